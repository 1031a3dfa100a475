import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { countOf } from '#app/features/reviews/counted.ts'
import { provenanceText } from '#app/features/reviews/public-review.ts'
import { type Provenance as Kind, provenances } from '#app/features/reviews/review.vocabulary.ts'
import { Provenance } from '#app/ui/provenance.tsx'
import { StarMatrix } from '#app/ui/star-matrix.tsx'
import { starCounts } from './counts.ts'
import type { Source } from './public-record.ts'
import { RecordPart, Within } from './record-part.tsx'
import type { ShownRecord } from './shown-record.ts'

/** How the reviews came in, and what each way does to the rating. */
export function SourcesPart({ record }: { record: ShownRecord }) {
  const { business, sources, rating } = record
  const open = (source: Kind | null) => (stars: number | null) =>
    viewAddress(business.id, { source, rating: stars })
  const rows = provenances.map((kind) => ({ kind, ...sources[kind] }))
  return (
    <RecordPart
      id="sources"
      lead={
        <>
          <p>Nobody types how a review came in: the service sets it.</p>
          <p>{sentence(record)}</p>
        </>
      }
      title="How did the reviews come in?"
    >
      <Within title="Stars by the way they came">
        <StarMatrix
          caption="Standing reviews by how they came in and by stars"
          first="Came in as"
          rows={[
            ...rows.map(({ kind, byStars }) => ({
              id: kind,
              label: <Provenance kind={kind} />,
              counts: starCounts(byStars),
              linkTo: open(kind),
            })),
            { id: 'own', label: 'Part of the rating', counts: starCounts(rating.byStars), isStrong: true },
          ]}
        />
      </Within>
      <Within title="The rating with and without them">
        <RatingEffect rows={rows} />
      </Within>
    </RecordPart>
  )
}

const score = (average: number | null) => average?.toFixed(2) ?? 'none'

/** Four short columns: they fit a phone as they are. */
function RatingEffect({ rows }: { rows: (Source & { kind: Kind })[] }) {
  return (
    <table className="table">
      <caption className="sr-only">What each way does to the rating</caption>
      <thead>
        <tr>
          <th scope="col">Came in as</th>
          <th className="number" scope="col">
            Average
          </th>
          <th className="number" scope="col">
            Rating with
          </th>
          <th className="number" scope="col">
            Without
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, average, ratingWith, ratingWithout }) => (
          <tr key={kind}>
            <th className="font-normal" scope="row">
              {provenanceText[kind].label}
              <span className="hidden text-xs text-muted sm:block">{provenanceText[kind].meaning}</span>
            </th>
            <td className="number">{score(average)}</td>
            <td className="number">{score(ratingWith)}</td>
            <td className="number">{score(ratingWithout)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function sentence({ sources: { order, invited, confirmed, imported }, rating }: ShownRecord) {
  if (rating.count + imported.count === 0) return 'None came in so far.'
  const verified = order.count + invited.count
  return `${verified.toLocaleString('en')} of ${countOf(rating.count, 'review')} in the rating came by an order or an invitation, ${confirmed.count.toLocaleString('en')} from people who came on their own. ${imported.count.toLocaleString('en')} imported ${imported.count === 1 ? 'one is' : 'ones are'} shown, and not counted.`
}
