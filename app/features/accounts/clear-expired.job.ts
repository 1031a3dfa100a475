import { lt } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { accountLinks, emailChanges, sessions } from './account.table.ts'
import { passkeyChallenges } from './passkey.table.ts'

/** Deletes sessions, links, challenges and changes of address that have expired. */
export async function clearExpiredSignIns(db: Database) {
  const at = now()
  await db.delete(sessions).where(lt(sessions.expiresAt, at))
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, at))
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, at))
  await db.delete(emailChanges).where(lt(emailChanges.stoppableUntil, at))
}
