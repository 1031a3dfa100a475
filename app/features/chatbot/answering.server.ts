import type { Query } from '#app/features/question-reading/query.schema.ts'
import { isCounted } from '#app/features/reviews/review.vocabulary.ts'
import { formatNumber } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Answer } from './answer.ts'
import type { Asking } from './answers/answer-parts.ts'
import { byDimension } from './answers/by-dimension.ts'
import { compare } from './answers/comparison.server.ts'
import { extreme } from './answers/extreme.server.ts'
import { nothing } from './answers/no-reviews.ts'
import { oneNumber } from './answers/one-number.server.ts'
import { tone } from './answers/tone.ts'
import { rankTopics } from './answers/topic-ranking.server.ts'
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
  const rows = lookedAt(matching(read, query.where), query.measure, query)
  const answer = rows.length === 0 ? nothing(query) : await answerFrom(asking, rows)
  const isOfImports =
    query.measure === 'average' &&
    !query.where.provenances &&
    rows.length > 0 &&
    !isCounted(rows[0]!.provenance)
  const said = isOfImports
    ? { ...answer, notes: [...answer.notes, 'All of these reviews are imported: none is in your rating.'] }
    : answer
  return isBounded ? bounded(said) : said
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
