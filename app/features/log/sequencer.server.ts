import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Checkpoint, writeCheckpoint } from '#app/features/log-format/note.ts'
import { minutes, now, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { isUnavailable } from '#app/platform/unavailable.server.ts'
import { batchSize, integrate } from './integrate.server.ts'
import { logCheckpoints } from './log.table.ts'
import { pruneRegister } from './register-nodes.server.ts'
import { freeze, type LogState, readState } from './state.server.ts'

/** What stands between a tree that is committed and one that is published. */
export type Publishing = {
  /**
   * Returns a reason to freeze if what this machine remembers is ahead of the database or contradicts it; otherwise
   * remembers this state.
   */
  guard: (db: Database, state: LogState) => Promise<string | null>
  /** A signed note. Deterministic: after a crash the same bytes come again. */
  sign: (text: string) => Promise<string>
  /**
   * Collects the cosignatures of the witnesses that saw the checkpoint. Freezes the log, and throws, if one knows a larger
   * tree.
   */
  witness: (db: Database, checkpoint: Checkpoint, note: string) => Promise<string[]>
  /** Called again until the operators have been told. */
  onFrozen?: (db: Database) => Promise<void>
}

const pollInterval = seconds(2)
const pauseAfterError = seconds(2)
const freshInterval = minutes(10)

/** Puts what waits into the log, then signs, shows and publishes it. True if more may wait. */
export async function sequence(db: Database, publishing: Publishing): Promise<boolean> {
  const before = await readState(db)
  if (!before) return false
  if (before.frozen) {
    if (!before.toldAt) await publishing.onFrozen?.(db)
    return false
  }
  // Before anything is appended: a database that went back must stay as it is.
  const wrong = before.size > 0 && (await publishing.guard(db, before))
  if (wrong) {
    await freeze(db, wrong)
    return false
  }
  const placed = await integrate(db)
  const state = await readState(db)
  if (state && !state.frozen && (state.size > state.published || (await isStale(db))))
    await publish(db, state, publishing)
  return placed >= batchSize
}

/**
 * Witnesses are asked again whether this tree is still the newest, so that old signatures reveal a view that somebody
 * froze.
 */
const stale = () => sql`coalesce((select published_at from log_checkpoints order by size desc limit 1)
  < ${new Date(now().getTime() - freshInterval).toISOString()}, false)`

async function isStale(db: Database) {
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${stale()} as found`)
  return rows[0]!.found
}

/** Only a committed tree is signed: no signature exists for one that a crash can undo. */
export async function publish(db: Database, state: LogState, { guard, sign, witness }: Publishing) {
  const { origin, size, root, published } = state
  const wrong = await guard(db, state)
  if (wrong) return freeze(db, wrong)
  const checkpoint = { origin, size, root }
  const note = await sign(writeCheckpoint(checkpoint))
  const seen = await witness(db, checkpoint, note)
  await db.transaction(async (tx) => {
    const at = now()
    const signed = { root, note: note + seen.join(''), publishedAt: at }
    await tx
      .insert(logCheckpoints)
      .values({ size, ...signed })
      .onConflictDoUpdate({ target: logCheckpoints.size, set: signed })
    await tx.execute(sql`update log_state set published = greatest(published, ${size})`)
    await pruneRegister(tx, { before: published, published: size })
  })
}

/** In one statement, because it is asked every other second: acts wait, a tree is not published or grew old, or operators are to be told. */
async function hasWork(db: Database) {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select case when frozen is not null then told_at is null
      else size = 0 or size > published or announced <> '{}' or exists (select from log_leaves where index is null)
        or ${stale()}
      end as found from log_state`)
  return rows[0]?.found ?? true
}

/** Any number of processes may run this: the row lock and the transaction decide. */
export function startSequencer(db: Database, publishing: Publishing) {
  const ending = new AbortController()
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: ending.signal }).catch(() => {})

  async function run() {
    // At the start all is looked at.
    let isWanted = true
    while (!ending.signal.aborted) {
      try {
        if (!isWanted || !(await sequence(db, publishing))) await pause(pollInterval)
        isWanted = await hasWork(db)
      } catch (error) {
        log[isUnavailable(error) ? 'warn' : 'error']({ err: error }, 'sequencer of the log')
        await pause(pauseAfterError)
      }
    }
  }

  const running = run()
  return {
    async close() {
      ending.abort()
      await running
    },
  }
}
