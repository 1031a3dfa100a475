import { type SQL, sql } from 'drizzle-orm'
import { leastSureAgainstStars } from '#app/features/analyses/analysis.schema.ts'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { customerProvenances } from '#app/features/reviews/review.vocabulary.ts'
import { plusDays } from '#app/platform/clock.ts'
import type { Question } from './question.schema.ts'

export type Scope = { from: string | null; to: string | null }

/** `to` is exclusive in counts, and included in a question. */
export const scopeOf = ({ from, to }: Question) => ({
  provenance: customerProvenances,
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

/** Reviews about another business, which count for nobody. */
export const isOneOf = (reviews: string[]) => sql`f.review_id = any (${sql.param(reviews)}::uuid[])`

/** The condition of `isUnlikeStars` on `f`. */
export const isUnlikeItsStars = sql`exists (
  select from ${analyses} h where h.business_id = f.business_id and h.review_id = f.review_id and h.confidence >= ${leastSureAgainstStars}
    and ((f.rating <= 2 and h.label = 'positive') or (f.rating >= 4 and h.label = 'negative')))`
