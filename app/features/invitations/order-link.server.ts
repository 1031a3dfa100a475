import { createHmac, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { gone, invalid, notFound, Refusal } from '#app/platform/refusal.ts'
import { areEqual, decrypt, encrypt } from '#app/platform/secret.server.ts'
import { emailAddress, typedLine } from '#app/platform/typed-text.ts'
import { orderKeys } from './invitation.table.ts'

export type OrderLink = {
  businessId: string
  orderReference: string
  name: string
  email: string
  /** The numbers of the products that were bought. */
  products: string[]
  expiresAt: Date
}

/** See docs/order-links.md: `v1.PAYLOAD.SIGNATURE`, the signature over everything before its dot. */
const payload = z.object({
  b: z.uuid(),
  o: typedLine({ min: 1, max: 100, tooShort: 'o', tooLong: 'o' }),
  n: typedLine({ min: 2, max: 80, tooShort: 'n', tooLong: 'n' }),
  e: emailAddress,
  p: z.array(z.string().min(1).max(100)).max(10).optional(),
  x: z.int().positive().max(32_503_680_000),
})

/**
 * The content of a shop's link, once its signature is verified. The caller checks the expiry: a form opened in time may
 * be sent later.
 */
export async function openOrderLink(db: Database, token: string): Promise<OrderLink> {
  const [, body = '', mac = ''] = token.split('.')
  const businessId = businessOfOrderLink(token)
  if (!businessId) throw notSigned()
  const keys = await listOrderKeys(db, businessId)
  const given = Buffer.from(mac, 'base64url')
  if (!keys.some(({ key }) => areEqual(given, signatureOf(key, `v1.${body}`)))) throw notSigned()
  const parsed = payload.safeParse(jsonOf(body))
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? '')
    throw new Refusal(422, 'order_field', `The shop signed this link, but its field “${field}” is invalid.`)
  }
  const { o, n, e, p = [], x } = parsed.data
  return { businessId, orderReference: o, name: n, email: e, products: p, expiresAt: new Date(x * 1000) }
}

/** The business that a link names, not verified yet. */
export function businessOfOrderLink(token: string) {
  const [version, body = '', , ...rest] = token.split('.')
  if (version !== 'v1' || rest.length > 0) return null
  return z.object({ b: z.uuid() }).safeParse(jsonOf(body)).data?.b.toLowerCase() ?? null
}

export function refusalOfExpired({ expiresAt }: OrderLink, at = now()) {
  return expiresAt <= at ? gone(`This link to your order has expired. ${instead}`) : null
}

const signatureOf = (key: string, text: string) => createHmac('sha256', key).update(text).digest()

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString())
  } catch {
    return null
  }
}

const instead = 'You can still write a review: we then confirm your address by mail.'
const notSigned = () =>
  invalid(`This link is incomplete, or it was not signed with a valid key of the shop. ${instead}`)

/** Gives the shop time to install the new key, and keeps links in sent mails working. */
export const replacedKeyDays = 30

type OrderKey = { key: string; createdAt: Date; expiresAt: Date | null }

/** The valid keys, the current one first. Keys that SECRET can no longer decrypt are left out. */
export async function listOrderKeys(db: Database, businessId: string): Promise<OrderKey[]> {
  const rows = await db
    .select()
    .from(orderKeys)
    .where(
      and(
        eq(orderKeys.businessId, businessId),
        or(isNull(orderKeys.expiresAt), gt(orderKeys.expiresAt, now())),
      ),
    )
    // Postgres puts null first when it sorts downwards.
    .orderBy(desc(orderKeys.expiresAt))
  return rows.flatMap(({ id, encryptedKey, createdAt, expiresAt }) => {
    const key = decrypt(purpose, aboutOf(businessId, id), encryptedKey)
    return key === null ? [] : [{ key, createdAt, expiresAt }]
  })
}

/**
 * Creates a new key. The replaced one keeps working for a while, so that links in sent mails stay valid. `ownerId`: who
 * asks; 404 if the business was handed over in the meantime.
 */
export async function renewOrderKey(db: Database, businessId: string, ownerId?: string): Promise<string> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, businessId)
    if (ownerId !== undefined && ownerId !== business.ownerId) throw notFound('business')
    const at = now()
    const replaced = await tx
      .update(orderKeys)
      .set({ expiresAt: new Date(at.getTime() + days(replacedKeyDays)) })
      .where(and(eq(orderKeys.businessId, businessId), isNull(orderKeys.expiresAt)))
      .returning({ id: orderKeys.id })
    const [id, key] = [uuidv7(), `vouchsafe_order_${randomBytes(32).toString('base64url')}`]
    const encryptedKey = encrypt(purpose, aboutOf(businessId, id), key)
    await tx.insert(orderKeys).values({ businessId, id, encryptedKey, createdAt: at })
    const message =
      replaced.length > 0 ? 'Created a new key for order links' : 'Created the first key for order links'
    await recordActivity(tx, { business, type: 'order_key_changed', message })
    return key
  })
}

/** Revokes replaced keys at once, in case somebody else knows one. */
export async function revokeReplacedKeys(db: Database, businessId: string) {
  await db.transaction(async (tx) => {
    const business = await lockBusiness(tx, businessId)
    const revoked = await tx
      .delete(orderKeys)
      .where(and(eq(orderKeys.businessId, businessId), isNotNull(orderKeys.expiresAt)))
      .returning({ id: orderKeys.id })
    if (revoked.length === 0) return
    const message = 'Revoked the replaced key for order links'
    await recordActivity(tx, { business, type: 'order_key_changed', message })
  })
}

/**
 * Ends every key at once, because the owner who knows them hands the business over. They stay as rows, which say when
 * they ended. Returns how many ended.
 */
export async function endOrderKeys(tx: Database, businessId: string) {
  const at = now()
  const ended = await tx
    .update(orderKeys)
    .set({ expiresAt: at })
    .where(
      and(eq(orderKeys.businessId, businessId), or(isNull(orderKeys.expiresAt), gt(orderKeys.expiresAt, at))),
    )
    .returning({ id: orderKeys.id })
  return ended.length
}

/** When a former owner's keys ended, until the new owner creates one. Only a handover leaves no current key. */
export async function findEndOfKeys(db: Database, businessId: string): Promise<Date | null> {
  const [newest] = await db
    .select({ expiresAt: orderKeys.expiresAt })
    .from(orderKeys)
    .where(eq(orderKeys.businessId, businessId))
    .orderBy(desc(orderKeys.expiresAt))
    .limit(1)
  return newest?.expiresAt ?? null
}

const purpose = 'order-keys'
const aboutOf = (businessId: string, id: string) => `${businessId} ${id}`
