import { and, arrayOverlaps, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { v5 as uuidv5 } from 'uuid'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import type { Finding, FindingTrend } from '#app/features/findings/finding.ts'
import { readFindings } from '#app/features/findings/read-findings.server.ts'
import { allows } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { type HappenedEvent, recordEvents } from '#app/features/webhook-events/record-events.server.ts'
import {
  type WebhookDelivery,
  type WebhookEndpoint,
  webhookDeliveries,
  webhookEndpoints,
} from '#app/features/webhook-events/webhook.table.ts'
import type { PauseReason, WebhookEvent } from '#app/features/webhook-events/webhook.vocabulary.ts'
import { days, hours, minutes, now, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { publicWeb } from '#app/platform/public-web.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { decrypt } from '#app/platform/secret.server.ts'
import { bodyOf, describeDelivery, withoutWords } from './webhook-payload.server.ts'

/** After each failed try; the last is `periods.webhookTryDays` after the first. */
const pauses = [
  seconds(5),
  minutes(5),
  minutes(30),
  hours(2),
  hours(5),
  hours(10),
  hours(14),
  hours(20),
  hours(20),
]
/** Longer than a try takes: a killed worker's delivery is sent again after it. */
const lease = minutes(1)
const atOnce = 10
const answerKept = 2048

/** Sends everything that is due, of all businesses: to an address one at a time, so that a slow one holds up no other. */
export async function deliverWebhooks(db: Database) {
  const busy = new Map<string, Promise<void>>()
  const failures: unknown[] = []
  for (;;) {
    // Read before the look: a delivery that ends during it may free the address that others wait for.
    const isIdle = busy.size === 0
    const taken = busy.size < atOnce ? await take(db, atOnce - busy.size) : []
    for (const delivery of taken) {
      const { endpointId } = delivery
      busy.set(
        endpointId,
        deliver(db, delivery)
          .catch((error) => void failures.push(error))
          .finally(() => busy.delete(endpointId)),
      )
    }
    if (isIdle && taken.length === 0) break
    if (busy.size > 0 && (taken.length === 0 || busy.size === atOnce)) await Promise.race(busy.values())
  }
  // Its lease ends before the job is tried again.
  if (failures.length > 0) throw failures[0]
}

/** The oldest due deliveries to addresses that nothing is being sent to. Whoever takes one first holds it for a minute. */
async function take(db: Database, limit: number): Promise<WebhookDelivery[]> {
  const at = now()
  const { rows } = await db.execute<OfDelivery>(sql`
    select d.business_id as "businessId", d.endpoint_id as "endpointId", d.event_id as "eventId"
    from ${webhookDeliveries} d
    join ${webhookEndpoints} e on e.business_id = d.business_id and e.id = d.endpoint_id
    where d.state = 'due' and d.due_at <= ${at.toISOString()}
      and (d.leased_until is null or d.leased_until <= ${at.toISOString()})
      and (e.paused_at is null or d.type = 'test')
      and not exists (select from ${webhookDeliveries} o where o.business_id = d.business_id
        and o.endpoint_id = d.endpoint_id and (o.leased_until > ${at.toISOString()} or (o.state = 'due'
          and e.paused_at is null and (o.due_at, o.event_id) < (d.due_at, d.event_id))))
    order by d.due_at limit ${limit}`)
  const { state, dueAt, leasedUntil } = webhookDeliveries
  const isDue = and(eq(state, 'due'), lte(dueAt, at), or(isNull(leasedUntil), lte(leasedUntil, at)))
  const held = { leasedUntil: new Date(at.getTime() + lease) }
  const taken: WebhookDelivery[] = []
  for (const of of rows)
    taken.push(
      ...(await db
        .update(webhookDeliveries)
        .set(held)
        .where(and(isDelivery(of), isDue))
        .returning()),
    )
  return taken
}

type OfDelivery = Pick<WebhookDelivery, 'businessId' | 'endpointId' | 'eventId'>
const isDelivery = ({ businessId, endpointId, eventId }: OfDelivery) =>
  and(
    eq(webhookDeliveries.businessId, businessId),
    eq(webhookDeliveries.endpointId, endpointId),
    eq(webhookDeliveries.eventId, eventId),
  )

type Tried = { sent: string | null; status: number | null; answer: string }

async function deliver(db: Database, delivery: WebhookDelivery) {
  const { businessId, endpointId } = delivery
  const [found] = await db
    .select({ endpoint: webhookEndpoints, business: businesses })
    .from(webhookEndpoints)
    .innerJoin(businesses, eq(businesses.id, webhookEndpoints.businessId))
    .where(and(eq(webhookEndpoints.businessId, businessId), eq(webhookEndpoints.id, endpointId)))
  if (!found) return
  const { endpoint, business } = found
  if (!allows(tierInForce(business.tierName), 'webhooks')) return postpone(db, delivery)
  const tried = await tryOnce(db, { delivery, endpoint, business })
  await db.transaction((tx) => record(tx, { delivery, endpoint }, tried))
}

type Sending = { delivery: WebhookDelivery; endpoint: WebhookEndpoint; business: Business }

async function tryOnce(db: Database, { delivery, endpoint, business }: Sending): Promise<Tried> {
  const { eventId, type, createdAt } = delivery
  const described = await describeDelivery(db, business, delivery)
  const payload = { type, timestamp: createdAt.toISOString(), data: described.data }
  const sent = withoutWords(payload)
  const body = bodyOf(endpoint.format, described, payload)
  const at = now()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Vouchsafe',
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secretsOf(endpoint, at)
      .map((secret) => new Webhook(secret).sign(eventId, at, body))
      .join(' '),
  }
  try {
    const response = await publicWeb().ask(endpoint.url, { method: 'POST', headers, body })
    const answer = (await response.text()).slice(0, answerKept)
    return { sent, status: response.status, answer: answer.toWellFormed().replaceAll('\0', '') }
  } catch (error) {
    return { sent, status: null, answer: (error as Error).message.slice(0, answerKept) }
  }
}

function secretsOf({ id, encryptedSecret, replacedSecret, replacedUntil }: WebhookEndpoint, at: Date) {
  const isBoth = replacedSecret && replacedUntil && replacedUntil > at
  return [encryptedSecret, ...(isBoth ? [replacedSecret] : [])].flatMap(
    (sealed) => decrypt('webhooks', id, sealed) ?? [],
  )
}

async function record(tx: Database, { delivery, endpoint }: Omit<Sending, 'business'>, tried: Tried) {
  const at = now()
  const { businessId } = delivery
  const tries = delivery.tries + 1
  const isDone = tried.status !== null && tried.status >= 200 && tried.status < 300
  const pause = pauses[tries - 1]
  const isOver = pause === undefined || tried.status === 410 || delivery.type === 'test'
  const state = isDone ? ('sent' as const) : isOver ? ('failed' as const) : ('due' as const)
  const dueAt = new Date(at.getTime() + (pause ?? 0))
  await tx
    .update(webhookDeliveries)
    .set({ ...tried, state, tries, dueAt, triedAt: at, leasedUntil: null })
    .where(isDelivery(delivery))
  if (state === 'due')
    await enqueue(tx, 'webhooks.deliver', { businessId }, { startAfter: dueAt, onceFor: delivery.eventId })
  if (state === 'failed' && delivery.type !== 'test')
    await stop(tx, endpoint, tried.status === 410 ? 'gone' : 'failing')
}

/** Pauses an address that has failed for three days or says that it is gone, and tells the owner once. */
async function stop(tx: Database, { businessId, id }: WebhookEndpoint, pausedBecause: PauseReason) {
  const at = now()
  const stopped = await tx
    .update(webhookEndpoints)
    .set({ pausedAt: at, pausedBecause, updatedAt: at })
    .where(
      and(
        eq(webhookEndpoints.businessId, businessId),
        eq(webhookEndpoints.id, id),
        isNull(webhookEndpoints.pausedAt),
      ),
    )
    .returning({ id: webhookEndpoints.id })
  if (stopped.length > 0)
    await enqueue(tx, 'webhooks.notify-stopped', { businessId, endpointId: id, at: at.getTime() })
}

/** Keeps a delivery that the plan does not include now, and tries it again later. */
async function postpone(db: Database, delivery: WebhookDelivery) {
  const dueAt = new Date(now().getTime() + hours(6))
  await db.transaction(async (tx) => {
    await tx.update(webhookDeliveries).set({ dueAt, leasedUntil: null }).where(isDelivery(delivery))
    const { businessId, eventId: onceFor } = delivery
    await enqueue(tx, 'webhooks.deliver', { businessId }, { startAfter: dueAt, onceFor })
  })
}

/** Records findings that became new or solved, once each, for addresses that existed in the week when they did. */
export async function recordFindingEvents(db: Database) {
  const asking = await db
    .selectDistinctOn([webhookEndpoints.businessId], { business: businesses })
    .from(webhookEndpoints)
    .innerJoin(businesses, eq(businesses.id, webhookEndpoints.businessId))
    .where(
      and(
        isNull(webhookEndpoints.pausedAt),
        arrayOverlaps(webhookEndpoints.events, ['finding.new', 'finding.solved']),
      ),
    )
  for (const { business } of asking) {
    if (!allows(tierInForce(business.tierName), 'webhooks')) continue
    const { findings } = await readFindings(db, business, now())
    await db.transaction((tx) => recordEvents(tx, findingEvents(business.id, findings)))
  }
}

const eventOf: Record<FindingTrend, WebhookEvent | null> = {
  new: 'finding.new',
  growing: null,
  lasting: null,
  easing: null,
  solved: 'finding.solved',
}

type FindingRead = Pick<Finding, 'side' | 'topic' | 'trend' | 'since' | 'count' | 'of'>

/** An event has the same id each time, so that it is recorded once. */
export const findingEvents = (businessId: string, findings: FindingRead[]): HappenedEvent[] =>
  findings.flatMap(({ side, topic, trend, since, count, of }) => {
    const type = trend && eventOf[trend]
    if (!type || !since) return []
    return {
      businessId,
      type,
      data: { side, topic, state: trend, since, reviews: count, of },
      eventId: uuidv5([side, topic, trend, since].join(' '), businessId),
      addedBefore: new Date(Date.parse(since) + days(7)),
    }
  })
