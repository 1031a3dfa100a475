import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { lockOwnBusiness } from '#app/features/businesses/lock-business.server.ts'
import {
  type WebhookEndpoint,
  webhookDeliveries,
  webhookEndpoints,
} from '#app/features/webhook-events/webhook.table.ts'
import { webhookLimits } from '#app/features/webhook-events/webhook.vocabulary.ts'
import { days, hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { isAskable, isPrivate } from '#app/platform/public-web.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { conflict, invalid, notFound } from '#app/platform/refusal.ts'
import { encrypt } from '#app/platform/secret.server.ts'
import { limits } from '#app/rate-limits.ts'
import type { NewWebhook } from './webhook.schema.ts'

/** How long the replaced secret goes on signing after a rotation. */
const overlap = hours(24)

const isEndpoint = (businessId: string, id: string) =>
  and(eq(webhookEndpoints.businessId, businessId), eq(webhookEndpoints.id, id))

/** Without secrets, the oldest first. */
export async function listWebhooks(db: Database, businessId: string) {
  const { id, url, format, events, pausedAt, pausedBecause } = webhookEndpoints
  return db
    .select({ id, url, format, events, pausedAt, pausedBecause })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.businessId, businessId))
    .orderBy(asc(webhookEndpoints.createdAt))
}
export type ListedWebhook = Awaited<ReturnType<typeof listWebhooks>>[number]

/** The newest deliveries, to all addresses of the business. */
export async function listDeliveries(db: Database, businessId: string) {
  const { endpointId, eventId, type, state, tries, sent, status, answer, triedAt, createdAt } =
    webhookDeliveries
  return db
    .select({
      endpointId,
      eventId,
      type,
      state,
      tries,
      sent,
      status,
      answer,
      triedAt,
      createdAt,
      url: webhookEndpoints.url,
    })
    .from(webhookDeliveries)
    .innerJoin(
      webhookEndpoints,
      and(
        eq(webhookEndpoints.businessId, webhookDeliveries.businessId),
        eq(webhookEndpoints.id, webhookDeliveries.endpointId),
      ),
    )
    .where(eq(webhookDeliveries.businessId, businessId))
    .orderBy(desc(webhookDeliveries.createdAt))
    .limit(webhookLimits.listed)
}
export type ListedDelivery = Awaited<ReturnType<typeof listDeliveries>>[number]

const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`
const sealed = (id: string, secret: string) => encrypt('webhooks', id, secret)

type Changing = { business: Business; userId: string }

/** The secret is returned this once. 409 above the limit, 422 for an address that we would not ask. */
export async function addWebhook(db: Database, { business, userId }: Changing, wanted: NewWebhook) {
  if (!isAskable(wanted.url))
    throw invalid('The address must begin with https://, on the usual port and without a password.')
  if (isPrivate(wanted.url)) throw invalid('This address leads into a private network.')
  return db.transaction(async (tx) => {
    const locked = await lockOwnBusiness(tx, business)
    const count = await tx.$count(webhookEndpoints, eq(webhookEndpoints.businessId, locked.id))
    if (count >= webhookLimits.ofBusiness)
      throw conflict(
        `A business has at most ${webhookLimits.ofBusiness} webhooks. Delete one that nothing uses.`,
      )
    const [id, secret, at] = [uuidv7(), newSecret(), now()]
    await tx.insert(webhookEndpoints).values({
      businessId: locked.id,
      id,
      ...wanted,
      encryptedSecret: sealed(id, secret),
      createdBy: userId,
      createdAt: at,
      updatedAt: at,
    })
    await record(tx, locked, `Added a webhook to ${hostOf(wanted.url)}`)
    return { id, url: wanted.url, secret }
  })
}

const hostOf = (url: string) => new URL(url).host

const record = (tx: Database, business: Business, message: string) =>
  recordActivity(tx, { business, type: 'webhook_changed', message })

async function lockWebhook(tx: Database, businessId: string, id: string): Promise<WebhookEndpoint> {
  if (!isUuid(id)) throw notFound('webhook')
  const [found] = await tx.select().from(webhookEndpoints).where(isEndpoint(businessId, id)).for('update')
  if (!found) throw notFound('webhook')
  return found
}

/** A new secret, shown once; the old one signs beside it for a day. */
export async function rotateSecret(db: Database, business: Business, id: string) {
  return db.transaction(async (tx) => {
    const { url, encryptedSecret } = await lockWebhook(tx, business.id, id)
    const [secret, at] = [newSecret(), now()]
    const replaced = { replacedSecret: encryptedSecret, replacedUntil: new Date(at.getTime() + overlap) }
    await tx
      .update(webhookEndpoints)
      .set({ encryptedSecret: sealed(id, secret), ...replaced, updatedAt: at })
      .where(isEndpoint(business.id, id))
    await record(tx, business, `Rotated the secret of the webhook to ${hostOf(url)}`)
    return { id, url, secret }
  })
}

/** Events during a pause are dropped; those already queued are delivered after it. */
export async function pauseWebhook(db: Database, business: Business, id: string, isPaused: boolean) {
  await db.transaction(async (tx) => {
    const { url } = await lockWebhook(tx, business.id, id)
    const at = now()
    const paused = { pausedAt: isPaused ? at : null, pausedBecause: isPaused ? ('owner' as const) : null }
    await tx
      .update(webhookEndpoints)
      .set({ ...paused, updatedAt: at })
      .where(isEndpoint(business.id, id))
    if (!isPaused)
      await enqueue(tx, 'webhooks.deliver', { businessId: business.id }, { onceFor: business.id })
    await record(tx, business, `${isPaused ? 'Paused' : 'Resumed'} the webhook to ${hostOf(url)}`)
  })
}

export async function deleteWebhook(db: Database, business: Business, id: string) {
  await db.transaction(async (tx) => {
    const { url } = await lockWebhook(tx, business.id, id)
    await tx.delete(webhookEndpoints).where(isEndpoint(business.id, id))
    await record(tx, business, `Deleted the webhook to ${hostOf(url)}`)
  })
}

/** Ends all webhooks at a handover, because they are the former owner's addresses. Returns how many there were. */
export async function endWebhooks(tx: Database, businessId: string) {
  const isIts = eq(webhookEndpoints.businessId, businessId)
  const ended = await tx.delete(webhookEndpoints).where(isIts).returning({ id: webhookEndpoints.id })
  return ended.length
}

const countSending = (businessId: string) => countAgainst(limits.webhooksSentByHand, businessId)

export async function sendTest(db: Database, businessId: string, id: string) {
  await countSending(businessId)
  await db.transaction(async (tx) => {
    await lockWebhook(tx, businessId, id)
    const at = now()
    const event = { businessId, endpointId: id, eventId: uuidv7(), type: 'test' as const }
    await tx.insert(webhookDeliveries).values({ ...event, dueAt: at, createdAt: at })
    await enqueue(tx, 'webhooks.deliver', { businessId }, { onceFor: businessId })
  })
}

/** Sends it again now, with the same id. 409 while it is being sent, or while its webhook is paused. */
export async function redeliver(db: Database, businessId: string, { id = '', event = '' }) {
  await countSending(businessId)
  if (!isUuid(id) || !isUuid(event)) throw notFound('delivery')
  const isIt = and(
    eq(webhookDeliveries.businessId, businessId),
    eq(webhookDeliveries.endpointId, id),
    eq(webhookDeliveries.eventId, event),
  )
  await db.transaction(async (tx) => {
    const { pausedAt } = await lockWebhook(tx, businessId, id)
    const [found] = await tx.select().from(webhookDeliveries).where(isIt).for('update')
    if (!found) throw notFound('delivery')
    if (pausedAt && found.type !== 'test') throw conflict('This webhook is paused. Resume it first.')
    if (found.leasedUntil && found.leasedUntil > now()) throw conflict('It is being sent at this moment.')
    await tx.update(webhookDeliveries).set({ state: 'due', tries: 0, dueAt: now() }).where(isIt)
    await enqueue(tx, 'webhooks.deliver', { businessId }, { onceFor: businessId })
  })
}

const answersKept = days(30)
/** The rows of findings say which were sent: a finding stays for up to a year. */
const findingsKept = days(400)

/** Deletes old deliveries, and what was answered to them. */
export async function forgetDeliveries(db: Database) {
  const at = now().getTime()
  const isBefore = (age: number) => lt(webhookDeliveries.createdAt, new Date(at - age))
  await db.delete(webhookDeliveries).where(and(isBefore(answersKept), isNull(webhookDeliveries.data)))
  await db.delete(webhookDeliveries).where(isBefore(findingsKept))
  await db.update(webhookDeliveries).set({ answer: null }).where(isBefore(answersKept))
}
