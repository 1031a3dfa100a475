import './ed25519.server.ts'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Standing, standingOf } from '#app/features/log-format/acts.ts'
import {
  type BusinessRecord,
  chain,
  decodeRecord,
  encodeRecord,
  encodeTally,
  encodeWords,
  firstHead,
} from '#app/features/log-format/entry.ts'
import { emptyRoot, leafHash } from '#app/features/log-format/merkle.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { makeBusinessLeaf } from './acts.server.ts'
import { logLeaves, logState } from './log.table.ts'
import { updateRegister } from './register-nodes.server.ts'
import type { LogState } from './state.server.ts'
import { appendEntries } from './tree.server.ts'

export const batchSize = 4096

type Leaf = typeof logLeaves.$inferSelect

/**
 * Puts waiting acts into the log, and a tally after them. The row lock decides between several workers; what fails half-way
 * is rolled back. Returns how many acts it put in.
 */
export const integrate = (db: Database, { limit = batchSize } = {}) =>
  db.transaction(async (tx) => {
    const [state] = await tx.select().from(logState).for('update', { skipLocked: true })
    if (!state || state.frozen) return 0
    const leaves = await takeLeaves(tx, limit)
    if (leaves.length === 0 && state.size > 0 && state.announced.length === 0) return 0
    const openings = await openRecords(tx, leaves)
    await append(
      tx,
      state,
      [...openings.leaves, ...leaves.filter(({ id }) => !openings.ids.has(id))],
      openings,
    )
    return leaves.length
  })

/** Ordered by day and step, never by arrival, so that the order reveals no times; what commits late comes next time. */
const takeLeaves = (tx: Database, limit: number) =>
  tx
    .select()
    .from(logLeaves)
    .where(isNull(logLeaves.index))
    .orderBy(asc(logLeaves.day), asc(logLeaves.step), asc(logLeaves.id))
    .limit(limit)

type Numbered = { n: number | null; record: BusinessRecord }
type Openings = { leaves: Leaf[]; ids: Set<string>; records: Map<string, Numbered> }

/** The records of the businesses whose acts these are. One that has none is opened before its first act. */
async function openRecords(tx: Database, leaves: Leaf[]): Promise<Openings> {
  const ids = [...new Set(leaves.map(({ businessId }) => businessId))]
  const { rows } = await tx.execute<{ n: number; record: Buffer }>(sql`
    select found.n, found.record
    from json_array_elements_text(${JSON.stringify(ids)}::json) as wanted (id)
    cross join lateral (
      select n, record from log_register where business = wanted.id::uuid order by tally desc limit 1) as found`)
  const records = new Map<string, Numbered>(
    rows.map(({ n, record }) => {
      const read = decodeRecord(record)
      return [read.businessId, { n, record: read }]
    }),
  )
  const fresh = ids.filter((id) => !records.has(id))
  for (const businessId of fresh)
    records.set(businessId, {
      n: null,
      record: { businessId, acts: 0, cases: {}, last: 0, head: firstHead },
    })
  if (fresh.length === 0) return { leaves: [], ids: new Set(), records }
  const isOpening = and(inArray(logLeaves.businessId, fresh), isNull(logLeaves.index), eq(logLeaves.step, -1))
  const written = await tx.select().from(logLeaves).where(isOpening)
  const isWritten = new Set(written.map(({ businessId }) => businessId))
  // Businesses from before the log have no opening act yet.
  const missing = fresh
    .filter((id) => !isWritten.has(id))
    .map((businessId) => makeBusinessLeaf({ businessId, act: 'opened', at: now(), day: leaves[0]!.day }).leaf)
  const made = missing.length > 0 ? await tx.insert(logLeaves).values(missing).returning() : []
  const openings = [...written, ...made]
  return { leaves: openings, ids: new Set(openings.map(({ id }) => id)), records }
}

const firstWords = ({ origin, after }: LogState) =>
  `vouchsafe log v1\nlog ${origin}\n${after ? `after ${after}\n` : ''}`

async function append(tx: Database, state: LogState, leaves: Leaf[], { records }: Openings) {
  const words = [...(state.size === 0 ? [firstWords(state)] : []), ...state.announced]
  const start = words.map(encodeWords)
  const first = state.size + start.length
  const tally = first + leaves.length
  let businesses = state.businesses
  const touched = new Set<Numbered>()
  for (const [at, leaf] of leaves.entries()) {
    const its = records.get(leaf.businessId)!
    its.n ??= businesses++
    take(its.record, first + at, leaf)
    touched.add(its)
  }
  const changed = [...touched].map(({ n, record }) => {
    const bytes = encodeRecord(record)
    return { n: n!, business: record.businessId, record: Buffer.from(bytes), hash: leafHash(bytes) }
  })
  const register =
    businesses === 0 ? emptyRoot() : await updateRegister(tx, { leaves: changed, size: businesses, tally })
  const acts = leaves.map(({ entry }) => entry)
  const last = encodeTally({ businesses, since: state.size, root: register })
  const root = await appendEntries(tx, state.size, [...start, ...acts, last])
  if (leaves.length > 0) await setIndexes(tx, leaves, first)
  await tx.update(logState).set({ size: tally + 1, root, businesses, announced: [] })
}

/** Counts an act in the record of its business. */
export function take(record: BusinessRecord, index: number, { entry, was }: Pick<Leaf, 'entry' | 'was'>) {
  const count = (standing: Standing | undefined, by: number) => {
    if (standing && standing !== 'none') record.cases[standing] = (record.cases[standing] ?? 0) + by
  }
  count(standingOf(was), -1)
  count(standingOf(entry[2]!), 1)
  record.acts++
  record.last = index
  record.head = chain(record.head, index, entry)
}

export function setIndexes(tx: Database, leaves: Pick<Leaf, 'businessId' | 'id'>[], first: number) {
  const rows = leaves.map(({ businessId, id }, at) => ({ business_id: businessId, id, index: first + at }))
  return tx.execute(sql`
    update log_leaves leaf set index = placed.index
    from json_to_recordset(${JSON.stringify(rows)}::json) as placed (business_id uuid, id uuid, index bigint)
    where leaf.business_id = placed.business_id and leaf.id = placed.id`)
}
