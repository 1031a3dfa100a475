import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { periods } from '#app/periods.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { deriveKeys } from '#app/platform/secret.server.ts'
import type { NewAccount } from './account.schema.ts'
import { passwords, users } from './account.table.ts'
import { consumeLink, findLink } from './links.server.ts'
import { isRightPassword } from './password.server.ts'
import { cookieLine, hostCookie, readCookie } from './sessions.server.ts'
import { markVerified } from './user.server.ts'

type SignUp = Omit<NewAccount, 'password'> & {
  passwordHash: string
  /** The page of ours that follows the confirmation; the dashboard if there is none. */
  wanted?: string
}

/**
 * Makes an account and asks for the mail that confirms its address. For an address that is known already,
 * changes nothing and asks for a mail that says so, or for the confirmation again while it is due: the
 * page shows no difference.
 *
 * The password comes hashed, before the transaction: hashing takes its time, and takes it for everybody.
 */
export async function signUp(tx: Database, { name, email, timeZone, passwordHash, wanted }: SignUp) {
  const id = uuidv7()
  const at = now()
  // The unique address decides, not a look beforehand: two taps on the button arrive together.
  const [created] = await tx
    .insert(users)
    .values({ id, name, email, timeZone, createdAt: at, updatedAt: at })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!created) return notifyRegistered(tx, email, wanted)
  await tx.insert(passwords).values({ userId: id, hash: passwordHash, createdAt: at, updatedAt: at })
  await enqueue(tx, 'accounts.send-verification', { userId: id, wanted })
  return { userId: id, isNew: true }
}

async function notifyRegistered(tx: Database, email: string, wanted?: string) {
  const [known] = await tx
    .select({ id: users.id, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email))
  const userId = known!.id
  const mail = known!.emailVerified ? 'accounts.notify-already-registered' : 'accounts.send-verification'
  await enqueue(tx, mail, { userId, wanted })
  return { userId, isNew: false }
}

// Anyone can sign up with somebody else's address and a password of their own, which the real owner then confirms. So
// the link signs in only the browser that signed up; any other has to enter that password.

const purpose = 'sign-up-browser'
const lifetimeSeconds = periods.accountLinkHours * 60 * 60

/**
 * Remembers that this browser signed up as this user; null: as nobody, because the address is another user's. The two
 * cookies look alike: a nonce, and its HMAC or random bytes.
 */
export function rememberSignUp(userId: string | null) {
  const nonce = randomBytes(16)
  const mark = userId ? markOf(deriveKeys(purpose)[0], nonce, userId) : randomBytes(32)
  const value = Buffer.concat([nonce, mark]).toString('base64url')
  return cookieLine(hostCookie('signing-up'), value, lifetimeSeconds)
}

export const forgetSignUp = () => cookieLine(hostCookie('signing-up'), '', 0)

export function didSignUpHere(headers: Headers, userId: string) {
  const cookie = Buffer.from(readCookie(headers, hostCookie('signing-up')) ?? '', 'base64url')
  if (cookie.length !== 48) return false
  const [nonce, mark] = [cookie.subarray(0, 16), cookie.subarray(16)]
  return deriveKeys(purpose).some((key) => timingSafeEqual(mark, markOf(key, nonce, userId)))
}

function markOf(key: Buffer, nonce: Buffer, userId: string) {
  return createHmac('sha256', key).update(nonce).update(userId).digest()
}

type Link = { token: string; headers: Headers }

/** What the link in the mail asks for: one click, or the password too. Null: it has expired. */
export async function findVerification(db: Database, { token, headers }: Link) {
  const userId = await findLink(db, 'verify-email', token)
  return userId ? { userId, asksPassword: !didSignUpHere(headers, userId) } : null
}

/**
 * Confirms the address. Returns the user, who may be signed in now; null if a password was due and was wrong. An
 * expired link is 410.
 */
export async function verifyEmail(db: Database, link: Link & { password: string }): Promise<string | null> {
  const found = await findVerification(db, link)
  if (found?.asksPassword && !(await isRightPassword(db, found.userId, link.password))) return null
  return db.transaction(async (tx) => {
    const userId = await consumeLink(tx, 'verify-email', link.token)
    await markVerified(tx, userId)
    return userId
  })
}
