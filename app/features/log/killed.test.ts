import { setTimeout as sleep } from 'node:timers/promises'
import { isNull } from 'drizzle-orm'
import { hex } from '#app/features/log-format/bytes.ts'
import { readCheckpoint, readNote } from '#app/features/log-format/note.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { killedAfter } from '#tests/killed-after.ts'
import { unwatched } from '#tests/unwatched.ts'
import { signCheckpoint } from './keys.server.ts'
import { logLeaves, receipts } from './log.table.ts'
import { makeReceipts } from './receipts.server.ts'
import { findDifference } from './recompute.server.ts'
import { sequence } from './sequencer.server.ts'

/** Every root that was ever signed, by size. */
function aRecorder() {
  const roots = new Map<number, Set<string>>()
  const publishing = unwatched(async (text) => {
    const { size, root } = readCheckpoint(text)
    roots.set(size, (roots.get(size) ?? new Set()).add(hex(root)))
    return signCheckpoint(text)
  })
  return { roots, publishing }
}

/** The server notices a moment later that its client is gone. */
async function untilFree(db: Database) {
  const isHeld = async () =>
    (
      await db.execute(
        "select from pg_locks where relation = 'log_state'::regclass and mode <> 'AccessShareLock'",
      )
    ).rows.length > 0
  while (await isHeld()) await sleep(5)
}

async function expectWhole(db: Database, roots: Map<number, Set<string>>) {
  for (const [size, of] of roots) expect([size, of.size]).toEqual([size, 1])
  expect(await findDifference(db)).toBeNull()
  expect(await db.$count(logLeaves, isNull(logLeaves.index))).toBe(0)
  const of = await db
    .selectDistinct({ businessId: receipts.businessId, reviewId: receipts.reviewId })
    .from(receipts)
  expect(of.length).toBeGreaterThan(0)
  for (const each of of) {
    const { acts } = await makeReceipts(db, each)
    expect(acts.filter(({ proof }) => proof === null)).toEqual([])
    const notes = acts.map(({ proof }) => proof!.slice(proof!.indexOf('\n\n') + 2))
    for (const note of notes) {
      const { size, root } = readCheckpoint(readNote(note).text)
      expect(roots.get(size)).toEqual(new Set([hex(root)]))
    }
  }
}

test('a sequencer killed after any of its statements leaves a working log', async ({ db, url, business }) => {
  const { roots, publishing } = aRecorder()
  let statements = 1
  for (let isKilled = true; isKilled; statements++) {
    await aReview(db, { business })
    isKilled = await killedAfter(url, statements, (own) => sequence(own, publishing))
    await untilFree(db)
  }
  expect(statements).toBeGreaterThan(12)
  await sequence(db, publishing)
  await expectWhole(db, roots)
}, 60_000)

test('four writers and two killed workers: each act proven, no size two roots', async ({ db, url }) => {
  const { roots, publishing } = aRecorder()
  let isWriting = true
  const workers = [7, 11].map(async (seed) => {
    for (let turn = 1; isWriting; turn++)
      await killedAfter(url, 1 + ((turn * seed) % 29), (own) => sequence(own, publishing))
  })
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const business = await aBusiness(db)
      for (let written = 0; written < 8; written++) await aReview(db, { business })
    }),
  )
  isWriting = false
  await Promise.all(workers)
  await untilFree(db)
  await sequence(db, publishing)
  await expectWhole(db, roots)
}, 60_000)
