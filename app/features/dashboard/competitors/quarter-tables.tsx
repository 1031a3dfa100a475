import { ratingInterval } from '#app/features/figures/chart.ts'
import { formatAverage, formatNumber, formatPercent } from '#app/languages/format.ts'
import { Table } from '#app/ui/table.tsx'
import type { Comparison, Quarter } from './comparing.server.ts'
import type { ShareOfVoice, Voice } from './share-of-voice.server.ts'
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

function rated({ reviews, rating }: Quarter) {
  if (!rating) return reviews === 0 ? 'no reviews' : `too few (${formatNumber(reviews)})`
  return `${formatAverage(rating.value)}, ${ratingInterval(rating)} (${formatNumber(reviews)})`
}

/** Each business's share of all their reviews together, quarter by quarter. */
export function ShareOfVoiceTable({ voice: { quarters, voices } }: { voice: ShareOfVoice }) {
  const totals = quarters.map((_, at) => totalOf(voices.map(({ reviews }) => reviews[at] ?? null)))
  return (
    <>
      <Table
        caption="Share of all reviews by quarter"
        columns={[
          {
            id: 'name',
            header: 'Business',
            cell: ({ id, name }: Voice) => (
              <span className="wrap-anywhere" dir="auto">
                {name}
                {id === null && ' (you)'}
              </span>
            ),
          },
          ...quarters.map((quarter, at) => ({
            id: quarter,
            header: quarterName(quarter),
            cell: ({ reviews }: Voice) => shareOf(reviews[at] ?? null, totals[at] ?? null),
            isNumber: true,
          })),
        ]}
        rowId={({ id }) => id ?? 'own'}
        rows={voices}
      />
      <p className="mt-3 max-w-measure text-xs text-muted">
        Each business’s share of all reviews in this table, with their number in brackets. “Not imported”
        means that the imported reviews end before the quarter does; then that quarter has no shares.
      </p>
    </>
  )
}

/** Null where the reviews of one of them are not all known: what is left would look like more than it is. */
const totalOf = (reviews: (number | null)[]) =>
  reviews.includes(null) ? null : reviews.reduce<number>((sum, each) => sum + each!, 0)

function shareOf(reviews: number | null, total: number | null) {
  if (reviews === null) return 'not imported'
  if (total === null) return `(${formatNumber(reviews)})`
  return total === 0 ? 'none' : `${formatPercent(reviews / total)} (${formatNumber(reviews)})`
}
