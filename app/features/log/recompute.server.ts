import './ed25519.server.ts'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Standing } from '#app/features/log-format/acts.ts'
import { concat, isEqual } from '#app/features/log-format/bytes.ts'
import { decodeRecord, encodeRecord } from '#app/features/log-format/entry.ts'
import { leafHash, rootOf } from '#app/features/log-format/merkle.ts'
import { Replay } from '#app/features/log-format/replay.ts'
import type { Database } from '#app/platform/database.server.ts'
import { yieldToRequests } from '#app/platform/yield-to-requests.server.ts'
import { logEntries, logTiles } from './log.table.ts'
import { freeze, type LogState, readNewest, readState } from './state.server.ts'
import { Edge, storedNodes } from './tree.server.ts'

const batchSize = 4096

/** Computes the whole log anew from its entries, in one snapshot. A sentence about the first difference. */
export const findDifference = (db: Database) =>
  db.transaction(
    async (tx) => {
      const state = await readState(tx)
      if (!state || state.size === 0) return null
      const replay = new Replay(state.origin)
      return (
        (await checkEntries(tx, state, replay)) ??
        (await checkRegister(tx, replay)) ??
        (await checkNewest(tx)) ??
        (await checkCases(tx, replay))
      )
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Hourly: what differs stops all signing. */
export async function recomputeLog(db: Database) {
  const difference = await findDifference(db)
  if (difference) await freeze(db, difference)
}

async function checkEntries(tx: Database, { size, root }: LogState, replay: Replay) {
  const edge = new Edge()
  let read = 0
  while (read < size) {
    await yieldToRequests()
    const rows = await tx
      .select()
      .from(logEntries)
      .where(and(gte(logEntries.index, read), lt(logEntries.index, read + batchSize)))
      .orderBy(asc(logEntries.index))
    for (const { index, entry } of rows) {
      if (index !== read++) return `Entry ${read - 1} is missing.`
      const wrong = replay.take(entry)
      if (wrong) return wrong
      edge.append(leafHash(entry))
    }
    if (rows.length === 0) return `Entry ${read} is missing.`
    const wrong = await checkTiles(tx, edge)
    if (wrong) return wrong
  }
  const extra = await tx.$count(logEntries, gte(logEntries.index, size))
  if (extra > 0) return `There are ${extra} entries beyond the size.`
  const end = replay.end()
  if (end) return end
  return isEqual(await edge.root(size), root) ? null : 'The entries have another root.'
}

async function checkTiles(tx: Database, edge: Edge) {
  const made = [...edge.changed.values()].filter(({ hashes }) => hashes.length === 256)
  for (const tile of made) {
    const [stored] = await tx
      .select({ hashes: logTiles.hashes })
      .from(logTiles)
      .where(and(eq(logTiles.level, tile.level), eq(logTiles.n, tile.n)))
    if (!stored || !isEqual(concat(...tile.hashes), stored.hashes))
      return `Tile ${tile.level}/${tile.n} has other hashes than its entries.`
  }
  edge.changed.clear()
  return null
}

async function checkRegister(tx: Database, { chains }: Replay) {
  const { rows } = await tx.execute<{ record: Buffer }>(sql`
    select distinct on (business) record from log_register where level = 0 order by business, tally desc`)
  if (rows.length !== chains.size)
    return `The register has ${rows.length} businesses, the log ${chains.size}.`
  for (const { record } of rows) {
    const { businessId } = decodeRecord(record)
    const its = chains.get(businessId)
    if (!its || !isEqual(encodeRecord(its.record), record))
      return `The record of business ${businessId} does not follow from its entries.`
  }
  return null
}

async function checkNewest(tx: Database) {
  const newest = await readNewest(tx)
  if (!newest) return null
  const root = await rootOf(newest.size, storedNodes(tx))
  return isEqual(root, newest.root)
    ? null
    : `The tiles have another root than the checkpoint of ${newest.size}.`
}

/** Compares the log's counts of cases by standing with the cases themselves, except for businesses whose acts wait. */
async function checkCases(tx: Database, { chains }: Replay) {
  const { rows: waiting } = await tx.execute<{ businessId: string }>(
    sql`select distinct business_id as "businessId" from log_leaves where index is null`,
  )
  const isWaiting = new Set(waiting.map(({ businessId }) => businessId))
  type Counted = { businessId: string; standing: Standing; count: number }
  const { rows } = await tx.execute<Counted>(sql`
    select business_id as "businessId", standing, count(*)::int as count from log_cases group by 1, 2`)
  for (const { businessId, standing, count } of rows) {
    if (isWaiting.has(businessId) || standing === 'insider') continue
    const logged = chains.get(businessId)?.record.cases[standing] ?? 0
    if (logged !== count)
      return `Business ${businessId} has ${count} reviews that are ${standing}, the log ${logged}.`
  }
  return null
}
