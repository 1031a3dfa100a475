import { countOf, formatMonthName, formatNumber } from '#app/languages/format.ts'
import { fewestReviews } from './chance.ts'
import type { Comparison } from './dashboard.server.ts'

/** "Are customers happier than last month?" answered, with what chance alone would do. */
export function RatingAnswer({ comparison: { month, before, difference } }: { comparison: Comparison }) {
  const name = formatMonthName(month.month)
  if (month.average === null) {
    return <span>{name} has no reviews yet that count toward your score.</span>
  }
  const good = (
    <>
      A month of {formatNumber(month.count)} is only good to ±{month.uncertainty!.toFixed(2)}
    </>
  )
  return (
    <span className="flex flex-wrap items-center gap-x-8 gap-y-2 pt-2 pb-3">
      <span className="font-serif text-6xl leading-[0.9] tracking-[-0.035em] text-ink">
        {month.average.toFixed(2)}
      </span>
      <span className="max-w-[30.5em] flex-1 basis-64 text-ink">
        in {name}, from {countOf(month.count, 'review')}.{' '}
        {difference ? (
          <>
            That is{' '}
            {difference.by === 0
              ? 'the same as in'
              : `${Math.abs(difference.by).toFixed(2)} ${difference.by > 0 ? 'above' : 'below'}`}{' '}
            {formatMonthName(before.month)}.{' '}
            {difference.isBeyondChance ? (
              <strong className="font-medium">That is more than chance alone would make likely.</strong>
            ) : (
              <>
                <strong className="font-medium">{good}</strong>, so it may be chance.
              </>
            )}
          </>
        ) : (
          <>
            Not enough reviews yet to compare it with {formatMonthName(before.month)}: at least{' '}
            {fewestReviews} in each month.
          </>
        )}
      </span>
    </span>
  )
}
