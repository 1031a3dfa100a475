import { fillWords } from '#app/languages/languages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { incentiveText, type PublicReview } from './public-review.ts'

const gift =
  'M12 7v14M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8M7.5 7a1 1 0 0 1 0-5A4.8 8 0 0 1 12 7a4.8 8 0 0 1 4.5-5 1 1 0 0 1 0 5M4 7h16a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1z'

type ReviewMarksProps = {
  review: Pick<PublicReview, 'incentive'>
  /** Of a page that is not in English. */
  words?: { incentive: string }
}

/** What is said beside a review, wherever one is shown. */
export function ReviewMarks({ review: { incentive }, words }: ReviewMarksProps) {
  if (incentive === null) return null
  return (
    <span className="inline-flex items-start gap-1 text-xs/tight text-muted">
      <Icon className="shrink-0" path={gift} size={14} />
      <span className="wrap-anywhere">
        {words ? fillWords(words.incentive, { incentive }) : incentiveText(incentive)}
      </span>
    </span>
  )
}
