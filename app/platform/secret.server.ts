import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { join } from 'node:path'
import { type EncryptionPurpose, type KeyPurpose, type SignedPurpose, signedPurposes } from '#app/purposes.ts'
import { now } from './clock.ts'
import { readOrMakeFile } from './data-dir.server.ts'

let current: string | undefined
let previous: string | undefined

/**
 * Loads SECRET once, at boot: from the environment, else from the data folder, where it is made the first
 * time. It belongs in the backup: signatures and hashed tokens depend on it.
 */
export function openSecret(env: { SECRET?: string; SECRET_PREVIOUS?: string }, dataDir: string) {
  current = env.SECRET ?? readOrMakeFile(join(dataDir, 'secret'), () => randomBytes(32).toString('base64url'))
  previous = env.SECRET_PREVIOUS
  return current
}

export function deriveKey(purpose: KeyPurpose, length = 32): Buffer {
  if (!current) throw new Error('openSecret has not run yet.')
  return expand(current, purpose, length)
}

/** The current key first, then the one before SECRET was rotated: sign with the first, accept any. */
export function deriveKeys(purpose: KeyPurpose): [Buffer, ...Buffer[]] {
  const key = deriveKey(purpose)
  return previous ? [key, expand(previous, purpose, 32)] : [key]
}

/** Whether something may still be under the secret before this one. */
export const isSecretRotated = () => previous !== undefined

const expanded = new Map<string, Buffer>()

function expand(secret: string, purpose: string, length: number) {
  const name = `${length} ${purpose} ${secret}`
  const known = expanded.get(name)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, 'vouchsafe', purpose, length))
  expanded.set(name, key)
  return key
}

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
export function verify(purpose: SignedPurpose, token: string) {
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

const nonceLength = 12
const tagLength = 16

/** Bytes that only SECRET opens (AES-256-GCM): nonce, tag, text. `about` names what it belongs to, so that it opens nowhere else. */
export function encrypt(purpose: EncryptionPurpose, about: string, text: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', deriveKeys(purpose)[0], nonce).setAAD(Buffer.from(about))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** The text, also after SECRET was rotated once; null when no key of ours opens it. */
export function decrypt(purpose: EncryptionPurpose, about: string, bytes: Buffer): string | null {
  return decryptWith(deriveKeys(purpose), about, bytes)
}

/** Whether it was encrypted under the current SECRET, not the previous one. */
export function isUnderCurrentKey(purpose: EncryptionPurpose, about: string, bytes: Buffer) {
  return decryptWith([deriveKeys(purpose)[0]], about, bytes) !== null
}

function decryptWith(keys: Buffer[], about: string, bytes: Buffer): string | null {
  const nonce = bytes.subarray(0, nonceLength)
  const tag = bytes.subarray(nonceLength, nonceLength + tagLength)
  const body = bytes.subarray(nonceLength + tagLength)
  for (const key of keys) {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
    decipher.setAAD(Buffer.from(about)).setAuthTag(tag)
    try {
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    } catch {
      // Encrypted under another key: the next one is tried.
    }
  }
  return null
}
