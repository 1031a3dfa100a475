import { formatNumber, formatPercent } from '#app/languages/format.ts'
import { Table } from '#app/ui/table.tsx'
import type { ShareOfVoice, Voice } from './share-of-voice.server.ts'
import { quarterName } from './side.ts'

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
