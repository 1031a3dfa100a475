import { countOf } from '#app/languages/format.ts'
import { type PublicView, viewQuery } from './public-view.ts'

/** From here on the number is not shown: more votes, bought or not, change nothing that anybody sees. */
const mostShown = 20

export const votesInWords =
  '“Helpful” counts one vote per network, review and day. Votes change neither the order nor the rating.'

export const voteOutcomes = ['counted', 'full', 'insider'] as const

/** A vote that this visitor has just sent. */
export type Voted = { reviewId: string; outcome: (typeof voteOutcomes)[number] }

const answers: Record<Voted['outcome'], string> = {
  counted: 'Thank you.',
  full: 'Not counted: today’s votes are used up.',
  insider: 'Not counted: you work for or with this business.',
}

type HelpfulVoteProps = {
  businessId: string
  review: { id: string; authorName: string }
  count: number
  /** Kept in the address of the page that comes back. */
  view: PublicView
  voted: Voted | null
}

/** Marks a review as helpful, and says how often readers did. */
export function HelpfulVote({ businessId, review, count, view, voted }: HelpfulVoteProps) {
  if (voted?.reviewId === review.id)
    return (
      <p className="helpful" data-result role="status" tabIndex={-1}>
        {answers[voted.outcome]} <Count count={count} />
      </p>
    )
  return (
    <form action={`/business/${businessId}${viewQuery(view)}`} className="helpful" method="post">
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
  return <span>Marked {count < mostShown ? countOf(count, 'time') : `${mostShown} times or more`}</span>
}
