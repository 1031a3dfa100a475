import { verify as check, createPublicKey } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { fromBase64, hex } from '#app/features/log-format/bytes.ts'
import { readOpening } from '#app/features/log-format/commitment.ts'
import { decodeEntry, decodeRecord } from '#app/features/log-format/entry.ts'
import { leafHash, verifyInclusion } from '#app/features/log-format/merkle.ts'
import {
  isSignedBy,
  readCheckpoint as parse,
  readKey,
  readNote,
  readProof,
  type Verify,
} from '#app/features/log-format/note.ts'
import { Replay } from '#app/features/log-format/replay.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { unwatched } from '#tests/unwatched.ts'
import { appendActs } from './acts.server.ts'
import { integrate } from './integrate.server.ts'
import { signCheckpoint, vkeys } from './keys.server.ts'
import { logCheckpoints, logEntries, logLeaves, logState } from './log.table.ts'
import { listOpenings } from './read-acts.server.ts'
import { makeReceipts, proveBusiness } from './receipts.server.ts'
import { findDifference } from './recompute.server.ts'
import { sequence } from './sequencer.server.ts'
import { freeze, readState } from './state.server.ts'

const spki = Buffer.from('302a300506032b6570032100', 'hex')
const verify: Verify = (key, message, signature) =>
  check(
    null,
    message,
    createPublicKey({ key: Buffer.concat([spki, key]), format: 'der', type: 'spki' }),
    signature,
  )

const publishing = unwatched(signCheckpoint)

async function replayed(db: Database) {
  const { origin, size } = (await readState(db))!
  const entries = await db.select().from(logEntries).orderBy(asc(logEntries.index))
  expect(entries).toHaveLength(size)
  const replay = new Replay(origin)
  for (const { entry } of entries) expect(replay.take(entry)).toBeNull()
  expect(replay.end()).toBeNull()
  return replay
}

test('an act has its receipt at once, and its proof after the sequencer', async ({ db, business }) => {
  const review = await aReview(db, { business, rating: 2, text: 'Cold soup, twice.' })
  const of = { businessId: business.id, reviewId: review.id }
  const before = await makeReceipts(db, of)
  expect(before.acts.map(({ proof }) => proof)).toEqual([null, null, null])
  await sequence(db, publishing)
  const replay = await replayed(db)
  const { acts } = await makeReceipts(db, of)
  const [log, receipts] = vkeys().map(readKey)
  for (const [at, { receipt, proof }] of acts.entries()) {
    expect(receipt).toBe(before.acts[at]!.receipt)
    expect(await isSignedBy(readNote(receipt), receipts!, verify)).toBe(true)
    const { index, hashes, checkpoint } = readProof(proof!)
    const note = readNote(checkpoint)
    expect(await isSignedBy(note, log!, verify)).toBe(true)
    const { size, root } = parse(note.text)
    const entry = fromBase64(/^entry (.+)$/m.exec(receipt)![1]!)
    expect(verifyInclusion(leafHash(entry), { index, size }, hashes, root)).toBe(true)
  }
  const shown = (await proveBusiness(db, business.id))!
  const { root: register, businesses } = (
    decodeEntry(fromBase64(shown.tally)) as never as { entry: { root: Uint8Array; businesses: number } }
  ).entry
  const record = fromBase64(shown.record)
  const place = { index: shown.number, size: businesses }
  expect(verifyInclusion(leafHash(record), place, shown.recordProof.map(fromBase64), register)).toBe(true)
  expect(decodeRecord(record).cases).toMatchObject({ published: 1, waiting: 0 })
  expect(hex(decodeRecord(record).head)).toBe(hex(replay.chains.get(business.id)!.record.head))
})

test('only the newest words of what is public are opened', async ({ db, business }) => {
  await aReview(db, { business, rating: 2, text: 'Cold soup, twice.' })
  await aReview(db, { business, state: 'pending' })
  await sequence(db, publishing)
  const { size } = (await readState(db))!
  const { openings } = await listOpenings(db, { businessId: business.id, size, after: -1 })
  expect(openings).toHaveLength(1)
  const entry = decodeEntry(fromBase64(openings[0]!.entry))
  if (entry.type !== 'act') throw new Error('no act')
  const opened = readOpening(entry.entry.act, entry.header, entry.commitment, openings[0]!.fields)
  expect(opened).toMatchObject({ rating: '2', text: 'Cold soup, twice.' })
  expect(Object.keys(opened!)).not.toContain('review')
})

test('a proof leads to the newest checkpoint that a quorum saw, if the act is in one', async ({ db }) => {
  const cosigned = { ...publishing, witness: async () => ['— watcher.example/witness AAAAAAAA\n'] }
  const first = await aReview(db)
  await sequence(db, cosigned)
  const second = await aReview(db)
  await sequence(db, publishing)
  const { quorum } = (await readState(db))!
  const sizeFor = async ({ businessId, id: reviewId }: typeof first) => {
    const { acts } = await makeReceipts(db, { businessId, reviewId })
    return parse(readNote(readProof(acts[0]!.proof!).checkpoint).text).size
  }
  const { size: newest } = (await readState(db))!
  expect([quorum, await sizeFor(first)]).toEqual([0, newest])
  await db.update(logState).set({ quorum: 1 })
  expect(await sizeFor(first)).toBeLessThan(newest)
  expect(await sizeFor(second)).toBe(newest)
})

test('what the log does not allow fails with the act', async ({ db }) => {
  const review = await aReview(db, { state: 'pending' })
  const of = { businessId: review.businessId, reviewId: review.id, actor: 'author', at: now() } as const
  await expect(appendActs(db, [{ ...of, act: 'withdrawn' }])).rejects.toThrow(
    'withdrawn cannot follow waiting',
  )
})

test('batches, several workers and a freeze leave one tree', async ({ db }) => {
  const businesses = [await aBusiness(db), await aBusiness(db), await aBusiness(db)]
  const writers = businesses.map(async (business) => {
    for (let n = 0; n < 6; n++) await aReview(db, { business })
  })
  let isWriting = true
  const workers = [1, 2].map(async () => {
    while (isWriting || (await db.$count(logLeaves, eq(logLeaves.step, 0))) < 0) {
      await integrate(db, { limit: 7 })
      await sequence(db, publishing)
    }
  })
  await Promise.all(writers)
  isWriting = false
  await Promise.all(workers)
  while (await integrate(db, { limit: 5 }));
  await sequence(db, publishing)
  await replayed(db)
  const checkpoints = await db.select().from(logCheckpoints)
  for (const { size, root, note } of checkpoints) {
    const read = parse(readNote(note).text)
    expect([read.size, hex(read.root)]).toEqual([size, root.toString('hex')])
  }
  await freeze(db, 'restored')
  await aReview(db, { business: businesses[0] })
  const { size, published } = (await readState(db))!
  await sequence(db, publishing)
  expect(await readState(db)).toMatchObject({ size, published, frozen: 'restored' })
  await db.update(logState).set({ frozen: null })
  await sequence(db, publishing)
  await replayed(db)
  expect(await findDifference(db)).toBeNull()
})

test('computing the log anew tells what was changed in it', async ({ db }) => {
  await aReview(db)
  await sequence(db, publishing)
  const changes: [change: string, tells: RegExp][] = [
    [
      'update log_entries set entry = set_byte(entry, 70, 1 + get_byte(entry, 70) % 255) where index = 1',
      /other|root|record/,
    ],
    [
      'update log_tiles set hashes = set_byte(hashes, 40, 1 + get_byte(hashes, 40) % 255) where level = 0 and n = 0',
      /root/,
    ],
    ['update log_register set record = set_byte(record, 27, 9) where level = 0', /record of business/],
    ['delete from log_entries where index = 2', /missing/],
    ["update log_cases set standing = 'withdrawn' where standing = 'published'", /withdrawn, the log/],
  ]
  for (const [change, tells] of changes) {
    await db
      .transaction(async (tx) => {
        await tx.execute(change)
        expect([change, await findDifference(tx)]).toEqual([change, expect.stringMatching(tells)])
        throw new Error('back')
      })
      .catch((error: Error) => expect(error.message).toBe('back'))
  }
  expect(await findDifference(db)).toBeNull()
})
