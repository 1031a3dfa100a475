import type { Database } from '#app/platform/database.server.ts'
import type { Reauthentication } from './account.schema.ts'
import { acceptCode } from './codes.server.ts'
import { countReauthentication } from './limits.server.ts'
import { isPasswordOf } from './password.server.ts'
import { isTwoFactorOn } from './two-factor.server.ts'

/**
 * Asks again for all that the account asks for at sign-in, before anything changes that decides who gets in
 * (OWASP ASVS 5.0, 7.5.1): a borrowed session is not enough. Null: proven; else what is wrong, by field.
 */
export async function reauthenticate(
  db: Database,
  { userId, password, code }: Reauthentication & { userId: string },
): Promise<Record<string, string> | null> {
  await countReauthentication(userId)
  if (!(await isPasswordOf(db, userId, password))) return { password: 'This is not your current password' }
  if (!(await isTwoFactorOn(db, userId))) return null
  if (!code) return { code: 'Please enter the code that your app shows' }
  const isRight = await acceptCode(db, { userId, code })
  return isRight ? null : { code: 'This code is not right, or it was used already. Wait for the next one' }
}
