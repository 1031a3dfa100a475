import type { ReactNode } from 'react'
import { Provenance } from '#app/ui/provenance.tsx'
import type { PublicRecord } from './public-record.server.ts'
import { challengeReasonText } from './review.vocabulary.ts'
import type { Distribution } from './summary.server.ts'

export function StandingTable({ record: { standing } }: { record: PublicRecord }) {
  const own = standing.filter(({ provenance }) => provenance !== 'imported')
  return (
    <Matrix caption="Standing reviews by how they came in and by stars" first="Came in as">
      {standing.map(({ provenance, byRating }) => (
        <Line byRating={byRating} key={provenance}>
          <Provenance kind={provenance} />
        </Line>
      ))}
      <Line byRating={added(own)} isStrong>
        Part of the rating
      </Line>
    </Matrix>
  )
}

export function RemovedTable({
  record: { removed, refused, withdrawn, standing },
}: {
  record: PublicRecord
}) {
  return (
    <Matrix caption="Reviews that do not stand, by reason and by stars" first="Reason">
      {removed.map(({ reason, byRating }) => (
        <Line byRating={byRating} key={reason}>
          {challengeReasonText[reason]}
        </Line>
      ))}
      <Line byRating={added(removed)} isStrong>
        Removed
      </Line>
      <Line byRating={added(refused)}>Refused before publishing</Line>
      <Line byRating={withdrawn}>Withdrawn by authors</Line>
      <Line byRating={added(standing)}>Standing</Line>
    </Matrix>
  )
}

function added(groups: { byRating: Distribution }[]): Distribution {
  const sums: Distribution = [0, 0, 0, 0, 0]
  for (const { byRating } of groups) for (const at of [0, 1, 2, 3, 4] as const) sums[at] += byRating[at]
  return sums
}

const columns = [1, 2, 3, 4, 5]

function Matrix({ caption, first, children }: { caption: string; first: string; children: ReactNode }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-xs text-muted">
        <tr className="border-b border-rule">
          <th className="py-2 pr-2" scope="col">
            {first}
          </th>
          {columns.map((rating) => (
            <th className="py-2 pl-1 text-end" key={rating} scope="col">
              {rating}
              <span aria-hidden>★</span>
              <span className="sr-only">{rating === 1 ? ' star' : ' stars'}</span>
            </th>
          ))}
          <th className="py-2 pl-2 text-end" scope="col">
            All
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

type LineProps = { byRating: Distribution; isStrong?: boolean; children: ReactNode }

function Line({ byRating, isStrong, children }: LineProps) {
  const total = byRating.reduce((sum, each) => sum + each, 0)
  return (
    <tr className={isStrong ? 'border-b border-rule font-medium' : 'border-b border-line'}>
      <th className="py-2.5 pr-2 font-[inherit]" scope="row">
        {children}
      </th>
      {byRating.map((count, at) => (
        <td className={`py-2.5 pl-1 text-end ${count === 0 ? 'text-muted' : ''}`} key={columns[at]}>
          {count.toLocaleString('en')}
        </td>
      ))}
      <td className="py-2.5 pl-2 text-end">{total.toLocaleString('en')}</td>
    </tr>
  )
}
