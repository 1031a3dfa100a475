import { limits } from '#app/limits.ts'
import type { Database } from '#app/platform/database.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { logSecurity } from '#app/platform/requests.server.ts'
import type { Reauthentication } from './account.schema.ts'
import { isRightPassword } from './password.server.ts'
import { acceptCode } from './second-factor.server.ts'
import { isTwoFactorOn } from './two-factor.server.ts'

/**
 * Checks everything the account asks for at sign-in once more, before any change to how it is signed in to (OWASP
 * ASVS 5.0, 7.5.1): a session alone is not enough. Returns what is wrong, by field, or null.
 */
export async function reauthenticate(
  db: Database,
  { userId, sessionId, password, code }: Reauthentication & { userId: string; sessionId: string },
): Promise<Record<string, string> | null> {
  await countAgainst(limits.reauthenticationsInSession, sessionId)
  const refuse = (wrong: Record<string, string>) => {
    logSecurity('reauthentication refused', { userId })
    return wrong
  }
  if (!(await isRightPassword(db, userId, password))) return refuse({ password: 'Wrong password' })
  if (!(await isTwoFactorOn(db, userId))) return null
  if (!code) return { code: 'Please enter the code from your app' }
  const isRight = await acceptCode(db, { userId, code })
  return isRight ? null : refuse({ code: 'Wrong code, or one that was already used. Wait for the next code' })
}
