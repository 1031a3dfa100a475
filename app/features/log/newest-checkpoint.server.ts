import { desc } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { logCheckpoints } from './log.table.ts'

/** The newest one that was published. */
export async function readNewest(db: Database) {
  const [newest] = await db.select().from(logCheckpoints).orderBy(desc(logCheckpoints.size)).limit(1)
  return newest ?? null
}
