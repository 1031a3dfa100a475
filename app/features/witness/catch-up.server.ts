import { and, eq, inArray, isNull } from 'drizzle-orm'
import { eraseReview } from '#app/features/authors/erase-review.server.ts'
import { businessRows } from '#app/features/businesses/business.table.ts'
import { eraseBusiness } from '#app/features/deletion/erase-rows.server.ts'
import { appendActs, type KnownCase, makeLostLeaf, turnOfBusinessAct } from '#app/features/log/acts.server.ts'
import { setIndexes } from '#app/features/log/integrate.server.ts'
import { logCases, logLeaves, logState, receipts } from '#app/features/log/log.table.ts'
import { updateRegister } from '#app/features/log/register-nodes.server.ts'
import type { LogState } from '#app/features/log/state.server.ts'
import { appendEntries } from '#app/features/log/tree.server.ts'
import { actCodes, actors, type Case } from '#app/features/log-format/acts.ts'
import { hex } from '#app/features/log-format/bytes.ts'
import { wordsOf } from '#app/features/log-format/commitment.ts'
import { decodeEntry, encodeRecord } from '#app/features/log-format/entry.ts'
import { leafHash } from '#app/features/log-format/merkle.ts'
import { lockReview } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { now } from '#app/platform/clock.ts'
import { type Database, insertRows } from '#app/platform/database.server.ts'
import type { Copy, FoundAct } from './log-copy.server.ts'

// A restored database takes its log's newer entries from a copy, exactly as they were signed, and the log then says how its
// reviews differ from them.

const batchSize = 4096

/** Appends what the database does not have of the copy. */
export async function takeEntries(tx: Database, state: LogState, copy: Copy) {
  const { checkpoint, entries, acts, chains } = copy
  for (let at = 0; at < entries.length; at += batchSize)
    await appendEntries(tx, state.size + at, entries.slice(at, at + batchSize))
  for (let at = 0; at < acts.length; at += batchSize) await placeActs(tx, acts.slice(at, at + batchSize))
  const numbers = new Map([...chains.keys()].map((id, n) => [id, n]))
  const changed = [...new Set(acts.map(({ entry }) => entry.businessId))].map((business) => {
    const record = encodeRecord(chains.get(business)!.record)
    return { n: numbers.get(business)!, business, record: Buffer.from(record), hash: leafHash(record) }
  })
  const { size, root } = checkpoint
  await updateRegister(tx, { leaves: changed, size: chains.size, tally: size - 1 })
  await tx.update(logState).set({ size, root: Buffer.from(root), businesses: chains.size })
}

/** Gives acts their places. Some still wait here as they did when the backup was made; the others are added. */
async function placeActs(tx: Database, acts: FoundAct[]) {
  const entries = acts.map(({ bytes }) => Buffer.from(bytes))
  const waiting = await tx
    .select()
    .from(logLeaves)
    .where(and(isNull(logLeaves.index), inArray(logLeaves.entry, entries)))
  const known = new Map(waiting.map((leaf) => [hex(leaf.entry), leaf]))
  const lost = acts.filter(({ bytes }) => !known.has(hex(bytes)))
  for (const { index, bytes } of acts) {
    const leaf = known.get(hex(bytes))
    if (leaf) await setIndexes(tx, [leaf], index)
  }
  const rows = lost.map(({ index, bytes, was, entry: { businessId, act, actor, day, step } }) => ({
    businessId,
    id: crypto.randomUUID(),
    index,
    was,
    day,
    entry: Buffer.from(bytes),
    act: actCodes[act],
    actor: actors[actor],
    step: turnOfBusinessAct(act) ?? step,
  }))
  if (rows.length > 0) await tx.execute(insertRows(logLeaves, rows))
}

type Waiting = { id: string; step: number; act: number }

/**
 * Brings reviews and log together: what the log has erased is erased here, other reviews are set back to the log's state,
 * and those that are gone are recorded as lost.
 */
export async function settleCases(tx: Database, { chains }: Copy) {
  for (const [businessId, { cases, isOpen }] of chains) {
    if (!isOpen) {
      await eraseClosed(tx, businessId)
      continue
    }
    const waiting = await listWaiting(tx, businessId)
    const rows = await tx.select().from(logCases).where(eq(logCases.businessId, businessId))
    const here = new Map(rows.map((row) => [hex(row.caseId), row]))
    for (const [id, logged] of cases) {
      const [its, later] = [here.get(id), waiting.get(id) ?? []]
      const isErased = logged.standing === 'erased'
      const next = later[0]?.step ?? its?.steps
      if (!isErased && next === logged.steps) continue
      if (isErased && !its && later.length === 0) continue
      if (isErased && its) await eraseAgain(tx, its)
      await forgetWaiting(tx, businessId, isErased ? (await listWaiting(tx, businessId)).get(id) : later)
      if (isErased) continue
      if (its) await setBack(tx, its, logged)
      else
        await tx.insert(logLeaves).values(makeLostLeaf({ businessId, id: Buffer.from(id, 'hex'), ...logged }))
    }
  }
}

/** The acts that wait for a place in the log, by case, the next step first. */
async function listWaiting(tx: Database, businessId: string) {
  const leaves = await tx
    .select()
    .from(logLeaves)
    .where(and(eq(logLeaves.businessId, businessId), isNull(logLeaves.index)))
    .orderBy(logLeaves.step)
  const found = leaves.flatMap(({ id, step, act, entry }) => {
    const decoded = decodeEntry(entry)
    return decoded.type === 'act' ? [{ id, step, act, caseId: hex(decoded.entry.case) }] : []
  })
  return Map.groupBy(found, ({ caseId }) => caseId)
}

/** Deletes acts from the time when the log was frozen, for steps at which the log has other acts. */
async function forgetWaiting(tx: Database, businessId: string, waiting: Waiting[] = []) {
  if (waiting.length === 0) return
  const ids = waiting.map(({ id }) => id)
  await tx.delete(receipts).where(and(eq(receipts.businessId, businessId), inArray(receipts.id, ids)))
  await tx.delete(logLeaves).where(and(eq(logLeaves.businessId, businessId), inArray(logLeaves.id, ids)))
}

type Of = { businessId: string; reviewId: string }

async function eraseAgain(tx: Database, of: Of) {
  const review = await lockReview(tx, of)
  if (review) await eraseReview(tx, review, 'erased_by_operator')
}

async function eraseClosed(tx: Database, businessId: string) {
  const left = await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.businessId, businessId))
  for (const { id } of left) await eraseAgain(tx, { businessId, reviewId: id })
  await tx.update(businessRows).set({ eraseAfter: now() }).where(eq(businessRows.id, businessId))
  await eraseBusiness(tx, businessId)
  await tx.delete(logLeaves).where(and(eq(logLeaves.businessId, businessId), isNull(logLeaves.index)))
}

async function setBack(tx: Database, its: Of & Pick<KnownCase, 'standing'>, logged: Case) {
  const { businessId, reviewId, standing } = its
  const review = await lockReview(tx, { businessId, reviewId })
  if (!review) return
  await tx
    .update(logCases)
    .set(logged)
    .where(and(eq(logCases.businessId, businessId), eq(logCases.reviewId, reviewId)))
  const act = { businessId, reviewId, act: 'set_back', actor: 'rule', at: now(), standing } as const
  await appendActs(tx, [{ ...act, fields: wordsOf(review) }], { isSilent: true })
}
