import { lt } from 'drizzle-orm'
import { now } from './clock.ts'
import type { Database } from './database.server.ts'
import { rateLimits } from './rate-limit.table.ts'
import { tokens } from './token.table.ts'

/** Deletes expired links and counts of limits. */
export async function clearExpired(db: Database) {
  const at = now()
  await db.delete(tokens).where(lt(tokens.expiresAt, at))
  await db.delete(rateLimits).where(lt(rateLimits.expire, at.getTime()))
}
