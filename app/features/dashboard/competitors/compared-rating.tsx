import { ratingInterval } from '#app/features/figures/chart.ts'
import { fewestReviews, type Interval } from '#app/features/figures/statistics.ts'
import { countOf, formatAverage } from '#app/languages/format.ts'
import type { Comparison, RatingComparison } from './comparing.server.ts'

type ComparedRatingProps = { name: string; comparison: Comparison }

/** Both average ratings with their intervals, and whether they differ beyond chance. */
export function ComparedRating({ name, comparison: { own, theirs, rating } }: ComparedRatingProps) {
  if (!rating)
    return (
      <p className="max-w-measure text-sm text-muted">
        Not enough reviews yet: comparing averages takes {fewestReviews} reviews on each side. You have{' '}
        {own.reviews}, they have {theirs.reviews}.
      </p>
    )
  return (
    <>
      <dl className="flex flex-wrap gap-x-16 gap-y-6">
        <Rated name="You" rating={rating.own} />
        <Rated name={name} rating={rating.theirs} />
      </dl>
      <p className="mt-4 max-w-measure text-sm">{differenceText(rating)}</p>
    </>
  )
}

function Rated({ name, rating }: { name: string; rating: Interval & { count: number } }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted wrap-anywhere" dir="auto">
        {name}
      </dt>
      <dd>
        <span className="font-serif text-3xl tabular-nums">{formatAverage(rating.value)}</span>
        <span className="block text-xs text-muted">
          {countOf(rating.count, 'review')}, 95% interval {ratingInterval(rating)}
        </span>
      </dd>
    </div>
  )
}

function differenceText({ difference: { value, low, high }, isSure }: RatingComparison) {
  if (!isSure) return 'The difference could be chance.'
  const [from, to] = value > 0 ? [low, high] : [-high, -low]
  return `Your average is ${formatAverage(Math.abs(value))} ${value > 0 ? 'higher' : 'lower'} (95% interval of the difference ${formatAverage(from)} to ${formatAverage(to)}).`
}
