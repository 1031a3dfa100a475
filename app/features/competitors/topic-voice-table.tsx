import { topicName } from '#app/features/analyses/topic-name.ts'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { formatNumber, formatPercent } from '#app/languages/format.ts'
import { Table } from '#app/ui/table.tsx'
import type { ComparedTopic, Mentions } from './comparing-topics.ts'
import { quarterName } from './side.ts'

/** Of the reviews of the two that mention a topic, the share that is one's own, quarter by quarter. */
export function TopicVoiceTable({ topics }: { topics: ComparedTopic[] }) {
  const quarters = topics[0]!.voice.map(({ quarter }) => quarter)
  return (
    <>
      <Table
        caption="Your share of the reviews that mention each topic, by quarter"
        columns={[
          {
            id: 'topic',
            header: 'Topic',
            cell: ({ name }: ComparedTopic) => <span className="wrap-anywhere">{topicName(name)}</span>,
          },
          ...quarters.map((quarter, at) => ({
            id: quarter,
            header: quarterName(quarter),
            cell: ({ voice }: ComparedTopic) => shareOf(voice[at]!),
            isNumber: true,
          })),
        ]}
        rowId={({ topic }) => topic}
        rows={topics}
      />
      <p className="mt-3 max-w-measure text-xs text-muted">
        Of all reviews that mention the topic, yours and theirs together, the share that is yours. There is no
        share below {fewestReviews} reviews.
      </p>
    </>
  )
}

function shareOf({ own, theirs }: Mentions) {
  const all = own + theirs
  if (all < fewestReviews) return all === 0 ? 'none' : `too few (${formatNumber(all)})`
  return `${formatPercent(own / all)} of ${formatNumber(all)}`
}
