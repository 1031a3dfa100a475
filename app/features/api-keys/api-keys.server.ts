import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { users } from '#app/features/accounts/account.table.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { lockRow } from '#app/features/businesses/lock-business.server.ts'
import { members } from '#app/features/businesses/member.table.ts'
import { orderSources } from '#app/features/orders/order-source.table.ts'
import { webhookEndpoints } from '#app/features/webhook-events/webhook.table.ts'
import { days, hours, minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { businessOfToken, makeToken } from '#app/platform/token-links.server.ts'
import { keyLimits, type NewApiKey } from './api-key.schema.ts'
import { type ApiKey, apiAnswers, apiKeys } from './api-key.table.ts'

const prefix = 'vk_'
const hashOf = (key: string) => createHash('sha256').update(key).digest()
/** How long the old key works after a rotation. */
const overlap = hours(24)

const isKey = (businessId: string, id: string) => and(eq(apiKeys.businessId, businessId), eq(apiKeys.id, id))
const isValid = () => or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now()))

/**
 * The valid keys of a business, the oldest first. `isSeenByLeaver`: the person who made the key, and so has seen it, no
 * longer works here.
 */
export async function listApiKeys(db: Database, business: Pick<Business, 'id' | 'ownerId'>) {
  const { id, name, scopes, expiresAt, createdBy, lastUsedAt } = apiKeys
  const rows = await db
    .select({
      id,
      name,
      scopes,
      expiresAt,
      createdBy,
      lastUsedAt,
      madeBy: users.name,
      memberId: members.userId,
    })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, createdBy))
    .leftJoin(members, and(eq(members.businessId, apiKeys.businessId), eq(members.userId, createdBy)))
    .where(and(eq(apiKeys.businessId, business.id), isValid()))
    .orderBy(asc(apiKeys.createdAt))
  return rows.map(({ createdBy, memberId, ...key }) => ({
    ...key,
    isSeenByLeaver: createdBy !== business.ownerId && memberId === null,
  }))
}

export type ListedKey = Awaited<ReturnType<typeof listApiKeys>>[number]

type Making = { business: Pick<Business, 'id' | 'tierName'>; userId: string }

/** Makes a key and returns it; nobody can read it again. */
export async function createApiKey(db: Database, { business, userId }: Making, wanted: NewApiKey) {
  return db.transaction(async (tx) => {
    await lockRow(tx, business.id)
    const count = await tx.$count(apiKeys, and(eq(apiKeys.businessId, business.id), isValid()))
    if (count >= keyLimits.ofBusiness)
      throw conflict(`A business has at most ${keyLimits.ofBusiness} keys. Revoke one that nothing uses.`)
    const { name, scopes, lifetime } = wanted
    const expiresAt = lifetime === 'never' ? null : new Date(now().getTime() + days(Number(lifetime)))
    return addKey(tx, { business, userId, name, scopes: [...new Set(scopes)], expiresAt, did: 'Made' })
  })
}

type New = Making & Pick<ApiKey, 'name' | 'scopes' | 'expiresAt'> & { did: string }

async function addKey(tx: Database, { business, userId, did, ...given }: New) {
  const key = `${prefix}${makeToken(business.id, randomBytes(32))}`
  const id = uuidv7()
  const its = { businessId: business.id, keyHash: hashOf(key), createdBy: userId, createdAt: now() }
  await tx.insert(apiKeys).values({ id, ...given, ...its })
  await recordActivity(tx, {
    business,
    type: 'api_key_changed',
    message: `${did} the API key ${given.name}`,
    relatedId: id,
  })
  return { id, key, name: given.name }
}

/** Makes a new key that replaces this one; the old one works for another day. */
export async function rotateApiKey(db: Database, { business, userId }: Making, keyId: string) {
  return db.transaction(async (tx) => {
    const old = await lockKey(tx, business.id, keyId)
    const soon = new Date(now().getTime() + overlap)
    if (!old.expiresAt || old.expiresAt > soon)
      await tx.update(apiKeys).set({ expiresAt: soon }).where(isKey(business.id, keyId))
    const { name, scopes, expiresAt, createdAt } = old
    const lifetime = expiresAt && expiresAt.getTime() - createdAt.getTime()
    const until = lifetime && new Date(now().getTime() + lifetime)
    return addKey(tx, { business, userId, name, scopes, expiresAt: until || null, did: 'Rotated' })
  })
}

/** It stops working at once. */
export async function revokeApiKey(db: Database, business: Making['business'], keyId: string) {
  await db.transaction(async (tx) => {
    const { name } = await lockKey(tx, business.id, keyId)
    await tx.delete(apiKeys).where(isKey(business.id, keyId))
    await recordActivity(tx, { business, type: 'api_key_changed', message: `Revoked the API key ${name}` })
  })
}

/** Ends all keys at a handover, because the former owner has seen them. Returns how many there were. */
export async function endApiKeys(tx: Database, businessId: string) {
  const ended = await tx
    .delete(apiKeys)
    .where(eq(apiKeys.businessId, businessId))
    .returning({ id: apiKeys.id })
  return ended.length
}

async function lockKey(tx: Database, businessId: string, keyId: string) {
  if (!isUuid(keyId)) throw notFound('key')
  const [found] = await tx
    .select()
    .from(apiKeys)
    .where(and(isKey(businessId, keyId), isValid()))
    .for('update')
  if (!found) throw notFound('key')
  return found
}

/** Finds a key by its text, with its business; null for a key that does not work, whatever the reason. */
export async function findByApiKey(db: Database, sent: string) {
  const businessId = sent.startsWith(prefix) ? businessOfToken(sent.slice(prefix.length)) : null
  if (!businessId) return null
  const [found] = await db
    .select({ key: apiKeys, business: businesses })
    .from(apiKeys)
    .innerJoin(businesses, eq(businesses.id, apiKeys.businessId))
    .where(and(eq(apiKeys.businessId, businessId), eq(apiKeys.keyHash, hashOf(sent)), isValid()))
  if (!found) return null
  const { lastUsedAt } = found.key
  const at = now()
  if (!lastUsedAt || at.getTime() - lastUsedAt.getTime() > minutes(1))
    await db.update(apiKeys).set({ lastUsedAt: at }).where(isKey(businessId, found.key.id))
  return found
}

/** Deletes keys that expired a month ago, and answers older than a day. */
export async function forgetExpiredKeys(db: Database) {
  const at = now().getTime()
  await db.delete(apiKeys).where(lt(apiKeys.expiresAt, new Date(at - days(30))))
  await db.delete(apiAnswers).where(lt(apiAnswers.createdAt, new Date(at - answerLifetime)))
}

/** How long the answer to an Idempotency-Key is kept. */
export const answerLifetime = hours(24)

type Keyed = { key: Pick<ApiKey, 'businessId' | 'id'>; idempotencyKey: string; request: string }
/** `isReplay`: it is the first answer again, and nothing was done. */
type Answer = { status: number; body: unknown; isReplay: boolean }

/**
 * Runs a write once for each Idempotency-Key of a key: in one transaction with its answer, so that a crash leaves neither,
 * and a simultaneous second one waits for the first. A refusal is not kept: the same key may be tried again.
 */
export async function answerOnce(
  db: Database,
  { key, idempotencyKey, request }: Keyed,
  run: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  const isIt = and(
    eq(apiAnswers.businessId, key.businessId),
    eq(apiAnswers.keyId, key.id),
    eq(apiAnswers.idempotencyKey, idempotencyKey),
  )
  const requestHash = hashOf(request)
  return db.transaction(async (tx) => {
    const old = new Date(now().getTime() - answerLifetime)
    await tx.delete(apiAnswers).where(and(isIt, lt(apiAnswers.createdAt, old)))
    const its = { businessId: key.businessId, keyId: key.id, idempotencyKey, requestHash, createdAt: now() }
    const added = await tx.insert(apiAnswers).values(its).onConflictDoNothing().returning()
    if (added.length === 0) {
      const [before] = await tx.select().from(apiAnswers).where(isIt)
      if (!before?.status || !before.requestHash.equals(requestHash))
        throw conflict('This Idempotency-Key was sent before, with another request.')
      return { status: before.status, body: before.body, isReplay: true }
    }
    const answer = await run(tx)
    await tx
      .update(apiAnswers)
      .set({ status: answer.status, body: sql`${JSON.stringify(answer.body)}::jsonb` })
      .where(isIt)
    return answer
  })
}

/** How many sources of orders and addresses of webhooks a business has connected. */
export async function countConnections(db: Database, businessId: string) {
  const [orders, webhooks] = await Promise.all([
    db.$count(orderSources, eq(orderSources.businessId, businessId)),
    db.$count(webhookEndpoints, eq(webhookEndpoints.businessId, businessId)),
  ])
  return { orders, webhooks }
}
