import { sql } from 'drizzle-orm'
import { analyse } from '#analysis/analyse.ts'
import { phraseOf } from '#analysis/languages/concepts.ts'
import { mentions } from '#app/features/analyses/analysis.table.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { countOf, noStars, type StarCounts } from '#app/features/figures/statistics.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isNamed, type Topic } from './meanings.server.ts'
import type { Question } from './question.schema.ts'
import { conditionOf, scopeOf } from './question-filter.server.ts'

/** A topic that a word names, with all that the engine files there; `complaints`: how many read as such, by quarter. */
export type Filed = Topic & {
  reviews: number
  stars: StarCounts
  complaints: { start: string; reviews: number }[]
}

export const hasTopic = (businessId: string, topics: string[], isComplaint = false) => sql`f.review_id in (
  select m.review_id from ${mentions} m where m.business_id = ${businessId} and not m.is_elsewhere and m.topic = any (${sql.param(topics)}::text[])
    and (m.complaint or not ${isComplaint}))`

/** The topics that a word names, by its English, or, if it `isRare`, under which the engine would file it. */
export async function readFiled(
  db: Database,
  businessId: string,
  { asked, known, english, isRare }: { asked: Question; known: Topic[]; english: string[]; isRare: boolean },
): Promise<Filed[]> {
  const { aspects } = analyse(isRare ? `the ${english[0]}` : '', { languageHint: 'en' })
  const its = known.filter(
    ({ topic, stored }) =>
      english.some((each) => isNamed(phraseOf(each), topic)) ||
      aspects.some((each) => stored.includes(each.topic)),
  )
  return Promise.all(its.map(async (each) => ({ ...each, ...(await readTopic(each)) })))

  async function readTopic({ stored }: Topic) {
    const count = { ...scopeOf(asked), sums: ['reviews'] as ['reviews'] }
    const complaints = await readCounts(db, businessId, {
      ...{ ...count, by: ['start'], unit: 'quarter' },
      where: conditionOf(asked, hasTopic(businessId, stored, true)),
    })
    const where = conditionOf(asked, hasTopic(businessId, stored))
    const rows = await readCounts(db, businessId, { ...count, where, by: ['rating'] })
    const stars: StarCounts = [...noStars]
    for (const { rating, reviews } of rows) stars[rating - 1]! += reviews
    return {
      ...{ reviews: countOf(stars), stars },
      complaints: complaints.map(({ start, reviews }) => ({ start, reviews })),
    }
  }
}
