import { sql } from 'drizzle-orm'
import { now } from './clock.ts'
import type { Database } from './database.server.ts'
import { forgetLanes } from './mail-lanes.server.ts'

/** Deletes what is past its time and means nothing any more: links, sessions, changes of address, counted tries, the
 * pace of mails. */
export async function clearExpired(db: Database) {
  const at = now()
  await db.execute(sql`delete from tokens where expires_at < ${at}`)
  await db.execute(sql`delete from sessions where expires_at < ${at}`)
  await db.execute(sql`delete from verifications where expires_at < ${at}`)
  await db.execute(sql`delete from email_changes where stoppable_until < ${at}`)
  await db.execute(sql`delete from rate_limits where expire < ${at.getTime()}`)
  await forgetLanes(db)
}
