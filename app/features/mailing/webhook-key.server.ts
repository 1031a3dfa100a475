import { timingSafeEqual } from 'node:crypto'
import { deriveKeys } from '#app/platform/secret.server.ts'

/** The keys with which a mail provider may post events: derived from SECRET, and from the one before a rotation. */
export const mailHookKeys = () => deriveKeys('mail-hook').map((key) => key.toString('base64url'))

export function isMailHookKey(given: string) {
  const bytes = Buffer.from(given)
  return mailHookKeys().some((key) => {
    const expected = Buffer.from(key)
    return bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
}
