import { sql } from 'drizzle-orm'
import { findLastRequest } from '#app/features/language-model/sent-requests.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { CitedSentence } from './cited-sentence.ts'
import { readCitable } from './citing.server.ts'
import { previewRewording } from './wording.server.ts'

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

/** In characters. */
const longest = 300
const newest = 5

/** The messages in which one of the newest reviews would be sent. Null if none of them has a sentence to quote. */
export async function previewRequest(db: Database, business: { id: string }) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from reviews where business_id = ${business.id} and state = 'published' and text <> ''
    order by written_at desc limit ${newest}`)
  const ids = rows.map(({ id }) => id)
  const citable = await readCitable(db, business.id, ids)
  for (const id of ids) {
    const review = citable.get(id)
    const sentence = review?.sentences.find(({ start, end }) => end - start <= longest)
    if (!review || !sentence) continue
    const { reviewId, authorName, writtenAt, rating, provenance, language } = review
    const quote = review.text.slice(sentence.start, sentence.end)
    const citations = [{ reviewId, quote, authorName, writtenAt, rating, provenance, language }]
    const example: CitedSentence = { text: `A new review says: “${quote}”.`, citations, figures: [] }
    return previewRewording(db, business, [example])
  }
  return null
}
