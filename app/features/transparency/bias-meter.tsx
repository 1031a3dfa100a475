import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { ShareBars } from '#app/ui/share-bars.tsx'
import type { StarChoice } from './cases.ts'
import { type Comparison, type Share, type Stars, stars } from './public-record.ts'

type BiasMeterProps = {
  businessId: string
  /** Of the count: "Challenged". */
  counted: string
  bias: Comparison
  byStars: Record<Stars, Share>
  /** Where the counted ones with these stars are listed. */
  open?: (stars: StarChoice) => string
}

/** The share of bad and of good reviews, and below them each number of stars, on one scale. */
export function BiasMeter({ businessId, counted, bias, byStars, open }: BiasMeterProps) {
  return (
    <div className="grid gap-3">
      <ShareBars
        caption={`Share of the reviews that were ${counted.toLowerCase()}, of bad and of good ones, and by stars`}
        counted={counted}
        rows={[
          { id: 'low', label: '1 or 2 stars', isStrong: true, countTo: open?.('low'), ...bias.low },
          { id: 'high', label: '4 or 5 stars', isStrong: true, countTo: open?.('high'), ...bias.high },
          ...stars.map((each) => ({
            id: String(each),
            label: each === 1 ? '1 star' : `${each} stars`,
            linkTo: viewAddress(businessId, { rating: each }),
            countTo: open?.(`${each}`),
            ...byStars[each],
          })),
        ]}
      />
      <p className="text-xs text-muted">
        The thin line spans where the true share may lie, 19 times of 20: the fewer reviews, the longer it is.
      </p>
    </div>
  )
}
