import { randomBytes, randomInt } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { encrypt } from '#app/platform/secret.server.ts'
import { recoveryCodes, twoFactors } from './account.table.ts'
import { dropLinks } from './links.server.ts'
import { acceptTotpCode, createTotpKey, decryptTotpKey, twoFactorPurpose } from './second-factor.server.ts'
import { endAllSessions, endOtherSessions } from './sessions.server.ts'
import { slowHash } from './slow-hash.server.ts'

/** How long the key is shown, and only to the session that asked for it. */
const setUpMs = minutes(30)

type Who = { userId: string; sessionId: string }

export async function isTwoFactorOn(db: Database, userId: string) {
  return (await findTwoFactor(db, userId)).isOn
}

export async function findTwoFactor(db: Database, userId: string) {
  const [found] = await db
    .select({ enabledAt: twoFactors.enabledAt })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.enabledAt)))
  if (!found) return { isOn: false as const }
  const codesLeft = await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
  return { isOn: true as const, since: found.enabledAt!, codesLeft }
}

/** Creates a key that has no effect until a code shows that an app has it. 409 if two-factor is on already. */
export async function beginTwoFactor(db: Database, { userId, sessionId }: Who) {
  const key = createTotpKey()
  const setup = {
    encryptedKey: encrypt(twoFactorPurpose, userId, key),
    setupSessionId: sessionId,
    setupStartedAt: now(),
    lastStep: 0,
  }
  const [kept] = await db
    .insert(twoFactors)
    .values({ userId, ...setup })
    .onConflictDoUpdate({ target: twoFactors.userId, set: setup, setWhere: isNull(twoFactors.enabledAt) })
    .returning({ userId: twoFactors.userId })
  if (!kept) throw alreadyOn()
}

/** The key to set up in an app, for the session that asked for it. */
export async function findSetUpKey(db: Database, { userId, sessionId }: Who): Promise<string | null> {
  const [found] = await db
    .select({ encrypted: twoFactors.encryptedKey })
    .from(twoFactors)
    .where(isSettingUp({ userId, sessionId }))
  return found ? decryptTotpKey(userId, found.encrypted) : null
}

/** Switches two-factor on if the code is right. Returns the recovery codes, only this once; null: wrong code. */
export async function confirmTwoFactor(db: Database, { userId, sessionId, code }: Who & { code: string }) {
  const made = await makeRecoveryCodes()
  return db.transaction(async (tx) => {
    const [waiting] = await tx
      .select({ encrypted: twoFactors.encryptedKey })
      .from(twoFactors)
      .where(isSettingUp({ userId, sessionId }))
      .for('update')
    if (!waiting) throw conflict('This took too long, or it is on already. Please begin again.')
    if (!(await acceptTotpCode(tx, { userId, code }))) return null
    await tx
      .update(twoFactors)
      .set({ enabledAt: now(), recoverySalt: made.salt })
      .where(eq(twoFactors.userId, userId))
    await tx.insert(recoveryCodes).values(made.hashes.map((hash) => ({ userId, hash })))
    await endOtherSessions(tx, { userId, sessionId })
    await enqueue(tx, 'accounts.notify-of-change', { userId, news: 'two-factor-on' })
    return made.codes
  })
}

export async function cancelTwoFactor(db: Database, userId: string) {
  await db.delete(twoFactors).where(and(eq(twoFactors.userId, userId), isNull(twoFactors.enabledAt)))
}

/** The caller has reauthenticated the user. */
export async function switchOffTwoFactor(db: Database, userId: string) {
  await db.transaction((tx) => deleteTwoFactor(tx, { userId, news: 'two-factor-off' }))
}

/**
 * For somebody who lost both phone and recovery codes, after the operator has verified their identity. They are signed out
 * everywhere. False if it was off already.
 */
export async function switchOffTwoFactorAsOperator(tx: Database, userId: string) {
  const wasOn = await deleteTwoFactor(tx, { userId, news: 'two-factor-off-by-operator' })
  if (!wasOn) return false
  await endAllSessions(tx, userId)
  await dropLinks(tx, userId)
  return true
}

/** Deletes key and recovery codes, and tells the user. */
async function deleteTwoFactor(
  tx: Database,
  { userId, news }: { userId: string; news: 'two-factor-off' | 'two-factor-off-by-operator' },
) {
  const { rowCount } = await tx
    .delete(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.enabledAt)))
  if (rowCount) await enqueue(tx, 'accounts.notify-of-change', { userId, news })
  return Boolean(rowCount)
}

/** For somebody who takes their account back: undoes what a stranger switched on since. */
export async function dropTwoFactorSince(tx: Database, { userId, since }: { userId: string; since: Date }) {
  await tx.delete(twoFactors).where(and(eq(twoFactors.userId, userId), gt(twoFactors.setupStartedAt, since)))
}

/** Deletes keys that were shown and never confirmed. */
export async function dropStaleSetUps(db: Database) {
  const before = new Date(now().getTime() - setUpMs)
  await db.delete(twoFactors).where(and(isNull(twoFactors.enabledAt), lt(twoFactors.setupStartedAt, before)))
}

function isSettingUp({ userId, sessionId }: Who) {
  return and(
    eq(twoFactors.userId, userId),
    eq(twoFactors.setupSessionId, sessionId),
    isNull(twoFactors.enabledAt),
    gt(twoFactors.setupStartedAt, new Date(now().getTime() - setUpMs)),
  )
}

const alreadyOn = () => conflict('Two-factor sign-in is on already.')

/** Without 0 and O, 1 and I: they are typed off paper. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const howMany = 10
const length = 10

/** Codes to show once, and what is kept of them: one salt for the set, so that a try costs one hash. */
async function makeRecoveryCodes() {
  const salt = randomBytes(16)
  const plain = Array.from({ length: howMany }, () =>
    Array.from({ length }, () => letters[randomInt(letters.length)]).join(''),
  )
  const hashes = await Promise.all(plain.map((code) => slowHash(code, salt, 'scrypt')))
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
