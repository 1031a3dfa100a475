import { sql } from 'drizzle-orm'
import { logKeyFor } from '#app/features/log/keys.server.ts'
import { logState } from '#app/features/log/log.table.ts'
import { findDifference } from '#app/features/log/recompute.server.ts'
import { announce, readNewest, readState } from '#app/features/log/state.server.ts'
import { base64 } from '#app/features/log-format/bytes.ts'
import { emptyRoot } from '#app/features/log-format/merkle.ts'
import { type Checkpoint, readCheckpoint, readNote } from '#app/features/log-format/note.ts'
import type { Database } from '#app/platform/database.server.ts'
import { askNewest, findLargestUncontinued, readSighting, type Sighting } from './ask-witnesses.server.ts'
import { settleCases, takeEntries } from './catch-up.server.ts'
import { readCopy } from './log-copy.server.ts'
import { forgetHead, readHead, writeHead } from './publish-watched.server.ts'

export type Thaw = { dataDir: string; appUrl: string; isMoved: boolean; isUnwatched: boolean; from?: string }

/**
 * Ends the freeze. Returns what hinders it; null once the log goes on. It never goes on over a larger or another log that
 * was signed.
 */
export async function thaw(db: Database, { dataDir, appUrl, isMoved, isUnwatched, from }: Thaw) {
  const state = await readState(db)
  if (!state?.frozen) return 'The log is not frozen.'
  const { host } = new URL(appUrl)
  if (state.key !== logKeyFor(state.origin))
    return 'The key here is not the log’s: put the file log-key back, or set LOG_KEY.'
  if (state.host !== host && !isMoved)
    return `The log belongs to ${state.host}, and this service is at ${host}: add --moved if it has moved here for good.`
  const difference = await findDifference(db)
  if (difference) return `The tables of the log were changed: ${difference}`
  const asked = await askNewest(db)
  const watching = asked.filter(({ isAuditor }) => !isAuditor)
  const silent = watching.filter(({ seen }) => !seen).map(({ by }) => by)
  if (silent.length === watching.length && !isUnwatched)
    return watching.length === 0
      ? 'No witness watches this log, so nobody can say what was signed: add --never-watched if you know that nothing newer was.'
      : `No witness answers (${silent.join(', ')}): try again later.`
  const copy = from ? await readCopy(from, state).catch((error: Error) => error.message) : null
  if (typeof copy === 'string') return copy
  const sightings = await findSightings(db, dataDir, `${appUrl}/log/checkpoint`)
  const hindrance = await db
    .transaction(async (tx) => {
      if (copy) await takeEntries(tx, state, copy)
      const beside = await findLargestUncontinued(tx, (await readState(tx))!, sightings)
      if (beside) throw new Hindrance(describeBeside(beside, copy?.checkpoint ?? state))
      if (!copy) return null
      await settleCases(tx, copy)
      await announce(tx, `vouchsafe restored v1\nfrom ${state.size}\n`)
      const wrong = await findDifference(tx)
      if (wrong) throw new Hindrance(`The log cannot go on from there: ${wrong}`)
      return null
    })
    .catch((error: Error) => {
      if (error instanceof Hindrance) return error.message
      throw error
    })
  if (hindrance) return hindrance
  const { origin, size, root } = (await readState(db))!
  writeHead(dataDir, { origin, size, root })
  await db.update(logState).set({ frozen: null, frozenAt: null, toldAt: null, host })
  return null
}

/** Thrown to undo what was done until then. */
class Hindrance extends Error {}

const describeBeside = (beside: Sighting, here: { size: number }) =>
  `${beside.by} has seen ${beside.size} entries, and here are ${here.size}${
    beside.size <= here.size ? ' others' : ''
  }. ${
    beside.copy
      ? `It has the entries: “npm run log -- thaw --from ${beside.copy}”.`
      : 'Give what has them, the file of a watcher, an auditor, or an address that still serves the log: “npm run log -- thaw --from WHERE”.'
  } Or restore a newer backup. Where nobody has them, close this log and begin another: “npm run log -- close”.`

async function findSightings(db: Database, dataDir: string, address: string) {
  const own = readHead(dataDir)
  const there = await readSighting('This address', address).catch(() => null)
  return [
    ...(await askNewest(db)).flatMap(({ seen }) => seen ?? []),
    ...(own ? [{ by: 'This machine', size: own.size, root: own.root, note: null }] : []),
    ...(there ? [there] : []),
  ]
}

/**
 * Ends a frozen log whose newest entries nobody has, and begins another, which names the last checkpoint that was signed.
 * The cases of all reviews are opened in it at the next start. Returns what it is called.
 */
export async function closeLog(db: Database, { dataDir, appUrl }: Pick<Thaw, 'dataDir' | 'appUrl'>) {
  const state = await readState(db)
  if (!state?.frozen) return null
  const last = await findLast(db, dataDir, `${appUrl}/log/checkpoint`)
  const { host } = new URL(appUrl)
  // Numbered on, so that no name comes twice, whatever the address.
  const [, n = '1'] = /\/log\/(\d+)$/.exec(state.origin) ?? []
  const origin = `${host}/log/${Number(n) + 1}`
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from receipts`)
    await tx.execute(sql`delete from log_cases`)
    await tx.execute(sql`delete from log_leaves`)
    await tx.execute(sql`delete from log_entries`)
    await tx.execute(sql`delete from log_tiles`)
    await tx.execute(sql`delete from log_register`)
    await tx.execute(sql`delete from log_checkpoints`)
    await tx.execute(sql`update witnesses set size = 0, seen_at = null, problem = null`)
    await tx.update(logState).set({
      origin,
      host,
      key: logKeyFor(origin),
      size: 0,
      published: 0,
      businesses: 0,
      root: Buffer.from(emptyRoot()),
      frozen: null,
      frozenAt: null,
      toldAt: null,
      keyFrom: 0,
      keySince: null,
      formerKeys: '',
      announced: [],
      after: last ? `${last.origin} ${last.size} ${base64(last.root)}` : null,
    })
  })
  forgetHead(dataDir)
  return origin
}

/** The largest checkpoint of this log that anybody shows with our signature, or that this machine signed. */
async function findLast(db: Database, dataDir: string, address: string): Promise<Checkpoint | null> {
  const published = await readNewest(db)
  const notes = [
    ...(await findSightings(db, dataDir, address)).flatMap(({ note }) => note ?? []),
    ...(published ? [published.note] : []),
  ]
  const own = readHead(dataDir)
  const all = [...notes.map((note) => readCheckpoint(readNote(note).text)), ...(own ? [own] : [])]
  return all.toSorted((one, other) => other.size - one.size)[0] ?? null
}
