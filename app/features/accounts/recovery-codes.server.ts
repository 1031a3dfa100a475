import { randomBytes, randomInt, type ScryptOptions, scrypt } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { recoveryCodes, twoFactors } from './account.table.ts'

/** Without 0 and O, 1 and I: they are typed off paper. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const howMany = 10
const length = 10

/** As costly as a password's: 50 bits must not be guessable from a stolen table (OWASP ASVS 5.0, 6.5.2). */
const cost: ScryptOptions = { N: 16384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }

/** Codes to show once, and what is kept of them: one salt for the set, so that a try costs one hash. */
export async function makeRecoveryCodes() {
  const salt = randomBytes(16)
  const plain = Array.from({ length: howMany }, () =>
    Array.from({ length }, () => letters[randomInt(letters.length)]).join(''),
  )
  const hashes = await Promise.all(plain.map((code) => hashRecoveryCode(code, salt)))
  return { codes: plain.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), salt, hashes }
}

export function hashRecoveryCode(code: string, salt: Buffer) {
  return new Promise<Buffer>((resolve, reject) =>
    scrypt(code, salt, 32, cost, (error, hash) => (error ? reject(error) : resolve(hash))),
  )
}

/** New codes; those before are worthless. 409 when two-factor is off. */
export async function replaceRecoveryCodes(db: Database, userId: string) {
  const made = await makeRecoveryCodes()
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(twoFactors)
      .set({ recoverySalt: made.salt })
      .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.onSince)))
      .returning({ userId: twoFactors.userId })
    if (!changed) throw conflict('Two-factor sign-in is off.')
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await tx.insert(recoveryCodes).values(made.hashes.map((hash) => ({ userId, hash })))
    await enqueue(tx, 'accounts.tell-of-change', { userId, news: 'recovery-codes-new' })
  })
  return made.codes
}
