import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { days, hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { logSecurity } from '#app/platform/requests.server.ts'
import { sign, verify } from '#app/platform/secret.server.ts'
import { signedPurposes } from '#app/purposes.ts'
import { passwords, sessions, users } from './account.table.ts'

/** A session ends after this time, however much it is used. */
const lifetimeMs = days(30)
const longestUserAgent = 400

const cookieName = () => hostCookie('vouchsafe')
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** `onlyBusinessId`: set for a sign-in through a business's own identity provider, which opens that business alone. */
type NewSession = { userId: string; userAgent: string | null; onlyBusinessId?: string }

/**
 * Starts a session for somebody who has just proven everything the account asks for. Returns its cookie, and the one
 * by which the browser is known at the next sign-in.
 */
export async function startSession(db: Database, { userId, userAgent, onlyBusinessId }: NewSession) {
  const token = randomBytes(32).toString('base64url')
  const at = now()
  await db.insert(sessions).values({
    id: uuidv7(),
    userId,
    onlyBusinessId: onlyBusinessId ?? null,
    tokenHash: hashOf(token),
    userAgent: (userAgent ?? '').slice(0, longestUserAgent),
    expiresAt: new Date(at.getTime() + lifetimeMs),
    createdAt: at,
    updatedAt: at,
  })
  logSecurity('signed in', { userId, through: onlyBusinessId })
  const headers = new Headers({ 'set-cookie': cookieLine(cookieName(), token, lifetimeMs / 1000) })
  // Only a sign-in with the password makes a device known; a company provider does not.
  const remembered = onlyBusinessId ? null : await rememberDevice(db, userId)
  if (remembered) headers.append('set-cookie', remembered)
  return headers
}

/** The hash of the token in the session cookie, or null without that cookie. */
function sessionHash(headers: Headers): Buffer | null {
  const token = readCookie(headers, cookieName())
  return token ? hashOf(token) : null
}

export const forgetSession = () => cookieLine(cookieName(), '', 0)

type Who = { userId: string; sessionId: string }

export async function endSession(db: Database, { userId, sessionId }: Who) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
}

export async function endOtherSessions(db: Database, { userId, sessionId }: Who) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
}

export async function endAllSessions(db: Database, userId: string) {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Where a user is signed in: this device first, then by last use. */
export type Device = { session: string; name: string; isThisOne: boolean; usedAt: string; since: string }

export async function listDevices(db: Database, { userId, sessionId }: Who): Promise<Device[]> {
  const at = now()
  const found = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, at),
        gt(sessions.updatedAt, new Date(at.getTime() - idleMs)),
      ),
    )
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
  const devices = found.map(({ id, userAgent, updatedAt, createdAt }) => ({
    session: id,
    name: describeDevice(userAgent),
    isThisOne: id === sessionId,
    usedAt: updatedAt.toISOString(),
    since: createdAt.toISOString(),
  }))
  return devices.sort((one, other) => Number(other.isThisOne) - Number(one.isThisOne))
}

export type SignedIn = {
  sessionId: string
  user: { id: string; name: string; email: string; emailVerified: boolean; isOperator: boolean }
}

/**
 * Anyone with a session; `isClosing`: the account is closed and can still be kept; `onlyBusinessId`: they came through the
 * provider of this business, and nothing else opens.
 */
export type Visitor = SignedIn & { isClosing: boolean; onlyBusinessId: string | null }

const idleMs = days(14)
const touchEveryMs = hours(1)

/** Reads the session cookie. Null: nobody is signed in. */
export async function findSignedIn(db: Database, headers: Headers): Promise<Visitor | null> {
  const tokenHash = sessionHash(headers)
  if (!tokenHash) return null
  const at = now()
  const [found] = await db
    .select({
      sessionId: sessions.id,
      onlyBusinessId: sessions.onlyBusinessId,
      usedAt: sessions.updatedAt,
      closedAt: users.closedAt,
      user: {
        id: users.id,
        name: users.name,
        email: users.email,
        emailVerified: users.emailVerified,
        isOperator: users.isOperator,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, at),
        gt(sessions.updatedAt, new Date(at.getTime() - idleMs)),
      ),
    )
  if (!found) return null
  const { usedAt, closedAt, ...signedIn } = found
  if (at.getTime() - usedAt.getTime() > touchEveryMs) {
    await db.update(sessions).set({ updatedAt: at }).where(eq(sessions.id, signedIn.sessionId))
  }
  // Nobody operates the service by the word of a business's provider.
  if (signedIn.onlyBusinessId) signedIn.user.isOperator = false
  return { ...signedIn, isClosing: closedAt !== null }
}

// Brands before what they are built on: an Edge calls itself Chrome, and a Chrome calls itself Safari.
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
] as const

// An Android says that it is a Linux, an iPhone that it is like Mac OS X.
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
] as const

type Names = readonly (readonly [RegExp, string])[]

const nameIn = (names: Names, userAgent: string) => names.find(([sign]) => sign.test(userAgent))?.[1]

/** What a User-Agent header says, in words: "Firefox on Windows". It is a claim, good enough to recognise oneself by. */
export function describeDevice(userAgent: string | null) {
  const browser = nameIn(browsers, userAgent ?? '')
  const system = nameIn(systems, userAgent ?? '')
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : 'An unknown browser')
}

// A browser that has signed in to an account before is known to it: strangers' wrong passwords do not lock it out. Its
// cookie signs nobody in, and is worth nothing for another account or after the password has changed.

const purpose = 'known-device'
const deviceCookie = () => hostCookie(purpose)

/** The Set-Cookie line by which this browser will be known; null for a user who has no password to guess. */
export async function rememberDevice(db: Database, userId: string): Promise<string | null> {
  const [password] = await db
    .select({ setAt: passwords.updatedAt })
    .from(passwords)
    .where(eq(passwords.userId, userId))
  if (!password) return null
  const payload = [userId, password.setAt.getTime(), randomBytes(12).toString('base64url')].join(' ')
  return cookieLine(deviceCookie(), sign(purpose, payload), signedPurposes[purpose] / 1000)
}

/** An id of this browser, if it is known to the account with this email address; else null. */
export async function findKnownDevice(db: Database, headers: Headers, email: string): Promise<string | null> {
  const signed = verify(purpose, readCookie(headers, deviceCookie()) ?? '')
  const [userId = '', setAt, device] = signed?.payload.split(' ') ?? []
  if (!device) return null
  const [known] = await db
    .select({ setAt: passwords.updatedAt })
    .from(passwords)
    .innerJoin(users, eq(users.id, passwords.userId))
    .where(and(eq(users.id, userId), eq(users.email, email)))
  return known?.setAt.getTime() === Number(setAt) ? device : null
}

let isSecure = false

/** Called once, at boot. */
export function openCookies(env: { isSecure: boolean }) {
  isSecure = env.isSecure
}

/** `__Host-` binds a cookie to this host and to TLS; browsers refuse it without TLS. */
export const hostCookie = (name: string) => (isSecure ? `__Host-${name}` : name)

/** A Set-Cookie line. `maxAgeSeconds` 0 deletes the cookie. */
export function cookieLine(name: string, value: string, maxAgeSeconds: number) {
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

export function readCookie(headers: Headers, name: string): string | null {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return null
}
