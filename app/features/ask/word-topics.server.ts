import { sql } from 'drizzle-orm'
import { analyse } from '#analysis/analyse.ts'
import { phraseOf } from '#analysis/languages/concepts.ts'
import { mentions } from '#app/features/analyses/analysis.table.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isNamed, type Topic } from './meanings.server.ts'
import type { Question } from './question.schema.ts'
import { conditionOf, scopeOf } from './question-filter.server.ts'

/** A topic that a word names, with how many reviews the engine files there. */
export type Filed = Topic & { reviews: number }

export const hasTopic = (businessId: string, topics: string[]) => sql`f.review_id in (
  select m.review_id from ${mentions} m where m.business_id = ${businessId} and not m.is_elsewhere and m.topic = any (${sql.param(topics)}::text[]))`

/** The topics that a word names, by its English, or, if it `isRare`, under which the engine would file it. */
export async function readFiled(
  db: Database,
  businessId: string,
  { asked, known, english, isRare }: { asked: Question; known: Topic[]; english: string[]; isRare: boolean },
): Promise<Filed[]> {
  // A garage is a workshop, and a place to park.
  const said = (isRare ? english : []).map((each) => analyse(`the ${each}`, { languageHint: 'en' }).aspects)
  const aspects = said.flat().filter(({ topic }) => {
    const its = said.filter((each) => each.some((other) => other.topic === topic))
    return its.length > said.length / 2
  })
  const its = known.filter(
    ({ topic, stored }) =>
      english.some((each) => isNamed(phraseOf(each), topic)) ||
      aspects.some((each) => stored.includes(each.topic)),
  )
  return Promise.all(
    its.map(async (each) => {
      const where = conditionOf(asked, hasTopic(businessId, each.stored))
      const rows = await readCounts(db, businessId, { ...scopeOf(asked), where, by: [], sums: ['reviews'] })
      return { ...each, reviews: rows[0]?.reviews ?? 0 }
    }),
  )
}
