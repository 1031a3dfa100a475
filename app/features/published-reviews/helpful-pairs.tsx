import type { ReactNode } from 'react'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import { formatNumber } from '#app/languages/format.ts'
import type { HelpfulPair } from './helpful-pairs.server.ts'
import { helpfulnessInWords, mostRanked } from './helpfulness.ts'

type HelpfulPairsProps = {
  pairs: HelpfulPair[]
  draw: (review: PublicReview) => ReactNode
}

/** Praise on the left, criticism on the right, and how they were ranked. */
export function HelpfulPairs({ pairs, draw }: HelpfulPairsProps) {
  return (
    <>
      <HowRanked />
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
            <SideOfPair label="Praise" review={praise && draw(praise)}>
              {isFirstGap(pairs, index, 'praise') && 'No more praise matches.'}
            </SideOfPair>
            <SideOfPair label="Criticism" review={criticism && draw(criticism)}>
              {isFirstGap(pairs, index, 'criticism') && 'No more criticism matches.'}
            </SideOfPair>
          </li>
        ))}
      </ol>
    </>
  )
}

const isFirstGap = (pairs: HelpfulPair[], index: number, side: 'praise' | 'criticism') =>
  !pairs[index]![side] && (index === 0 || pairs[index - 1]![side] !== null)

type SideProps = {
  label: string
  review: ReactNode
  /** Shown if there is no review. */
  children: ReactNode
}

function SideOfPair({ label, review, children }: SideProps) {
  if (!review && !children) return <div className="max-md:hidden" />
  return (
    <div className="pt-5 pb-7 max-md:not-first:border-t max-md:not-first:border-line">
      <p className="mb-2 text-xs text-muted md:sr-only">{label}</p>
      {review ?? <p className="text-sm text-muted">{children}</p>}
    </div>
  )
}

function HowRanked() {
  return (
    <details className="mb-6 max-w-measure text-sm">
      <summary className="cursor-pointer text-muted">
        Most helpful first on each side.{' '}
        <span className="text-ink underline decoration-control underline-offset-4">How we rank them</span>
      </summary>
      <div className="mt-3 grid gap-2">
        <p>
          Both sides are ranked by the same points, which anyone can count again. The stars only decide on
          which side a review appears, and nothing that the business does after it was written changes its
          points.
        </p>
        <ul className="grid list-disc gap-1 pl-5 text-muted">
          {helpfulnessInWords.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="text-muted">
          If more than {formatNumber(mostRanked)} reviews match, only the newest {formatNumber(mostRanked)}{' '}
          are ranked. “Newest first” shows every review.
        </p>
      </div>
    </details>
  )
}
