import { sql } from 'drizzle-orm'
import { analyse } from '#analysis/analyse.ts'
import { mentions } from '#app/features/analyses/analysis.table.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Question } from './question.schema.ts'
import { conditionOf, scopeOf } from './question-filter.server.ts'
import type { Topic } from './vocabulary.server.ts'

/** A topic that a word may belong to, with how many reviews the engine files there. */
export type Filed = Topic & { reviews: number }

export const hasTopic = (businessId: string, topics: string[]) => sql`f.review_id in (
  select m.review_id from ${mentions} m where m.business_id = ${businessId} and not m.is_elsewhere and m.topic = any (${sql.param(topics)}::text[]))`

/** The topics under which the engine would file a word, by its English. */
export async function readFiled(
  db: Database,
  businessId: string,
  { asked, known, english }: { asked: Question; known: Topic[]; english: string[] },
): Promise<Filed[]> {
  // A word may have several meanings, as a garage is a workshop and a place to park: a topic counts if most of them lead to it.
  const said = english.map((each) => analyse(`the ${each}`, { languageHint: 'en' }).aspects)
  const aspects = said.flat().filter(({ topic }) => {
    const its = said.filter((each) => each.some((other) => other.topic === topic))
    return its.length > said.length / 2
  })
  const its = known.filter(({ stored }) => aspects.some((each) => stored.includes(each.topic)))
  return Promise.all(
    its.map(async (each) => {
      const where = conditionOf(asked, hasTopic(businessId, each.stored))
      const rows = await readCounts(db, businessId, { ...scopeOf(asked), where, by: [], sums: ['reviews'] })
      return { ...each, reviews: rows[0]?.reviews ?? 0 }
    }),
  )
}
