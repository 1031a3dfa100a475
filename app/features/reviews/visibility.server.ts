import { sql } from 'drizzle-orm'
import { countedProvenances } from './review.vocabulary.ts'

/** The provenances of the rating, for `provenance in ${countedProvenancesSql}`. */
export const countedProvenancesSql = sql.raw(`(${countedProvenances.map((each) => `'${each}'`).join(', ')})`)

/** A review's state as its business sees it. Waiting: held by a check until the operator decides. */
export type Standing = 'published' | 'waiting' | 'withdrawn' | 'removed'

// Conditions on a review `r`, for every list and page that a business reads.

/** Nobody sees a review before its author has confirmed it. */
export const isVisible = sql`(r.state = 'published' or r.state = 'removed'
  or (r.state = 'pending' and r.held_at is not null)
  or (r.state = 'withdrawn' and r.published_at is not null))`

export const standing = sql`case when r.state = 'pending' then 'waiting' else r.state end`

/** The text of withdrawn and removed reviews is hidden from the business too. */
export const hasText = sql`r.state in ('published', 'pending')`

/** Imported reviews get their replies, if any, where they were written; insiders need none. */
export const isWithoutReply = (
  businessId: string,
) => sql`(r.state = 'published' and r.provenance in ${countedProvenancesSql}
  and not exists (select from replies w where w.business_id = ${businessId} and w.review_id = r.id))`
