import { fewestReviews } from '#app/features/insights/chance.ts'
import type { Query } from '#app/features/question-reading/query.schema.ts'
import { isCounted } from '#app/features/reviews/review.vocabulary.ts'
import { formatNumber } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Answer } from './answer.ts'
import type { Asking } from './answers/answer-parts.ts'
import { byDimension } from './answers/by-dimension.server.ts'
import { compare } from './answers/comparison.server.ts'
import { extreme } from './answers/extreme.server.ts'
import { nothing } from './answers/no-reviews.ts'
import { oneNumber } from './answers/one-number.server.ts'
import { tone } from './answers/tone.ts'
import { rankTopics } from './answers/topic-ranking.server.ts'
import { starsNote, unsure } from './answers/unsure-opinions.server.ts'
import { whatTheySay } from './answers/what-they-say.server.ts'
import { groupsOf } from './groups-of-rows.ts'
import { leftOutNotes, namedBy } from './left-out.ts'
import { matching } from './matching.ts'
import { mostRows, type Row } from './reading-rows.server.ts'
import { rowsFor } from './rows-of-query.server.ts'
import { lookedAt, needsImported } from './values.ts'

/** The answer to a typed query, from published reviews without those of insiders. All figures are counted here. */
export async function answerQuery(db: Database, businessId: string, query: Query): Promise<Answer> {
  if (query.versus) {
    const answer = await compare({ db, businessId, query }, query.versus)
    return { ...answer, notes: [...answer.notes, ...topicNotes(query)] }
  }
  const { rows: read, isBounded } = await rowsFor(db, businessId, query)
  const matched = matching(read, query.where)
  // Directions are told of three months and more.
  const by = query.by && query.isOfChange ? 'quarter' : query.by
  const isOfAll =
    query.measure === 'average' &&
    // So many are enough, and grouping them twice is slow.
    matched.filter(({ provenance }) => isCounted(provenance)).length < mostRows &&
    needsImported(by ? groupsOf(matched, by).map(({ rows }) => rows) : [matched], query)
  const rows = lookedAt(matched, query, isOfAll)
  const asking = { db, businessId, query: { ...query, isOfAll }, read, matched, isBounded }
  const answer = matched.length > 0 ? await answerFrom(asking, rows) : await answerNone(asking)
  const notes = leftOutNotes(query, { named: namedBy(query, read), counted: rows })
  const said = {
    ...answer,
    notes: [...answer.notes, ...notes, ...opinionNotes(query, read, rows), ...topicNotes(query)],
  }
  return isBounded ? bounded(said) : said
}

/** Of opinions, there may be some that we are not sure of. */
function answerNone(asking: Asking): Promise<Answer> | Answer {
  const { opinion, ...where } = asking.query.where
  const others = opinion ? matching(asking.read, where) : []
  return others.length > 0 ? unsure(asking, others) : nothing(asking.query)
}

function opinionNotes(query: Query, read: Row[], rows: Row[]): string[] {
  const { opinion, ...where } = query.where
  if (!opinion || rows.length === 0 || where.topics || where.words) return []
  // Of few, the answer tells the stars.
  if (rows.length < fewestReviews || where.lowest || where.highest)
    return ['We counted only opinions that we are sure of.']
  return [
    `We counted only opinions that we are sure of. By their stars, ${starsNote(matching(read, where), opinion)}.`,
  ]
}

/** A topic is less than a word: a review that has the word can be about something else, and one without it about this. */
function topicNotes({ where, part, versus }: Query): string[] {
  const isOfTopic = [where, part, versus].some((set) => set?.topics)
  return isOfTopic
    ? ['We counted the reviews in which we found this topic. Others may mention it in words that we missed.']
    : []
}

const bounded = (answer: Answer): Answer => ({
  ...answer,
  text: `Among the newest ${formatNumber(mostRows)} reviews of the period: ${answer.text}`,
  address: null,
  figures: answer.figures.map(({ address: _, ...figure }) => figure),
  rows: answer.rows.map((row) => ({ ...row, address: null })),
})

function answerFrom(asking: Asking, rows: Row[]): Promise<Answer> | Answer {
  const { query } = asking
  if (query.by) return byDimension(asking, rows)
  switch (query.measure) {
    case 'count':
    case 'share':
    case 'average':
    case 'replies':
      return oneNumber(asking, rows)
    case 'tone':
      return tone(asking, rows)
    case 'topics':
      return rankTopics(asking, rows)
    case 'opinion':
    case 'quotes':
      return whatTheySay(asking, rows)
    default:
      return extreme(asking, rows)
  }
}
