import { fewestReviews } from '#app/features/figures/statistics.ts'
import { countOf, formatAverage, formatMonthName } from '#app/languages/format.ts'
import type { Comparison } from './dashboard.server.ts'

/** This month's average against last month's, and whether the difference could be chance. */
export function RatingComparison({ comparison: { month, before, difference } }: { comparison: Comparison }) {
  const name = formatMonthName(month.month)
  if (month.count < fewestReviews) {
    return (
      <span className="block max-w-measure py-1">
        {month.count === 0
          ? `${name} has no reviews yet that count toward your rating.`
          : `${name} has ${countOf(month.count, 'review')} so far. An average of a month needs at least ${fewestReviews}.`}
      </span>
    )
  }
  const margin = (
    <>
      With {countOf(month.count, 'review')} the margin is ±{month.uncertainty!.toFixed(2)}
    </>
  )
  return (
    <span className="flex flex-wrap items-center gap-x-8 gap-y-2 pt-4 pb-3">
      <span className="font-serif text-6xl leading-[0.9] tracking-[-0.035em] text-ink">
        {formatAverage(month.average!)}
      </span>
      <span className="max-w-[30.5em] flex-1 basis-64 text-ink">
        in {name}, from {countOf(month.count, 'review')}.{' '}
        {difference ? (
          <>
            That is{' '}
            {difference.by === 0
              ? 'the same as in'
              : `${formatAverage(Math.abs(difference.by))} ${difference.by > 0 ? 'above' : 'below'}`}{' '}
            {formatMonthName(before.month)}.{' '}
            {difference.isSignificant ? (
              <strong className="font-medium">A difference this large is unlikely to be chance.</strong>
            ) : (
              <>
                <strong className="font-medium">{margin}</strong>, so this could be chance.
              </>
            )}
          </>
        ) : (
          <>
            Too few reviews to compare it with {formatMonthName(before.month)}: each month needs at least{' '}
            {fewestReviews}.
          </>
        )}
      </span>
    </span>
  )
}
