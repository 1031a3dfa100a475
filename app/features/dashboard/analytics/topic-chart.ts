import { topicName } from '#app/features/analyses/topic-name.ts'
import { type Chart, nothingDrawn, stillNeeded } from '#app/features/figures/chart.ts'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import type { TopicCount } from '#app/features/figures/topics.server.ts'
import { countOf } from '#app/languages/format.ts'
import type { OpposedRow } from '#app/ui/opposed-drawing.tsx'
import type { Counts } from './counting.server.ts'
import { type Asked, evidenceOf, without } from './filter.ts'

export type TopicData = { rows: OpposedRow[] }

const mostDrawn = 8

type OfTopics = {
  topics: TopicCount[]
  now: Counts
  before: Counts | null
}

export function topicChart(filter: Asked, { topics, now, before }: OfTopics): Chart<TopicData> {
  const question = 'What do people praise and complain about?'
  const judged = now.positive + now.neutral + now.negative
  if (judged < fewestReviews)
    return { question, answer: stillNeeded(judged, 'judged review'), ...nothingDrawn }
  if (topics.length === 0) {
    const answer = `No topic has praise or complaints from three authors, in ${countOf(judged, 'judged review')}.`
    return { question, answer, ...nothingDrawn }
  }
  const all = without(filter, 'topic')
  const rows = topics.map(({ topic, praise, complaints }) => ({
    label: topicName(topic),
    praise,
    complaints,
    praiseTo: evidenceOf({ ...all, topic }, { label: 'positive' }),
    complaintsTo: evidenceOf({ ...all, topic }, { label: 'negative' }),
  }))
  return {
    question,
    answer: `${mostNamed(topics)}, in ${countOf(now.reviews, 'review')}.`,
    notes: [
      'Estimated from every mention in topics that at least three authors name; off by a fifth where the engine reads a trade less well. What changed is decided once a week, under What to do.',
      ...(rows.length > mostDrawn
        ? [`The chart shows the ${mostDrawn} largest topics; the table has all ${rows.length}.`]
        : []),
      ...(filter.topic ? ['It compares all topics, so it does not follow the filter by topic.'] : []),
    ],
    data: { rows: rows.slice(0, mostDrawn) },
    table: {
      columns: [
        { header: 'Topic', kind: 'text' },
        { header: 'Praise', kind: 'count' },
        { header: 'Complaints', kind: 'count' },
        ...(before
          ? [
              { header: 'Praise before', kind: 'count' as const },
              { header: 'Complaints before', kind: 'count' as const },
            ]
          : []),
      ],
      rows: topics.map(({ topic, praise, complaints, praiseBefore, complaintsBefore }) => [
        topicName(topic),
        praise,
        complaints,
        ...(before ? [praiseBefore, complaintsBefore] : []),
      ]),
    },
  }
}

function mostNamed(topics: TopicCount[]) {
  const [praised] = topics.filter(({ praise }) => praise >= 3).sort((a, b) => b.praise - a.praise)
  const [blamed] = topics
    .filter(({ complaints }) => complaints >= 3)
    .sort((a, b) => b.complaints - a.complaints)
  const parts = [
    praised && `most praise is for ${praised.topic} (${countOf(praised.praise, 'review')})`,
    blamed && `most complaints are about ${blamed.topic} (${countOf(blamed.complaints, 'review')})`,
  ].filter(Boolean)
  const text =
    parts.length > 0 ? parts.join(' and ') : 'nothing is praised or complained about in three reviews'
  return text.charAt(0).toUpperCase() + text.slice(1)
}
