import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/features/activities/recording.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { decrypt, encrypt } from '#app/platform/encrypted.server.ts'
import { orderKeys } from './order-key.table.ts'

/** Time for a shop to put the new key in, and for the links that it mailed already. */
export const replacedKeyDays = 30

export type OrderKey = { key: string; createdAt: Date; expiresAt: Date | null }

/** The keys whose links are accepted now, the one in use first. One that SECRET no longer opens is left out. */
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

/** Makes a new key. The one it replaces keeps working for a while, so that no link in a mail dies with it. */
export async function renewOrderKey(db: Database, businessId: string): Promise<string> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, businessId)
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
      replaced.length > 0 ? 'Made a new key for order links' : 'Made the first key for order links'
    await recordActivity(tx, { business, type: 'order_key_changed', message })
    return key
  })
}

/** Stops the replaced keys at once: for one that somebody else may know. */
export async function stopReplacedKeys(db: Database, businessId: string) {
  await db.transaction(async (tx) => {
    const business = await lockBusiness(tx, businessId)
    const stopped = await tx
      .delete(orderKeys)
      .where(and(eq(orderKeys.businessId, businessId), isNotNull(orderKeys.expiresAt)))
      .returning({ id: orderKeys.id })
    if (stopped.length === 0) return
    const message = 'Stopped the replaced key for order links'
    await recordActivity(tx, { business, type: 'order_key_changed', message })
  })
}

/** Two who press the button at once get one key after the other. */
async function lockBusiness(tx: Database, businessId: string) {
  const [business] = await tx
    .select({ id: businesses.id, tierName: businesses.tierName })
    .from(businesses)
    .where(eq(businesses.id, businessId))
    .for('update')
  return business!
}

const purpose = 'order-keys'
const aboutOf = (businessId: string, id: string) => `${businessId} ${id}`
