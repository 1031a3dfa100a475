import type { Database } from '#app/platform/database.server.ts'
import { consumeLink, findLink } from './links.server.ts'
import { isPasswordOf } from './password.server.ts'
import { didSignUpHere } from './sign-up-browser.server.ts'
import { markVerified } from './user.server.ts'

type Link = { token: string; headers: Headers }

/** What the link in the mail asks for: one click, or the password too. Null: it has expired. */
export async function findVerification(db: Database, { token, headers }: Link) {
  const userId = await findLink(db, 'verify-email', token)
  return userId ? { userId, asksPassword: !didSignUpHere(headers, userId) } : null
}

/**
 * Confirms the address. Returns the user, who may be signed in now; null if a password was due and was wrong. An
 * expired link is 410.
 */
export async function verifyEmail(db: Database, link: Link & { password: string }): Promise<string | null> {
  const found = await findVerification(db, link)
  if (found?.asksPassword && !(await isPasswordOf(db, found.userId, link.password))) return null
  return db.transaction(async (tx) => {
    const userId = await consumeLink(tx, 'verify-email', link.token)
    await markVerified(tx, userId)
    return userId
  })
}
