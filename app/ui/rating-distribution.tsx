import { countOf } from '#app/languages/format.ts'
import { ShareBars } from './share-bars.tsx'

type RatingDistributionProps = {
  /** The number of ratings from 1 to 5 stars. */
  counts: readonly [number, number, number, number, number]
  /** The address of the reviews with that rating. */
  linkTo?: (rating: number) => string | undefined
  label?: string
  /** "4 stars" */
  nameOf?: (rating: number) => string
}

const inEnglish = (rating: number) => countOf(rating, 'star')

/** The distribution of ratings: one row per rating, five stars first. */
export function RatingDistribution(props: RatingDistributionProps) {
  const { counts, linkTo, label = 'Number of reviews by rating', nameOf = inEnglish } = props
  const total = counts.reduce((sum, count) => sum + count, 0)
  const rows = [5, 4, 3, 2, 1].map((rating) => ({
    label: nameOf(rating),
    count: counts[rating - 1]!,
    rate: total ? counts[rating - 1]! / total : 0,
    linkTo: linkTo?.(rating),
  }))
  return <ShareBars label={label} rows={rows} tone="star" />
}
