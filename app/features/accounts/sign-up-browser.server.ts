import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKeys } from '#app/platform/secret.server.ts'
import { cookieLine, hostCookie, readCookie } from './cookies.server.ts'

// Anyone can sign up with somebody else's address and a password of their own, which the real owner then confirms. So
// the link signs in only the browser that signed up; any other has to enter that password.

const purpose = 'sign-up-browser'
const lifetimeSeconds = 24 * 60 * 60

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
