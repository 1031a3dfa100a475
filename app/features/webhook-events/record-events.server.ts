import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { webhookDeliveries, webhookEndpoints } from './webhook.table.ts'
import type { WebhookEvent } from './webhook.vocabulary.ts'

export type HappenedEvent = {
  businessId: string
  type: WebhookEvent
  /** Id of the review or the invitation. */
  subjectId?: string
  data?: Record<string, unknown>
  /** An event that is recorded twice with one id is sent once. */
  eventId?: string
  /** Tells only addresses that were added before this time. */
  addedBefore?: Date
}

/** Writes what the business's addresses are to be told, in the transaction of the change itself. */
export async function recordEvents(tx: Database, events: HappenedEvent[]) {
  if (events.length === 0) return
  const rows = JSON.stringify(
    events.map(({ businessId, type, subjectId = null, data = null, eventId = uuidv7(), addedBefore }) => ({
      business_id: businessId,
      event_id: eventId,
      type,
      subject_id: subjectId,
      data,
      added_before: addedBefore ?? null,
    })),
  )
  const at = now().toISOString()
  const ids = [...new Set(events.map(({ businessId }) => businessId))]
  const { rows: written } = await tx.execute<{ business_id: string }>(sql`
    insert into ${webhookDeliveries} (business_id, endpoint_id, event_id, type, subject_id, data, due_at, created_at)
    select e.business_id, e.id, h.event_id, h.type, h.subject_id, h.data, ${at}, ${at}
    from json_to_recordset(${rows}::json) as h (business_id uuid, event_id uuid, type text, subject_id uuid, data jsonb,
      added_before timestamptz)
    join ${webhookEndpoints} e on e.business_id = h.business_id and e.business_id in ${ids} and h.type = any (e.events) and e.paused_at is null
      and (h.added_before is null or e.created_at < h.added_before)
    on conflict do nothing returning business_id`)
  for (const businessId of new Set(written.map((row) => row.business_id)))
    await enqueue(tx, 'webhooks.deliver', { businessId }, { onceFor: businessId })
}

/** A receiver's answer may repeat the words of an erased review. */
export async function forgetAnswers(tx: Database, businessId: string, reviewIds: string[]) {
  await tx.execute(sql`
    update ${webhookDeliveries} set answer = null
    where business_id = ${businessId} and subject_id = any (${sql.param(reviewIds)}::uuid[]) and answer is not null`)
}
