import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { type SignedPurpose, signedPurposes } from '#app/purposes.ts'
import { now } from './clock.ts'
import { deriveKeys } from './secret.server.ts'

type Verified<Purpose extends SignedPurpose> = {
  payload: string
  /** When it was signed, in ms; null for purposes without expiry, whose signatures contain no time. */
  signedAt: (typeof signedPurposes)[Purpose] extends null ? null : number
}

/**
 * A token that only we can make: `body.mac`, both base64url (HMAC-SHA-256 under the purpose's own key). Anybody
 * can read the payload. Where signatures hold for ever, the same payload has the same token each time.
 */
export function sign(purpose: SignedPurpose, payload: string, at = now()) {
  const body = signedPurposes[purpose] === null ? payload : `${at.getTime()} ${payload}`
  const mac = macOf(deriveKeys(purpose)[0], body)
  return `${Buffer.from(body).toString('base64url')}.${mac.toString('base64url')}`
}

/** What we signed for this purpose, also before SECRET was rotated; null if we did not, or if it has expired. */
export function verify<Purpose extends SignedPurpose>(
  purpose: Purpose,
  token: string,
): Verified<Purpose> | null
export function verify(
  purpose: SignedPurpose,
  token: string,
): { payload: string; signedAt: number | null } | null {
  const [encoded = '', mac = ''] = token.split('.')
  const body = Buffer.from(encoded, 'base64url').toString()
  const given = Buffer.from(mac, 'base64url')
  if (!deriveKeys(purpose).some((key) => areEqual(given, macOf(key, body)))) return null
  const lifetimeMs = signedPurposes[purpose]
  if (lifetimeMs === null) return { payload: body, signedAt: null }
  const space = body.indexOf(' ')
  const signedAt = Number(body.slice(0, space))
  return now().getTime() - signedAt > lifetimeMs ? null : { payload: body.slice(space + 1), signedAt }
}

/** Takes as long for bytes that differ at once as for those that differ at the end. */
export const areEqual = (one: Buffer, other: Buffer) =>
  one.length === other.length && timingSafeEqual(one, other)

const keyObjects = new WeakMap<Buffer, KeyObject>()

/** Node examines a plain buffer at each use, a key object once. */
function keyObjectOf(key: Buffer) {
  const known = keyObjects.get(key) ?? createSecretKey(key)
  keyObjects.set(key, known)
  return known
}

function macOf(key: Buffer, body: string) {
  return createHmac('sha256', keyObjectOf(key)).update(body).digest()
}
