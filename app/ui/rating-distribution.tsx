import { countOf } from '#app/languages/format.ts'
import { ShareBars } from './share-bars.tsx'

type RatingDistributionProps = {
  /** The number of ratings from 1 to 5 stars. */
  counts: readonly [number, number, number, number, number]
  /** The address of the reviews with that rating. */
  linkTo?: (rating: number) => string
}

/** The distribution of ratings: one row per rating, five stars first. */
export function RatingDistribution({ counts, linkTo }: RatingDistributionProps) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const rows = [5, 4, 3, 2, 1].map((rating) => ({
    label: countOf(rating, 'star'),
    count: counts[rating - 1]!,
    rate: total ? counts[rating - 1]! / total : 0,
    linkTo: linkTo?.(rating),
  }))
  return <ShareBars label="Number of reviews by rating" rows={rows} tone="star" />
}
