import './ed25519.server.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { writeReceipt } from '#app/features/log-format/authors-file.ts'
import { base64 } from '#app/features/log-format/bytes.ts'
import { decodeEntry } from '#app/features/log-format/entry.ts'
import { proveInclusion } from '#app/features/log-format/merkle.ts'
import { readNote, writeProof } from '#app/features/log-format/note.ts'
import { hours } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { signReceipt, vkeys } from './keys.server.ts'
import { logCheckpoints, logEntries } from './log.table.ts'
import { listActs, type OpenedAct } from './read-acts.server.ts'
import { proveRecord } from './register-nodes.server.ts'
import { readNewest, readState } from './state.server.ts'
import { storedNodes } from './tree.server.ts'

/** An act is in the log within this time: else its receipt proves that it was left out. */
const promised = hours(24)

/** The signed note over an act's entry. The same bytes whenever it is asked for. */
const noteOf = (origin: string, { entry, at }: Pick<OpenedAct, 'entry' | 'at'>) =>
  signReceipt(writeReceipt({ origin, entry, by: new Date(at.getTime() + promised) }))

/**
 * What the author of a review holds: each act with its receipt, what opens it, and the proof that it is in the log, once it
 * is. `isOpened`: with the words; a mail to an address that nobody has confirmed is without them.
 */
export async function makeReceipts(
  db: Database,
  of: { businessId: string; reviewId: string },
  { isOpened = true, most = Number.POSITIVE_INFINITY } = {},
) {
  return fileOf(db, (await listActs(db, of)).slice(-most), isOpened)
}

type SignedAct = Pick<OpenedAct, 'at' | 'salt' | 'entry' | 'fields' | 'index'>

/** An author's file of these acts. */
export async function fileOf(db: Database, acts: SignedAct[], isOpened = true) {
  const state = await readState(db)
  const proofs = await proveEntries(
    db,
    acts.map(({ index }) => index),
  )
  return {
    vouchsafe: 1,
    whatItShows:
      'Each receipt is our signature: that we received exactly these words, or did this, on that day, and that it is in the public log by then. A proof shows that it is. It does not show that a review is true.',
    howToCheck: `Save ${addressOf('/log/verify.html')} and open this file in it, without a network. Compare the keys with ${addressOf('/log/keys')}, or with an older file.`,
    keys: vkeys(),
    acts: await Promise.all(
      acts.map(async (act, at) => ({
        receipt: await noteOf(state!.origin, act),
        ...(isOpened ? { salt: act.salt.toString('base64'), fields: act.fields } : { salt: '', fields: [] }),
        proof: proofs[at]!,
      })),
    ),
  }
}

type OfReview = { businessId: string; reviewId: string }

/** The signed notes of a review, oldest first, without what opens them. */
export async function listReceipts(db: Database, of: OfReview) {
  const [acts, state] = [await listActs(db, of), await readState(db)]
  return Promise.all(
    acts.map(async (act) => ({ receipt: await noteOf(state!.origin, act), index: act.index })),
  )
}

type Published = { size: number; note: string }

/** How many recent checkpoints are searched for one with a quorum; witnesses that are away for longer count as no quorum. */
const mostLookedAt = 100

/** The newest checkpoint that as many witnesses cosigned as the policy asks for; null where no recent one was. */
async function readWitnessed(db: Database, newest: Published): Promise<Published | null> {
  const state = await readState(db)
  if (!state || countCosignatures(newest, state.origin) >= state.quorum) return newest
  const { size, note } = logCheckpoints
  const recent = await db.select({ size, note }).from(logCheckpoints).orderBy(desc(size)).limit(mostLookedAt)
  return recent.find((each) => countCosignatures(each, state.origin) >= state.quorum) ?? null
}

/** Published notes have only lines that verify: the log's own, under one key or two, and those of witnesses. */
const countCosignatures = ({ note }: Published, origin: string) =>
  new Set(readNote(note).signatures.flatMap(({ name }) => (name === origin ? [] : name))).size

/**
 * Proves many entries, each against the newest checkpoint that a quorum of witnesses saw, or, where it is in none of these,
 * against the newest; null for those that are not in it yet.
 */
export async function proveEntries(db: Database, indexes: (number | null)[]) {
  const newest = await readNewest(db)
  const witnessed = newest && (await readWitnessed(db, newest))
  const read = storedNodes(db)
  const proofs: (string | null)[] = []
  for (const index of indexes) {
    const against = [witnessed, newest].find((each) => each && index !== null && index < each.size)
    proofs.push(
      against
        ? writeProof({
            index: index!,
            hashes: await proveInclusion(index!, against.size, read),
            checkpoint: against.note,
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

async function readEntry(db: Database, index: number) {
  const [found] = await db.select().from(logEntries).where(eq(logEntries.index, index))
  return found?.entry ?? null
}

/** The record of a business with all that proves it, of one moment. Null where the log does not know it. */
export async function proveBusiness(db: Database, businessId: string) {
  const newest = await readNewest(db)
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
