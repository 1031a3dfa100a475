import { sql } from 'drizzle-orm'
import { findLastRequest } from '#app/features/language-model/sent-requests.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { readCitable } from './citable-reviews.server.ts'
import { previewReply } from './model-reply.server.ts'

/** The last request as it was sent. Null if one of its reviews may not be quoted any more, or has changed since. */
export async function readLastRequest(db: Database, businessId: string) {
  const found = await findLastRequest(db, businessId)
  if (!found) return null
  const { reviewIds, messages, task, sentAt } = found
  const citable = await readCitable(db, businessId, reviewIds)
  const { rows } = await db.execute(sql`
    select 1 from jsonb_array_elements_text(${JSON.stringify(reviewIds)}::jsonb) as sent (id)
    join reviews r on r.business_id = ${businessId} and r.id = sent.id::uuid and r.edited_at > ${sentAt.toISOString()}
    limit 1`)
  if (rows.length > 0 || reviewIds.some((id) => !citable.has(id))) return null
  return { task, messages, sentAt: sentAt.toISOString() }
}

/** The messages in which the newest review with words would be sent for a reply. Null without one. */
export async function previewRequest(db: Database, business: { id: string }) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from reviews where business_id = ${business.id} and state = 'published' and text <> ''
    order by written_at desc limit 5`)
  const ids = rows.map(({ id }) => id)
  const [review] = (await readCitable(db, business.id, ids)).values()
  return review ? previewReply(business, review) : null
}
