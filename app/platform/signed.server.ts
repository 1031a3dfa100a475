import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKeys } from './secret.server.ts'

/** Bytes that we gave out and recognise: `payload.mac`, both base64url. Says nothing secret, only that it is ours. */
export function seal(purpose: string, payload: string) {
  const [key] = deriveKeys(purpose)
  return `${Buffer.from(payload).toString('base64url')}.${macOf(key, payload).toString('base64url')}`
}

/** The payload of something that we sealed for this purpose, or null. */
export function unseal(purpose: string, sealed: string): string | null {
  const [body = '', mac = ''] = sealed.split('.')
  const payload = Buffer.from(body, 'base64url').toString()
  const given = Buffer.from(mac, 'base64url')
  const isOurs = deriveKeys(purpose).some((key) => {
    const expected = macOf(key, payload)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isOurs ? payload : null
}

function macOf(key: Buffer, payload: string) {
  return createHmac('sha256', key).update(payload).digest()
}
