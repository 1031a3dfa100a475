import type { PublicReview } from '#app/features/reviews/public-review.ts'
import { ReviewCard } from '#app/features/reviews/review-card.tsx'
import type { Span } from '#app/ui/underlined.tsx'
import type { BalancedReviews } from './balanced.server.ts'
import { helpfulnessInWords, mostWeighed } from './helpfulness.ts'
import { reportAddress } from './public-view.ts'

type BalancedPairsProps = {
  business: { id: string; name: string }
  pairs: BalancedReviews['pairs']
  mentions: Record<string, Span[]>
}

/** Praise on the left, criticism on the right, and how they were chosen. */
export function BalancedPairs({ business, pairs, mentions }: BalancedPairsProps) {
  return (
    <>
      <HowChosen />
      <div aria-hidden className="hidden grid-cols-2 gap-x-10 text-sm font-medium md:grid">
        <p>Praise: four or five stars</p>
        <p>Criticism: one to three stars</p>
      </div>
      <ol className="mt-3">
        {pairs.map(({ praise, criticism }, index) => (
          <li
            className="grid border-t border-rule md:grid-cols-2 md:gap-x-10"
            key={praise?.id ?? criticism?.id}
          >
            <SideOfPair
              business={business}
              label="Praise"
              review={praise}
              spans={praise && mentions[praise.id]}
            >
              {isFirstGap(pairs, index, 'praise') && 'No further praise fits.'}
            </SideOfPair>
            <SideOfPair
              business={business}
              label="Criticism"
              review={criticism}
              spans={criticism && mentions[criticism.id]}
            >
              {isFirstGap(pairs, index, 'criticism') && 'No further criticism fits.'}
            </SideOfPair>
          </li>
        ))}
      </ol>
    </>
  )
}

const isFirstGap = (pairs: BalancedReviews['pairs'], index: number, side: 'praise' | 'criticism') =>
  !pairs[index]![side] && (index === 0 || pairs[index - 1]![side] !== null)

type SideProps = {
  business: { id: string; name: string }
  label: string
  review: PublicReview | null
  spans: Span[] | null | undefined
  /** What stands where no review does. */
  children: React.ReactNode
}

function SideOfPair({ business, label, review, spans, children }: SideProps) {
  if (!review && !children) return <div className="max-md:hidden" />
  return (
    <div className="pt-5 pb-7 max-md:not-first:border-t max-md:not-first:border-line">
      <p className="mb-2 text-xs text-muted md:sr-only">{label}</p>
      {review ? (
        <ReviewCard
          businessName={business.name}
          entry={review}
          reportTo={reportAddress(business.id, review.id)}
          spans={spans ?? []}
        />
      ) : (
        <p className="text-sm text-muted">{children}</p>
      )}
    </div>
  )
}

function HowChosen() {
  return (
    <details className="mb-6 max-w-measure text-sm">
      <summary className="cursor-pointer text-muted">
        The most helpful first on each side.{' '}
        <span className="text-ink underline decoration-control underline-offset-4">How that is counted</span>
      </summary>
      <div className="mt-3 grid gap-2">
        <p>
          Both sides are counted alike, in points that anybody can count again. The stars decide only the side
          on which a review stands, and nothing that the business does counts.
        </p>
        <ul className="grid list-disc gap-1 pl-5 text-muted">
          {helpfulnessInWords.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="text-muted">
          Of more than {mostWeighed.toLocaleString('en')} reviews, the newest{' '}
          {mostWeighed.toLocaleString('en')} that fit are looked at. “Newest first” shows every review.
        </p>
      </div>
    </details>
  )
}
