import { topicName } from '#app/features/analyses/topic-name.ts'
import { formatNumber, formatPercent } from '#app/languages/format.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { Table } from '#app/ui/table.tsx'
import { pointsInterval } from './compared-sentences.tsx'
import { type Opinion, opinions, type Share } from './comparing-topics.ts'
import type { ShownTopic } from './sentences.server.ts'

type Row = ShownTopic & { opinion: Opinion }

const isSaid = ({ opinion, own, theirs }: Row) => own[opinion] + theirs[opinion] > 0

/** The share of reviews on either side that praise each topic or complain about it. */
export function ComparedTopics({ name, topics }: { name: string; topics: ShownTopic[] }) {
  if (topics.length === 0)
    return <p className="text-sm text-muted">No topic has praise or complaints on both of your pages yet.</p>
  const rows = topics.flatMap((topic): Row[] =>
    opinions.map((opinion) => ({ ...topic, opinion })).filter(isSaid),
  )
  return (
    <>
      <Table
        caption={`Topics of you and ${name}`}
        columns={[
          {
            id: 'topic',
            header: 'Topic',
            cell: ({ name, opinion }: Row) => (
              <span className="wrap-anywhere">
                {topicName(name)}, <span className="font-normal text-muted">{opinion}</span>
              </span>
            ),
          },
          ...(['own', 'theirs'] as const).map((side) => ({
            id: side,
            header: side === 'own' ? 'You' : 'Them',
            cell: ({ opinion, addresses, ...row }: Row) => (
              <LinkedShare share={row[opinion][side]} to={addresses[opinion][side]} />
            ),
            isNumber: true,
          })),
          {
            id: 'difference',
            header: 'Difference',
            cell: (row: Row) => {
              const { difference, isSure } = row[row.opinion]
              return `${pointsInterval(difference)}${isSure ? '' : ', could be chance'}`
            },
            isNumber: true,
          },
        ]}
        rowId={({ topic, opinion }) => `${topic} ${opinion}`}
        rows={rows}
      />
      <p className="mt-3 max-w-measure text-xs text-muted">
        Differences are 95% intervals in percentage points. A review that praises and complains counts in
        both. “Could be chance” takes into account that this table compares many rows at once.
      </p>
    </>
  )
}

function LinkedShare({ share: { count, of }, to }: { share: Share; to: string }) {
  const text = formatPercent(count / of)
  if (count === 0) return text
  return (
    <>
      <EvidenceLink to={to}>{text}</EvidenceLink> <span className="text-muted">({formatNumber(count)})</span>
    </>
  )
}
