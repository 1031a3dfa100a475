import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { decrypt } from '#app/platform/encrypted.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { recoveryCodes, twoFactors } from './account.table.ts'
import { slowHash } from './slow-hash.server.ts'
import { findStep } from './totp.ts'

/** Names the key, derived from SECRET, under which the secrets are encrypted. */
export const twoFactorPurpose = 'two-factor'

type Typed = { userId: string; code: string }

/** The key of a user's app, in base32. */
export function decryptTotpKey(userId: string, encrypted: Buffer) {
  const key = decrypt(twoFactorPurpose, userId, encrypted)
  if (key === null)
    throw new Error('A two-factor secret was encrypted under neither SECRET nor SECRET_PREVIOUS.')
  return key
}

/** Accepts a code from the app once: the same code and older ones are wrong from then on. */
export async function acceptTotpCode(db: Database, { userId, code }: Typed): Promise<boolean> {
  const [found] = await db
    .select({ encrypted: twoFactors.encryptedKey })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
  if (!found) return false
  const lastStep = findStep(decryptTotpKey(userId, found.encrypted), code, now())
  if (lastStep === null) return false
  const [taken] = await db
    .update(twoFactors)
    .set({ lastStep })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastStep, lastStep)))
    .returning({ userId: twoFactors.userId })
  return taken !== undefined
}

/** Accepts a code from the app or a recovery code. The owner is notified of the latter. */
export async function acceptCode(db: Database, { userId, code }: Typed): Promise<boolean> {
  if (/^\d{6}$/.test(code)) return acceptTotpCode(db, { userId, code })
  const [found] = await db
    .select({ salt: twoFactors.recoverySalt })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.enabledAt)))
  if (!found) return false
  const hash = await slowHash(code, found.salt!)
  return db.transaction(async (tx) => {
    const [used] = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
      .returning({ userId: recoveryCodes.userId })
    if (used) await enqueue(tx, 'accounts.notify-of-change', { userId, news: 'recovery-code-used' })
    return used !== undefined
  })
}
