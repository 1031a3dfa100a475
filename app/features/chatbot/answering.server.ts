import type { Query } from '#app/features/question-reading/query.schema.ts'
import { isCounted } from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatNumber } from '#app/languages/format.ts'
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
import { matching } from './matching.ts'
import { mostRows, type Row } from './reading-rows.server.ts'
import { rowsFor } from './rows-of-query.server.ts'
import { lookedAt } from './values.ts'

/** The answer to a typed query, from published reviews without those of insiders. All figures are counted here. */
export async function answerQuery(db: Database, businessId: string, query: Query): Promise<Answer> {
  const asking = { db, businessId, query }
  if (query.versus) return compare(asking, query.versus)
  const { rows: read, isBounded } = await rowsFor(db, businessId, query)
  const matched = matching(read, query.where)
  const rows = lookedAt(matched, query.measure, query)
  const answer = rows.length > 0 ? await answerFrom(asking, rows) : await answerNone(asking, read)
  const said = { ...answer, notes: [...answer.notes, ...notesOn(query, { read, matched, rows })] }
  return isBounded ? bounded(said) : said
}

/** Of opinions, there may be some that we are not sure of. */
function answerNone(asking: Asking, read: Row[]): Promise<Answer> | Answer {
  const { opinion, ...where } = asking.query.where
  const others = opinion ? matching(read, where) : []
  return others.length > 0 ? unsure(asking, others) : nothing(asking.query)
}

type Read = { read: Row[]; matched: Row[]; rows: Row[] }

/** Which reviews an answer leaves out. */
function notesOn(query: Query, { read, matched, rows }: Read): string[] {
  const { provenances, opinion, ...where } = query.where
  const imported = (some: Row[]) => some.filter(({ provenance }) => !isCounted(provenance)).length
  const left = imported(matched) - imported(rows)
  if (query.measure === 'average' && !provenances && rows.length > 0 && imported(rows) > 0)
    return ['All of these reviews are imported: none is in your rating.']
  if (query.where.reply && !provenances) {
    const { reply: _, ...rest } = query.where
    const without = imported(matching(read, rest))
    if (without > 0)
      return [
        `${countOf(without, 'imported review')} ${without === 1 ? 'is' : 'are'} left out: a reply is counted only for reviews in your rating.`,
      ]
  }
  if (left > 0 && !query.part?.label)
    return [
      `${countOf(left, 'imported review')} ${left === 1 ? 'is' : 'are'} not in your rating and left out here.`,
    ]
  if (!opinion || rows.length === 0 || query.where.topics || query.where.words) return []
  const all = matching(read, { ...where, ...(provenances && { provenances }) })
  return [`Counted are only opinions that we are sure of. By their stars, ${starsNote(all, opinion)}.`]
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
