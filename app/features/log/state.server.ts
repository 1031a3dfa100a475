import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { emptyRoot } from './format/merkle.ts'
import { logState } from './log.table.ts'

export type LogState = typeof logState.$inferSelect

/** Null before the first start. */
export async function readState(db: Database): Promise<LogState | null> {
  const [state] = await db.select().from(logState)
  return state ?? null
}

/** Names the log, once and for good. Returns what it is called. */
export async function bindOrigin(db: Database, origin: string) {
  await db
    .insert(logState)
    .values({ origin, root: Buffer.from(emptyRoot()) })
    .onConflictDoNothing()
  return (await readState(db))!.origin
}

/** From now on nothing is signed; acts and receipts go on. The first reason stays. */
export async function freeze(db: Database, reason: string) {
  await db.execute(sql`update log_state set frozen = ${reason}, frozen_at = now() where frozen is null`)
}
