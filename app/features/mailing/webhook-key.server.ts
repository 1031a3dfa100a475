import { deriveKeys } from '#app/platform/secret.server.ts'
import { areEqual } from '#app/platform/signed.server.ts'

/** The keys with which a mail provider may post events: derived from SECRET, and from the one before a rotation. */
export const mailHookKeys = () => deriveKeys('mail-hook').map((key) => key.toString('base64url'))

export const isMailHookKey = (given: string) =>
  mailHookKeys().some((key) => areEqual(Buffer.from(given), Buffer.from(key)))
