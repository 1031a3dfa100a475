import { sql } from 'drizzle-orm'

/**
 * The author of a review `r`: the mailbox, or name and day if no address is kept. Exports give many people the same
 * name ("Amazon Customer", "A guest").
 */
export const authorOf = sql`coalesce(mailbox_of(r.author_email), 
  lower(r.author_name) || ' ' || date(r.written_at at time zone 'utc'))`
