import { desc, sql } from 'drizzle-orm'
import { emptyRoot } from '#app/features/log-format/merkle.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { logCheckpoints, logState } from './log.table.ts'

export type LogState = typeof logState.$inferSelect

/** Null before the first start. */
export async function readState(db: Database): Promise<LogState | null> {
  const [state] = await db.select().from(logState)
  return state ?? null
}

/** Names the log, once and for good, and binds it to an address and a key. Returns what it is bound to. */
export async function bindLog(db: Database, host: string, keyOf: (origin: string) => string) {
  const origin = `${host}/log`
  await db
    .insert(logState)
    .values({ origin, host, key: keyOf(origin), root: Buffer.from(emptyRoot()) })
    .onConflictDoNothing()
  const state = (await readState(db))!
  if (state.host && state.key) return { origin: state.origin, host: state.host, key: state.key }
  // A log from before host and key were stored.
  const bound = { host, key: keyOf(state.origin) }
  await db.update(logState).set(bound)
  return { origin: state.origin, ...bound }
}

const ofSettings = sql`('other address', 'other key')`

/** Stops all signing; acts and receipts go on. The first reason stays, unless correct settings would remove it. */
export async function freeze(db: Database, reason: string) {
  await db.execute(sql`
    update log_state set frozen = ${reason}, frozen_at = now(), told_at = null
    where frozen is null or (frozen in ${ofSettings} and ${reason} not in ${ofSettings})`)
}

/** Words that the log's next batch begins with. */
export const announce = (tx: Database, words: string) =>
  tx.update(logState).set({ announced: sql`array_append(${logState.announced}, ${words})` })

/** From now on another key signs; readers learn it from the log. False where it signs already, or the log is frozen. */
export const replaceKey = (
  db: Database,
  { from, to, receipts }: { from: string; to: string; receipts: string },
) =>
  db.transaction(async (tx) => {
    const [state] = await tx.select().from(logState).for('update')
    const isTheirs = state?.key === from && (state.frozen === null || state.frozen === 'other key')
    if (!isTheirs) return
    const { size, keyFrom, formerKeys } = state
    const until = `${keyFrom} ${size}\n`
    await tx.update(logState).set({
      key: to,
      keyFrom: size,
      keySince: now(),
      formerKeys: `${formerKeys}log ${from} ${until}receipts ${receipts} ${until}`,
    })
    if (size > 0) await announce(tx, `vouchsafe key v1\n${to}\n`)
  })

/** Ends a freeze that came from wrong settings: the address and the key are right again, and nothing was signed meanwhile. */
export async function unfreezeSettings(db: Database) {
  await db.execute(sql`
    update log_state set frozen = null, frozen_at = null, told_at = null where frozen in ${ofSettings}`)
}

/** The newest one that was published. */
export async function readNewest(db: Database) {
  const [newest] = await db.select().from(logCheckpoints).orderBy(desc(logCheckpoints.size)).limit(1)
  return newest ?? null
}
