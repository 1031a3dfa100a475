import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import { languages } from '#app/languages/languages.ts'
import { type PublicView, pageOf, viewQuery } from './public-view.ts'

/** Larger numbers are not shown, so that nobody gains by buying more votes. */
const mostShown = 20

export const votesInWords =
  '“Helpful” counts one vote per network, review and day. Votes change neither the order nor the rating.'

export const voteOutcomes = ['counted', 'full', 'insider'] as const

export type Voted = { reviewId: string; outcome: (typeof voteOutcomes)[number] }

const answers: Record<Voted['outcome'], string> = {
  counted: 'Thank you.',
  full: 'Not counted: today’s limit is reached.',
  insider: 'Not counted: your account belongs to this business or to the operator of this service.',
}

type HelpfulVoteProps = {
  businessId: string
  review: { id: string; authorName: string }
  count: number
  /** Kept in the address of the next page. */
  view: PublicView
  voted: Voted | null
}

export function HelpfulVote({ businessId, review, count, view, voted }: HelpfulVoteProps) {
  if (voted?.reviewId === review.id)
    return (
      <p className="helpful" data-result role="status" tabIndex={-1}>
        {answers[voted.outcome]} <Count count={count} />
      </p>
    )
  return (
    <form action={pageOf(businessId, view) + viewQuery(view)} className="helpful" method="post">
      <input name="helpful" type="hidden" value={review.id} />
      <button className="act" type="submit">
        Helpful<span className="sr-only">: the review by {review.authorName}</span>
      </button>
      <Count count={count} />
    </form>
  )
}

function Count({ count }: { count: number }) {
  if (count === 0) return null
  return <span>{count < mostShown ? countOf(count, 'vote') : `${mostShown} votes or more`}</span>
}

/**
 * How helpful a review is to a stranger, in points. Stars and sentiment give none, nor does anything that the business
 * does after it was written. The page shows these numbers and the query ranks by them.
 */
export const points = {
  length: { perCharacters: 25, most: 20 },
  /** Texts that the engine cannot analyse get the middle. */
  topics: { each: 5, most: 20, unread: 10 },
  bothSides: 5,
  figure: 5,
  // Insiders' reviews come last.
  provenance: { order: 10, invited: 10, confirmed: 5, insider: -500, imported: 0 } satisfies Record<
    Provenance,
    number
  >,
  /** A review loses one point in each of these periods, so that newer reviews come first. */
  daysPerPoint: 30,
}

/** Reviews with at least this many stars are praise, the others criticism. */
export const leastPraise = 4

/** How many reviews are ranked, newest first. */
export const mostRanked = 2000

/** How reviews are ranked, in sentences for people who want to check it. */
export const helpfulnessInWords = [
  `Length: 1 point for every ${points.length.perCharacters} characters, at most ${points.length.most}.`,
  `Topics: ${points.topics.each} points for each topic, such as staff or delivery, at most ${points.topics.most}. The program that finds topics knows ${languages.length} languages; texts that it cannot analyse get ${points.topics.unread}, stars without a text none.`,
  `Both sides: ${points.bothSides} points if it praises one thing and complains about another.`,
  `A number: ${points.figure} points if it gives one, such as a price, a date or a waiting time.`,
  `Source: ${points.provenance.order} points for an order or an invitation, ${points.provenance.confirmed} for a confirmed address, none if imported, ${-points.provenance.insider} less for an insider’s, which so comes last.`,
  `Age: 1 point less for every ${points.daysPerPoint} days.`,
]
