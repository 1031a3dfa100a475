import { countOf } from '#app/languages/format.ts'
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
