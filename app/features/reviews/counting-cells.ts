import { isCounted as isInRating, type Provenance } from './review.vocabulary.ts'

/**
 * 1 if the review clearly praises the topic, complains about it, or does neither. `score`, in thousandths, is the mean
 * of its sure opinions on the topic, null without any.
 */
export type MentionedTopic = {
  topic: string
  praise: 0 | 1
  complaints: 0 | 1
  neutral: 0 | 1
  score: number | null
}

/** The findings of the analysis of a review's present text. `score` is in thousandths. */
export type Findings = {
  language: string
  label: 'positive' | 'neutral' | 'negative' | null
  score: number | null
  topics: MentionedTopic[]
  foundAt: Date | null
}

/** Everything about a review that is counted, as in review_facts. */
export type Fact = Findings & {
  isCounted: boolean
  isHidden: boolean
  /** "2026-11-22" */
  writtenOn: string
  writtenHour: number
  publishedMonth: string | null
  provenance: Provenance | null
  importSource: string
  rating: number
  author: string
  replyTime: number | null
  replyEdited: boolean
}

export type CountTable =
  | 'reviewCounts'
  | 'topicCounts'
  | 'topicAuthors'
  | 'topicWeeks'
  | 'hourCounts'
  | 'replyTimes'
type Key = Record<string, string | number>
type Sums = Record<string, number>
/** A row of a table of counts, and what is added to it. */
export type Cell = { table: CountTable; key: Key; sums: Sums }

export const allTime = '-infinity'

/** The Monday of a day's week, both as "2026-11-22". */
export function mondayOf(day: string) {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/** The cells that a review counts in. */
export function cellsOf(fact: Fact): Cell[] {
  if (!fact.isCounted) return []
  const month = `${fact.writtenOn.slice(0, 7)}-01`
  const isRated = isInRating(fact.provenance)
  const topics = fact.provenance === 'insider' ? [] : fact.topics
  return [
    reviewCell(fact, 'all', allTime),
    reviewCell(fact, 'month', month),
    reviewCell(fact, 'day', fact.writtenOn),
    reviewCell(fact, 'published', fact.publishedMonth!),
    ...topics.flatMap((topic) => [
      reviewCell(fact, 'all', allTime, topic),
      reviewCell(fact, 'month', month, topic),
      topicCell(fact, allTime, topic),
      topicCell(fact, month, topic),
      authorCell(fact, topic),
      ...weekCells(fact, topic.topic, topic.score),
    ]),
    ...(fact.provenance === 'insider' ? [] : weekCells(fact, '', fact.score)),
    ...(isRated ? [hourCell(fact, month)] : []),
    ...(isRated && fact.replyTime !== null ? [replyCell(fact, fact.replyTime)] : []),
  ]
}

function reviewCell(fact: Fact, grain: string, start: string, topic?: MentionedTopic): Cell {
  const { provenance, importSource, language, rating, label, replyTime } = fact
  const isRepliedIn = (hours: number) => replyTime !== null && replyTime <= 10 * hours
  return {
    table: 'reviewCounts',
    key: { grain, topic: topic?.topic ?? '', start, provenance: provenance!, importSource, language, rating },
    sums: {
      reviews: 1,
      replied: Number(replyTime !== null),
      repliedInDay: Number(isRepliedIn(24)),
      repliedInWeek: Number(isRepliedIn(7 * 24)),
      hidden: Number(fact.isHidden),
      positive: Number(label === 'positive'),
      neutral: Number(label === 'neutral'),
      negative: Number(label === 'negative'),
      scoreTotal: fact.score ?? 0,
      praise: topic?.praise ?? 0,
      complaints: topic?.complaints ?? 0,
    },
  }
}

const topicCell = (
  { provenance }: Fact,
  start: string,
  { topic, praise, complaints, neutral }: MentionedTopic,
): Cell => {
  const imported = Number(provenance === 'imported')
  return {
    table: 'topicCounts',
    key: { start, topic },
    sums: {
      ...{ reviews: 1, praise, complaints, neutral },
      ...{ imported, importedPraise: imported * praise, importedComplaints: imported * complaints },
    },
  }
}

const weekCells = ({ writtenOn }: Fact, topic: string, score: number | null): Cell[] =>
  score === null
    ? []
    : [
        {
          table: 'topicWeeks',
          key: { week: mondayOf(writtenOn), topic },
          sums: { reviews: 1, scoreTotal: score, squareTotal: score ** 2 },
        },
      ]

const authorCell = ({ author }: Fact, { topic }: MentionedTopic): Cell => ({
  table: 'topicAuthors',
  key: { topic, author },
  sums: { reviews: 1 },
})

const hourCell = ({ writtenHour, provenance, language, rating }: Fact, month: string): Cell => ({
  table: 'hourCounts',
  key: { month, hour: writtenHour, provenance: provenance!, language },
  sums: { reviews: 1, stars: rating },
})

const replyCell = ({ rating, replyEdited }: Fact, replyTime: number): Cell => ({
  table: 'replyTimes',
  key: { side: rating <= 2 ? 'low' : rating >= 4 ? 'high' : 'middle', replyTime },
  sums: { replies: 1, edited: Number(replyEdited) },
})

/** The changes to the cells when `after` replaces `before`: one entry for each cell that changes. */
export function differences(before: Fact[], after: Fact[]): Cell[] {
  const changes = new Map<string, Cell>()
  const add = ({ table, key, sums }: Cell, by: 1 | -1) => {
    const name = JSON.stringify([table, ...Object.values(key)])
    const known = changes.get(name)?.sums
    const total = Object.entries(sums).map(([sum, count]) => [sum, (known?.[sum] ?? 0) + by * count])
    changes.set(name, { table, key, sums: Object.fromEntries(total) })
  }
  for (const cell of before.flatMap(cellsOf)) add(cell, -1)
  for (const cell of after.flatMap(cellsOf)) add(cell, 1)
  return [...changes.values()].filter(({ sums }) => Object.values(sums).some((by) => by !== 0))
}

const hour = 3_600_000
const tenth = hour / 10

/**
 * A time to the reply in tenths of an hour, as it is counted: to a tenth below two days, then to the hour, so that there
 * are few different ones.
 */
export function replyTimeOf(milliseconds: number) {
  return milliseconds < 48 * hour ? Math.round(milliseconds / tenth) : Math.round(milliseconds / hour) * 10
}
