import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { logSecurity } from '#app/platform/requests.server.ts'
import { decrypt } from '#app/platform/secret.server.ts'
import { recoveryCodes, twoFactors } from './account.table.ts'
import { countSecondFactorTry, forgetSecondFactorTries } from './limits.server.ts'
import { consumeLink, createLinkToken, findLink } from './links.server.ts'
import { cookieLine, hostCookie, readCookie, startSession } from './sessions.server.ts'
import { slowHash } from './slow-hash.server.ts'

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
  const hash = await slowHash(code, found.salt!, 'scrypt')
  return db.transaction(async (tx) => {
    const [used] = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
      .returning({ userId: recoveryCodes.userId })
    if (used) await enqueue(tx, 'accounts.notify-of-change', { userId, news: 'recovery-code-used' })
    return used !== undefined
  })
}

// Between password and code: a token in a cookie, stored as a hash, that admits to the page which asks for the code and
// to nothing else. A new password ends it, as it ends every link.

const lifetimeMs = minutes(10)
const cookieName = () => hostCookie('second-factor')

export async function beginSecondFactor(db: Database, userId: string): Promise<Headers> {
  const token = await createLinkToken(db, { purpose: 'second-factor', userId, lifetimeMs })
  return new Headers({ 'set-cookie': cookieLine(cookieName(), token, lifetimeMs / 1000) })
}

const tokenIn = (headers: Headers) => readCookie(headers, cookieName()) ?? ''

/** The user who entered the right password in this browser less than ten minutes ago, or null. */
export const findSecondFactor = (db: Database, headers: Headers) =>
  findLink(db, 'second-factor', tokenIn(headers))

/** Of two simultaneous right codes only one signs in. */
const finishSecondFactor = (db: Database, headers: Headers) =>
  consumeLink(db, 'second-factor', tokenIn(headers))

const forgetSecondFactor = () => cookieLine(cookieName(), '', 0)

type Try = { headers: Headers; address: string; code: string }

/**
 * Checks the code after the password. 'expired': the password has to be entered again. After the last wrong try of an
 * hour, the owner is notified that somebody knows the password.
 */
export async function checkSecondFactor(db: Database, { headers, address, code }: Try) {
  const userId = await findSecondFactor(db, headers)
  if (!userId) return 'expired'
  const triesLeft = await countSecondFactorTry({ address, userId })
  if (!(await acceptCode(db, { userId, code }))) {
    logSecurity('second factor refused', { userId })
    if (triesLeft === 0)
      await enqueue(db, 'accounts.notify-of-change', { userId, news: 'second-factor-failed' })
    return 'wrong'
  }
  await finishSecondFactor(db, headers)
  await forgetSecondFactorTries(userId)
  const opened = await startSession(db, { userId, userAgent: headers.get('user-agent') })
  opened.append('set-cookie', forgetSecondFactor())
  return opened
}

/** 160 bits, as RFC 4226 asks for. */
const keyBytes = 20

/** How many steps of 30 seconds a clock may be off, either way. */
const allowedDrift = 1

/** What every authenticator app understands: SHA-1, 6 digits, 30 seconds (RFC 6238). */
function totpOf(key: string, account = '') {
  const secret = Secret.fromBase32(key)
  return new TOTP({ issuer: 'Vouchsafe', label: account, secret, algorithm: 'SHA1', digits: 6, period: 30 })
}

/** A new key in base32, as people type it into an app. */
export const createTotpKey = () => new Secret({ size: keyBytes }).base32

/** Which 30-second step the code belongs to; null if the code is wrong at this time. */
export function findStep(key: string, code: string, time: Date): number | null {
  // otpauth throws on six characters that are more than six bytes.
  if (!/^[0-9]{6}$/.test(code)) return null
  const timestamp = time.getTime()
  const totp = totpOf(key)
  const drift = totp.validate({ token: code, timestamp, window: allowedDrift })
  return drift === null ? null : totp.counter({ timestamp }) + drift
}

/** The otpauth:// address in the QR code. */
export const totpAddress = ({ key, account }: { key: string; account: string }) =>
  totpOf(key, account).toString()
