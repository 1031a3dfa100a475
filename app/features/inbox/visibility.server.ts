import { sql } from 'drizzle-orm'

/** What a business sees of a review's state. Waiting: held by a check until the operator decides. */
export type Standing = 'published' | 'waiting' | 'withdrawn' | 'removed'

// Conditions on a review `r`, for every list and page that a business reads.

/** Nobody sees a review before its author has confirmed it. */
export const isVisible = sql`(r.state = 'published' or r.state = 'removed'
  or (r.state = 'pending' and r.held_at is not null)
  or (r.state = 'withdrawn' and r.published_at is not null))`

export const standing = sql`case when r.state = 'pending' then 'waiting' else r.state end`

/** What its author took back, or the operator took away, is no longer shown to the business either. */
export const hasText = sql`r.state in ('published', 'pending')`

/** Imported reviews are replied to, if at all, where they were written. */
export const isWithoutReply = sql`(r.state = 'published' and r.provenance <> 'imported'
  and not exists (select from replies w where w.business_id = r.business_id and w.review_id = r.id))`
