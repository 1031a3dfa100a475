import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKeys } from '#app/platform/secret.server.ts'
import { cookieLine, hostCookie, readCookie } from './cookies.server.ts'

// Who signs up with somebody else's address chooses the password of an account that its real owner then
// confirms. So a confirmation signs in only the browser that signed up; any other is asked for the password.

const purpose = 'sign-up-browser'
const lifetimeSeconds = 24 * 60 * 60

/**
 * Remembers that this browser signed up as this user. Null: as nobody. The cookie is a nonce and a mark made
 * of it, new each time, so that nobody can tell by it which of the two it was.
 */
export function rememberSignUp(userId: string | null) {
  const nonce = randomBytes(16)
  const mark = userId ? markOf(deriveKeys(purpose)[0], nonce, userId) : randomBytes(32)
  const value = Buffer.concat([nonce, mark]).toString('base64url')
  return cookieLine(hostCookie('signing-up'), value, lifetimeSeconds)
}

export const forgetSignUp = () => cookieLine(hostCookie('signing-up'), '', 0)

/** Whether this is the browser in which that user signed up. */
export function didSignUpHere(headers: Headers, userId: string) {
  const cookie = Buffer.from(readCookie(headers, hostCookie('signing-up')) ?? '', 'base64url')
  if (cookie.length !== 48) return false
  const [nonce, mark] = [cookie.subarray(0, 16), cookie.subarray(16)]
  return deriveKeys(purpose).some((key) => timingSafeEqual(mark, markOf(key, nonce, userId)))
}

function markOf(key: Buffer, nonce: Buffer, userId: string) {
  return createHmac('sha256', key).update(nonce).update(userId).digest()
}
