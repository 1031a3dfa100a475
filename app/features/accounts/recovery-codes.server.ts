import { randomBytes, randomInt } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { recoveryCodes, twoFactors } from './account.table.ts'
import { slowHash } from './slow-hash.server.ts'

/** Without 0 and O, 1 and I: they are typed off paper. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const howMany = 10
const length = 10

/** Codes to show once, and what is kept of them: one salt for the set, so that a try costs one hash. */
export async function makeRecoveryCodes() {
  const salt = randomBytes(16)
  const plain = Array.from({ length: howMany }, () =>
    Array.from({ length }, () => letters[randomInt(letters.length)]).join(''),
  )
  const hashes = await Promise.all(plain.map((code) => slowHash(code, salt)))
  return { codes: plain.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), salt, hashes }
}

/** New codes; those before are worthless. 409 when two-factor is off. */
export async function replaceRecoveryCodes(db: Database, userId: string) {
  const made = await makeRecoveryCodes()
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(twoFactors)
      .set({ recoverySalt: made.salt })
      .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.enabledAt)))
      .returning({ userId: twoFactors.userId })
    if (!changed) throw conflict('Two-factor sign-in is off.')
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await tx.insert(recoveryCodes).values(made.hashes.map((hash) => ({ userId, hash })))
    await enqueue(tx, 'accounts.notify-of-change', { userId, news: 'recovery-codes-new' })
  })
  return made.codes
}
