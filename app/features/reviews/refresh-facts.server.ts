import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { reviewFacts } from './facts.table.ts'

/**
 * The author of a review `r`: the mailbox, or name and day if no address is kept. Exports give many people the same
 * name ("Amazon Customer", "A guest").
 */
const authorOf = sql`coalesce(mailbox_of(r.author_email), 
  lower(r.author_name) || ' ' || date(r.written_at at time zone 'utc'))`

/**
 * Writes what is counted of these reviews as they are now, in the caller's transaction. To be called after each change to
 * a review or its reply. Calling it twice changes nothing. What was found in an earlier text goes.
 */
export async function refreshFacts(tx: Database, businessId: string, reviewIds: string[]) {
  if (reviewIds.length === 0) return
  const ids = sql`any (${sql.param(reviewIds)}::uuid[])`
  await tx.execute(sql`
    delete from ${reviewFacts} f using reviews r
    where f.business_id = ${businessId} and f.review_id = ${ids} and r.business_id = f.business_id
      and r.id = f.review_id and r.edited_at is distinct from f.edited_at`)
  await tx.execute(sql`
    insert into ${reviewFacts} (business_id, review_id, is_counted, counted_product, is_hidden, written_at, written_on, published_month,
      provenance, import_source, rating, author, reply_time, reply_edited, edited_at)
    select r.business_id, r.id, r.state = 'published' and r.product_id is null,
      case when r.state = 'published' then r.product_id end, r.hidden_at is not null, r.written_at,
      (r.written_at at time zone 'utc')::date, date_trunc('month', r.published_at at time zone 'utc')::date,
      r.provenance, coalesce(r.import_source, ''), r.rating,
      left(encode(sha256(convert_to(r.business_id || ' ' || ${authorOf}, 'UTF8')), 'hex'), 24),
      round(extract(epoch from w.created_at - r.published_at) / 360), w.updated_at > w.created_at is true,
      r.edited_at
    from reviews r left join replies w on w.business_id = r.business_id and w.review_id = r.id
    where r.business_id = ${businessId} and r.id = ${ids}
    order by r.id
    on conflict (business_id, review_id) do update set is_counted = excluded.is_counted, counted_product = excluded.counted_product,
      is_hidden = excluded.is_hidden, written_at = excluded.written_at, written_on = excluded.written_on,
      published_month = excluded.published_month, provenance = excluded.provenance,
      import_source = excluded.import_source, rating = excluded.rating, author = excluded.author,
      reply_time = excluded.reply_time, reply_edited = excluded.reply_edited`)
}
