import { timingSafeEqual } from 'node:crypto'
import { deriveKeys } from '#app/platform/secret.server.ts'

/** What a mail provider must bring with its news. Made out of SECRET; the one before a rotation is taken too. */
export const mailHookKeys = () => deriveKeys('mail-hook').map((key) => key.toString('base64url'))

export function isMailHookKey(given: string) {
  const bytes = Buffer.from(given)
  return mailHookKeys().some((key) => {
    const expected = Buffer.from(key)
    return bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
}
