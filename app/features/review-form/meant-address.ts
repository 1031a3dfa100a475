import { run } from '@zootools/email-spell-checker'
import { isKnownProvider } from '#app/platform/known-providers.ts'

/**
 * What a mistyped address was probably meant to be ("gmial.com"), or null. The library changes any domain a little; only
 * one that becomes a well-known provider's is worth a question.
 */
export function meantAddress(email: string): string | null {
  const meant = run({ email })
  if (!meant || isKnownProvider(email.slice(email.lastIndexOf('@') + 1)) || !isKnownProvider(meant.domain))
    return null
  return meant.full.toLowerCase()
}
