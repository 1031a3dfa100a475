import { topicName } from '#app/features/analyses/topic-name.ts'
import { fewestReviews, isShareChanged } from '#app/features/insights/chance.ts'
import { countOf, formatList, formatNumber } from '#app/languages/format.ts'
import type { OpposedRow } from '#app/ui/opposed-drawing.tsx'
import { type Chart, nothingDrawn, stillNeeded } from './chart.ts'
import type { Counts } from './counting.server.ts'
import { type Asked, evidenceOf, without } from './filter.ts'
import { tooFewBefore } from './rating-chart.ts'
import type { TopicCounts } from './topics-counting.server.ts'

export type TopicData = { rows: OpposedRow[] }

const mostDrawn = 8

type OfTopics = {
  topics: TopicCounts[]
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
  const joined = topics.filter(({ isJoined }) => isJoined)
  const rows = topics.map(({ topic, praise, complaints }) => ({
    label: topicName(topic),
    praise,
    complaints,
    praiseTo: evidenceOf({ ...all, topic }, { label: 'positive' }),
    complaintsTo: evidenceOf({ ...all, topic }, { label: 'negative' }),
  }))
  return {
    question,
    answer: `${mostNamed(topics)}, in ${countOf(now.reviews, 'review')}.${changes(topics, now, before)}`,
    notes: [
      'Only praise and complaints that the engine is sure enough of are counted, in topics that at least three authors mention.',
      ...(rows.length > mostDrawn
        ? [`The chart shows the ${mostDrawn} largest topics; the table has all ${rows.length}.`]
        : []),
      ...(joined.length > 0
        ? [
            `You joined topics as ${formatList(joined.map(({ topic }) => topicName(topic)))}: a review that mentions two of them is two mentions.`,
          ]
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

const unitOf = ({ isJoined }: TopicCounts) => (isJoined ? 'mention' : 'review')

function mostNamed(topics: TopicCounts[]) {
  const [praised] = topics.filter(({ praise }) => praise >= 3).sort((a, b) => b.praise - a.praise)
  const [blamed] = topics
    .filter(({ complaints }) => complaints >= 3)
    .sort((a, b) => b.complaints - a.complaints)
  const parts = [
    praised && `most praise is for ${praised.topic} (${countOf(praised.praise, unitOf(praised))})`,
    blamed && `most complaints are about ${blamed.topic} (${countOf(blamed.complaints, unitOf(blamed))})`,
  ].filter(Boolean)
  const text =
    parts.length > 0 ? parts.join(' and ') : 'nothing is praised or complained about in three reviews'
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The clearest changes of shares; a rise of complaints comes first. */
function changes(topics: TopicCounts[], now: Counts, before: Counts | null) {
  if (!before) return ''
  if (before.reviews < fewestReviews) return tooFewBefore(before.reviews, 'the period before')
  const changed = topics.flatMap((each) => {
    const isChanged = (count: number, was: number) => isShareChanged(count, now.reviews, was, before.reviews)
    const said = (what: string, count: number, was: number) =>
      `${what} ${each.topic}, ${formatNumber(count)} in ${formatNumber(now.reviews)} reviews after ${formatNumber(was)} in ${formatNumber(before.reviews)} before`
    if (isChanged(each.complaints, each.complaintsBefore)) {
      return [said('complaints about', each.complaints, each.complaintsBefore)]
    }
    return isChanged(each.praise, each.praiseBefore)
      ? [said('praise for', each.praise, each.praiseBefore)]
      : []
  })
  if (changed.length === 0) return ' No topic’s share has changed clearly.'
  return ` Clear changes (90% confidence): ${changed.slice(0, 2).join('; ')}.`
}
