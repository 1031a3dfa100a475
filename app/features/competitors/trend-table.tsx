import { ratingInterval } from '#app/features/figures/chart.ts'
import type { Interval } from '#app/features/figures/statistics.ts'
import { formatAverage, formatNumber, formatPercent } from '#app/languages/format.ts'
import { Table } from '#app/ui/table.tsx'
import type { Comparison } from './comparing.server.ts'
import { quarterName } from './side.ts'

type Row = Comparison['trend'][number]

/** Both ratings quarter by quarter, and how many of the reviews of the two are one's own. */
export function TrendTable({ trend }: { trend: Row[] }) {
  return (
    <>
      <Table
        caption="Ratings and share of reviews by quarter"
        columns={[
          { id: 'quarter', header: 'Quarter', cell: ({ quarter }: Row) => quarterName(quarter) },
          { id: 'own', header: 'Your rating', cell: ({ own }: Row) => rated(own), isNumber: true },
          { id: 'theirs', header: 'Their rating', cell: ({ theirs }: Row) => rated(theirs), isNumber: true },
          {
            id: 'voice',
            header: 'Your share of the reviews',
            cell: ({ own, theirs }: Row) => {
              const all = own.reviews + theirs.reviews
              return all === 0 ? 'none' : `${formatPercent(own.reviews / all)} of ${formatNumber(all)}`
            },
            isNumber: true,
          },
        ]}
        rowId={({ quarter }) => quarter}
        rows={trend.toReversed()}
      />
      <p className="mt-3 max-w-measure text-xs text-muted">
        Averages with their 95% interval and the number of reviews in brackets.
      </p>
    </>
  )
}

function rated({ reviews, rating }: { reviews: number; rating: Interval | null }) {
  if (!rating) return reviews === 0 ? 'no reviews' : `too few (${formatNumber(reviews)})`
  return `${formatAverage(rating.value)}, ${ratingInterval(rating)} (${formatNumber(reviews)})`
}
