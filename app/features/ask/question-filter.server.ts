import { type SQL, sql } from 'drizzle-orm'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { plusDays } from '#app/platform/clock.ts'
import type { Question } from './question.schema.ts'

export const customers = provenances.filter((each) => each !== 'insider')

export type Scope = { from: string | null; to: string | null }

/** `to` is exclusive in counts, and included in a question. */
export const scopeOf = ({ from, to }: Question) => ({
  provenance: customers,
  from: from ?? null,
  to: to ? plusDays(to, 1) : null,
})

/** The condition on `f` for the stars, the language and the words. */
export function conditionOf({ stars, written }: Question, words: SQL | null) {
  const [lowest, highest = lowest] = (stars ?? '').split('-').map(Number)
  const parts = [
    ...(stars ? [sql`f.rating between ${lowest} and ${highest}`] : []),
    ...(written ? [sql`f.language = any (${sql.param(written.split(' '))}::text[])`] : []),
    ...(words ? [words] : []),
  ]
  return parts.length > 0 ? sql.join(parts, sql` and `) : undefined
}
