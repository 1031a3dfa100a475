import { usePublicPage } from '#app/features/reviews/page-words.ts'
import { countIn, fillWords } from '#app/languages/languages.ts'
import { type PublicView, pageOf, viewQuery } from './public-view.ts'

/** Larger numbers are not shown, so that nobody gains by buying more votes. */
const mostShown = 20

export const voteOutcomes = ['counted', 'full', 'insider'] as const

export type Voted = { reviewId: string; outcome: (typeof voteOutcomes)[number] }

type HelpfulVoteProps = {
  businessId: string
  review: { id: string; authorName: string }
  count: number
  /** Kept in the address of the next page. */
  view: PublicView
  voted: Voted | null
}

export function HelpfulVote({ businessId, review, count, view, voted }: HelpfulVoteProps) {
  const { words } = usePublicPage()
  if (voted?.reviewId === review.id)
    return (
      <p className="helpful" data-result role="status" tabIndex={-1}>
        {words.voted[voted.outcome]} <Count count={count} />
      </p>
    )
  return (
    <form action={pageOf(businessId, view) + viewQuery(view)} className="helpful" method="post">
      <input name="helpful" type="hidden" value={review.id} />
      <button
        aria-label={fillWords(words.helpfulReview, { author: review.authorName })}
        className="act"
        type="submit"
      >
        {words.helpful}
      </button>
      <Count count={count} />
    </form>
  )
}

function Count({ count }: { count: number }) {
  const { words, language } = usePublicPage()
  if (count === 0) return null
  const votes = countIn(words.votes, Math.min(count, mostShown), language)
  return <span>{count < mostShown ? votes : fillWords(words.votesOrMore, { votes })}</span>
}
