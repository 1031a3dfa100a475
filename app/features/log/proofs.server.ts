import './ed25519.server.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { decodeEntry } from './format/entry.ts'
import { proveInclusion } from './format/merkle.ts'
import { writeProof } from './format/note.ts'
import { logCheckpoints, logEntries } from './log.table.ts'
import { proveRecord } from './register-nodes.server.ts'
import { storedNodes } from './tree.server.ts'

export type Published = { size: number; note: string }

/** The newest checkpoint that everybody may see. */
export async function readCheckpoint(db: Database): Promise<Published | null> {
  const { size, note } = logCheckpoints
  const [newest] = await db.select({ size, note }).from(logCheckpoints).orderBy(desc(size)).limit(1)
  return newest ?? null
}

/** Proves many entries against the newest checkpoint; null for those that are not in it yet. */
export async function proveEntries(db: Database, indexes: (number | null)[]) {
  const newest = await readCheckpoint(db)
  const read = storedNodes(db)
  const proofs: (string | null)[] = []
  for (const index of indexes) {
    const isIn = newest !== null && index !== null && index < newest.size
    proofs.push(
      isIn
        ? writeProof({
            index,
            hashes: await proveInclusion(index, newest.size, read),
            checkpoint: newest.note,
          })
        : null,
    )
  }
  return proofs
}

/** The hashes that lead from each entry to the root of a tree of `size`, in base64. */
export async function proveAt<Entry extends { index: number }>(db: Database, entries: Entry[], size: number) {
  const read = storedNodes(db)
  const proven: (Entry & { proof: string[] })[] = []
  for (const entry of entries)
    proven.push({ ...entry, proof: (await proveInclusion(entry.index, size, read)).map(base64) })
  return proven
}

export async function readEntry(db: Database, index: number) {
  const [found] = await db.select().from(logEntries).where(eq(logEntries.index, index))
  return found?.entry ?? null
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** The record of a business with all that proves it, of one moment. Null where the log does not know it. */
export async function proveBusiness(db: Database, businessId: string) {
  const newest = await readCheckpoint(db)
  if (!newest) return null
  const at = newest.size - 1
  const { rows } = await db.execute<{ n: number; record: Buffer }>(sql`
    select n, record from log_register where business = ${businessId} and tally <= ${at}
    order by tally desc limit 1`)
  const [found] = rows
  const tally = await readEntry(db, at)
  if (!found || !tally) return null
  const decoded = decodeEntry(tally)
  if (decoded.type !== 'tally') throw new Error(`Entry ${at} of the log is no tally.`)
  const proof = await proveRecord(db, { n: found.n, size: decoded.entry.businesses, tally: at })
  return {
    business: businessId,
    number: found.n,
    record: base64(found.record),
    recordProof: proof.map(base64),
    tally: base64(tally),
    tallyProof: (await proveInclusion(at, newest.size, storedNodes(db))).map(base64),
    checkpoint: newest.note,
  }
}
