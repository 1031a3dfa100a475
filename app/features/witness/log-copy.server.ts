import { and, asc, eq, gt, gte, lt } from 'drizzle-orm'
import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import type { Get } from '#app/features/log/fetch-business.ts'
import {
  cutBundle,
  readEntries,
  readFrom,
  readWatchState as readWatched,
  withLength,
} from '#app/features/log/fetch-log.server.ts'
import type { LogState } from '#app/features/log/state.server.ts'
import { standings } from '#app/features/log-format/acts.ts'
import { concat, hex, isEqual, textOf } from '#app/features/log-format/bytes.ts'
import { decodeEntry } from '#app/features/log-format/entry.ts'
import { tileWidth, widthOf } from '#app/features/log-format/merkle.ts'
import {
  type Checkpoint,
  isSignedBy,
  readCheckpoint,
  readKey,
  readNote,
} from '#app/features/log-format/note.ts'
import { Audit, type Chain, type Replay } from '#app/features/log-format/replay.ts'
import { now, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { logAudits, logCopies } from './witness.table.ts'

// The entries of an audited log, as they were fetched.

/** The most entries kept of one log: 160 MB, or 250 MB where it is all words. */
export const mostKept = 2_000_000

/** Time limit of one run. What was fetched until then is kept, and the next run goes on. */
const patience = seconds(120)

const bundleOf = (origin: string, n: number) => and(eq(logCopies.origin, origin), eq(logCopies.n, n))

/** Fetches entries from `kept` on. Returns how many are kept then. */
export async function fetchEntries(db: Database, get: Get, { origin, kept, size }: Span) {
  const until = now().getTime() + patience
  const [begun] = await db
    .select()
    .from(logCopies)
    .where(bundleOf(origin, Math.floor(kept / tileWidth)))
  let parts: Uint8Array[] = begun ? [begun.entries] : []
  let at = kept
  for await (const entry of readEntries(get, kept, size)) {
    parts.push(withLength(entry))
    if (++at % tileWidth !== 0 && at !== size) continue
    const row = { origin, n: Math.floor((at - 1) / tileWidth), entries: Buffer.from(concat(...parts)) }
    parts = []
    await db.transaction(async (tx) => {
      await tx
        .insert(logCopies)
        .values(row)
        .onConflictDoUpdate({ target: [logCopies.origin, logCopies.n], set: { entries: row.entries } })
      await tx.update(logAudits).set({ kept: at }).where(eq(logAudits.origin, origin))
    })
    if (now().getTime() > until) break
  }
  return at
}

type Span = { origin: string; kept: number; size: number }

/** Forgets what is kept beyond the checked size: it is not what was signed. */
export const forgetUnchecked = (db: Database, { origin, size }: { origin: string; size: number }) =>
  db.transaction(async (tx) => {
    const last = Math.floor(size / tileWidth)
    await tx.delete(logCopies).where(and(eq(logCopies.origin, origin), gt(logCopies.n, last)))
    const [edge] = await tx.select().from(logCopies).where(bundleOf(origin, last))
    const entries = edge && Buffer.from(cutBundle(edge.entries, size % tileWidth))
    if (entries?.length) await tx.update(logCopies).set({ entries }).where(bundleOf(origin, last))
    else await tx.delete(logCopies).where(bundleOf(origin, last))
    await tx.update(logAudits).set({ kept: size }).where(eq(logAudits.origin, origin))
  })

const rowsAtOnce = 64

/** The first `size` entries, each after its length. */
export async function* readCopied(db: Database, origin: string, size: number) {
  for (let from = 0; from * tileWidth < size; from += rowsAtOnce) {
    const rows = await db
      .select()
      .from(logCopies)
      .where(and(eq(logCopies.origin, origin), gte(logCopies.n, from), lt(logCopies.n, from + rowsAtOnce)))
      .orderBy(asc(logCopies.n))
    for (const { n, entries } of rows) {
      const width = widthOf(0, n, size)
      yield width === tileWidth ? entries : cutBundle(entries, width)
    }
  }
}

/**
 * A bundle for a service that has lost its own: entries that were found right, and for a log that broke its rules also
 * those that show it.
 */
export async function readCopiedBundle(
  db: Database,
  { origin, isProven, kept, size }: typeof logAudits.$inferSelect,
  { n, width }: { n: number; width: number },
) {
  if (widthOf(0, n, isProven ? kept : size) < width) return null
  const [found] = await db.select().from(logCopies).where(bundleOf(origin, n))
  return found ? cutBundle(found.entries, width) : null
}

/** A log as somebody else holds it, up to a checkpoint that its key signed. */
export type Copy = {
  checkpoint: Checkpoint
  /** The entries that the database does not have. */
  entries: Uint8Array[]
  /** The acts among them. */
  acts: FoundAct[]
  chains: Map<string, Chain>
}
export type FoundAct = { index: number; bytes: Uint8Array; entry: ActOf; was: number }
type ActOf = Extract<ReturnType<typeof decodeEntry>, { type: 'act' }>['entry']

/**
 * Reads it at an address that still serves the log, at an auditor's, or in what `npm run log -- watch` remembers. Throws where it breaks a rule,
 * is not what was signed, or does not begin with the entries of the database.
 */
export async function readCopy(from: string, state: LogState): Promise<Copy> {
  const { note, entries } = URL.canParse(from) ? await fetchAll(from) : openFile(from)
  const signed = readNote(note)
  const checkpoint = readCheckpoint(signed.text)
  if (checkpoint.origin !== state.origin || !(await isSignedBy(signed, readKey(state.key!), verifyEd25519)))
    throw new Error('The key of this log did not sign what is there.')
  if (checkpoint.size <= state.size)
    throw new Error(`There are ${checkpoint.size} entries, no more than here.`)
  const audit = new Audit(state.origin)
  const { tree, replay } = audit
  const acts: FoundAct[] = []
  for (const [index, bytes] of entries.entries()) {
    if (index >= state.size) acts.push(...findAct(replay, index, bytes))
    audit.take(bytes)
    if (tree.size === state.size && !isEqual(tree.root(), state.root))
      throw new Error(`What is there begins with other entries than the ${state.size} here.`)
  }
  if (tree.size !== checkpoint.size || !isEqual(tree.root(), checkpoint.root))
    throw new Error('The entries there are not those that were signed.')
  if (audit.wrong) throw new Error(`What is there is no log: ${audit.wrong}`)
  return { checkpoint, acts, entries: entries.slice(state.size), chains: replay.chains }
}

/** The act at this index, with the state of its case before it; empty for other entries. */
function findAct({ chains }: Replay, index: number, bytes: Uint8Array): FoundAct[] {
  const decoded = decodeEntry(bytes)
  if (decoded.type !== 'act') return []
  const { entry } = decoded
  const before = chains.get(entry.businessId)?.cases.get(hex(entry.case))
  return [{ index, bytes, entry, was: before ? standings[before.standing] : 0 }]
}

/** `HOST/auditor/SHA-256-OF-ORIGIN` */
const isOfAuditor = /\/[0-9a-f]{64}$/

async function fetchAll(address: string) {
  const base = address.replace(/\/+$/, '')
  const get = readFrom(isOfAuditor.test(base) ? base : `${base}/log`)
  const note = textOf(await get('checkpoint'))
  const { size } = readCheckpoint(readNote(note).text)
  const entries: Uint8Array[] = []
  for await (const entry of readEntries(get, 0, size)) entries.push(entry)
  return { note, entries }
}

function openFile(file: string) {
  const watched = readWatched(file)
  if (!watched) throw new Error(`There is no file ${file}.`)
  return { note: watched.checkpoint, entries: watched.entries }
}
