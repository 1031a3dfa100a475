import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { reviews } from '#app/features/reviews/review.table.ts'
import { days, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { listHelpfulPairs } from './helpful-pairs.server.ts'
import { helpfulCounts, helpfulVotes } from './helpful-vote.table.ts'
import { listPublishedReviews } from './listing.server.ts'
import { summariseBusiness } from './summary.server.ts'
import { countHelpful, forgetVoters, voteHelpful } from './vote-helpful.server.ts'

async function planted(db: Database, count = 1) {
  const { id: businessId } = await aBusiness(db)
  const rows = await plantReviews(
    db,
    { id: businessId },
    Array.from({ length: count }, () => ({})),
  )
  const ids = rows.map(({ id }) => id!)
  const [reviewId] = ids as [string]
  return { businessId, reviewId, ids }
}

let networks = 0
/** In a /24 that no other test votes from. */
const anAddress = () => `10.${++networks >> 8}.${networks & 255}.7`

test('a network counts once a day for a review, even with two posts at once', async ({ db }) => {
  const { businessId, reviewId } = await planted(db)
  const vote = { businessId, reviewId, address: '192.0.2.7' }
  await Promise.all([voteHelpful(db, vote), voteHelpful(db, vote)])
  await voteHelpful(db, { ...vote, address: '192.0.2.200' })
  expect(await countHelpful(db, businessId, [reviewId])).toEqual({ [reviewId]: 1 })
  await voteHelpful(db, { ...vote, address: '2001:db8:1:1::1' })
  await voteHelpful(db, { ...vote, address: '2001:db8:1:ffff::9' })
  expect(await countHelpful(db, businessId, [reviewId])).toEqual({ [reviewId]: 2 })
})

test('a network gets ten votes a day among the reviews of a business', async ({ db }) => {
  const { businessId, ids } = await planted(db, 12)
  const address = anAddress()
  const outcomes = []
  for (const reviewId of ids) outcomes.push(await voteHelpful(db, { businessId, reviewId, address }))
  expect(outcomes).toEqual([...Array(10).fill('counted'), 'full', 'full'])
  expect(Object.keys(await countHelpful(db, businessId, ids))).toHaveLength(10)
})

test('a bot is stopped after 60 posts, many networks after 20 votes for a review', async ({ db }) => {
  const { businessId, reviewId } = await planted(db)
  const address = anAddress()
  const posts = await Promise.allSettled(
    Array.from({ length: 300 }, () => voteHelpful(db, { businessId, reviewId, address })),
  )
  expect(posts.filter(({ status }) => status === 'fulfilled')).toHaveLength(60)
  expect(await countHelpful(db, businessId, [reviewId])).toEqual({ [reviewId]: 1 })
  for (let each = 0; each < 30; each++) await voteHelpful(db, { businessId, reviewId, address: anAddress() })
  expect(await countHelpful(db, businessId, [reviewId])).toEqual({ [reviewId]: 20 })
  expect(await db.$count(helpfulVotes, eq(helpfulVotes.businessId, businessId))).toBe(20)
})

test('nobody votes for a review that they cannot read, or through another business', async ({ db }) => {
  const { businessId, reviewId } = await planted(db)
  const at = now()
  const unreadable = await plantReviews(db, { id: businessId }, [
    { challengedAt: at, hiddenAt: at, hiddenReason: 'spam' },
    { state: 'withdrawn' },
    { state: 'removed' },
    { state: 'pending', provenance: null },
  ])
  const other = await aBusiness(db)
  const address = anAddress()
  const forged = [
    ...unreadable.map(({ id }) => ({ businessId, reviewId: id! })),
    { businessId: other.id, reviewId },
    ...[uuidv7(), '', "' or 1=1"].map((reviewId) => ({ businessId, reviewId })),
  ]
  for (const of of forged)
    await expect(voteHelpful(db, { ...of, address })).rejects.toMatchObject({ status: 404 })
})

test('votes change no order, no rating and no ranking', async ({ db }) => {
  const { businessId, ids } = await planted(db, 4)
  const read = async () => [
    (await listPublishedReviews(db, { businessId, limit: 9 })).entries,
    await listHelpfulPairs(db, { businessId, limit: 9 }),
    await summariseBusiness(db, businessId),
  ]
  const before = await read()
  for (let each = 0; each < 5; each++)
    await voteHelpful(db, { businessId, reviewId: ids.at(-1)!, address: anAddress() })
  expect(await read()).toEqual(before)
})

test('an edited review loses the marks of its earlier wording', async ({ db }) => {
  const { businessId, reviewId } = await planted(db)
  for (let each = 0; each < 3; each++) await voteHelpful(db, { businessId, reviewId, address: anAddress() })
  await db.update(reviews).set({ version: 2, text: 'Buy quokkas instead.' }).where(eq(reviews.id, reviewId))
  expect(await countHelpful(db, businessId, [reviewId])).toEqual({})
  await voteHelpful(db, { businessId, reviewId, address: anAddress() })
  expect(await countHelpful(db, businessId, [reviewId])).toEqual({ [reviewId]: 1 })
})

test('no address is stored: a network’s hash changes daily and is deleted', async ({ db, pool }) => {
  const { businessId, reviewId } = await planted(db)
  const address = '203.0.113.77'
  const hashesNow = async () =>
    (await db.select().from(helpfulVotes).where(eq(helpfulVotes.businessId, businessId))).map((row) =>
      row.networkHash.toString('hex'),
    )
  await voteHelpful(db, { businessId, reviewId, address })
  await forgetVoters(db)
  const [first] = await hashesNow()
  const { rows } = await pool.query(
    'select v::text as row from helpful_votes v union all select c::text from helpful_counts c',
  )
  expect(JSON.stringify(rows)).not.toContain('203.0.113')
  moveClock(days(1))
  await forgetVoters(db)
  expect(await hashesNow()).toEqual([])
  await voteHelpful(db, { businessId, reviewId, address })
  expect(await hashesNow()).not.toContain(first)
  expect(await countHelpful(db, businessId, [reviewId])).toEqual({ [reviewId]: 2 })
  moveClock(-days(1))
})

test('votes are erased with their review', async ({ db }) => {
  const { businessId, reviewId } = await planted(db)
  await voteHelpful(db, { businessId, reviewId, address: anAddress() })
  await db.delete(reviews).where(eq(reviews.id, reviewId))
  for (const table of [helpfulVotes, helpfulCounts])
    expect(await db.$count(table, eq(table.businessId, businessId))).toBe(0)
})
