import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { deriveKeys } from './secret.server.ts'

/** Bytes that we gave out and recognise: `payload.mac`, both base64url. Says nothing secret, only that it is ours. */
export function sign(purpose: string, payload: string) {
  const [key] = deriveKeys(purpose)
  return `${Buffer.from(payload).toString('base64url')}.${macOf(key, payload).toString('base64url')}`
}

/** The payload of something that we signed for this purpose, or null. */
export function verify(purpose: string, signed: string): string | null {
  const [body = '', mac = ''] = signed.split('.')
  const payload = Buffer.from(body, 'base64url').toString()
  const given = Buffer.from(mac, 'base64url')
  const isOurs = deriveKeys(purpose).some((key) => {
    const expected = macOf(key, payload)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isOurs ? payload : null
}

const keyObjects = new WeakMap<Buffer, KeyObject>()

/** A key that Node has looked at once: a plain buffer it would examine at each use. */
function keyObjectOf(key: Buffer) {
  const known = keyObjects.get(key) ?? createSecretKey(key)
  keyObjects.set(key, known)
  return known
}

function macOf(key: Buffer, payload: string) {
  return createHmac('sha256', keyObjectOf(key)).update(payload).digest()
}
