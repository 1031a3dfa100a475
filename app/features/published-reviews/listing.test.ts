import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { challenges } from '#app/features/moderation/case.table.ts'
import { replies } from '#app/features/reviews/review.table.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantAnalysed, plantReviews } from '#tests/planted-reviews.ts'
import { listPublishedReviews } from './listing.server.ts'

const ago = (count: number) => new Date(now().getTime() - days(count))

/** Follows the cursors to the end. `between` happens after each page. */
async function walk(db: Database, businessId: string, limit: number, between = async () => {}) {
  const ids: string[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof listPublishedReviews>> = await listPublishedReviews(db, {
      businessId,
      limit,
      after,
    })
    ids.push(...page.entries.map(({ id }) => id))
    after = page.nextCursor
    await between()
  } while (after)
  return ids
}

test('the list has the published reviews, newest first, and no waiting or withdrawn ones', async ({ db }) => {
  const business = await aBusiness(db)
  await plantReviews(db, business, [
    { authorName: 'Older', writtenAt: ago(3) },
    { authorName: 'Newer', writtenAt: ago(1) },
    { state: 'pending', provenance: null },
    { state: 'withdrawn' },
  ])
  const { entries, nextCursor } = await listPublishedReviews(db, { businessId: business.id, limit: 10 })
  expect(entries.map((entry) => entry.kind === 'review' && entry.authorName)).toEqual(['Newer', 'Older'])
  expect(nextCursor).toBeNull()
})

test('a review hidden for its content leaves a dated tombstone without a word', async ({ db, business }) => {
  const hidden = {
    state: 'removed',
    publishedAt: ago(5),
    removedAt: ago(2),
    text: 'My quokka lives at number 12.',
  } as const
  await plantReviews(db, business, [
    { ...hidden, removedReason: 'personal_data', rating: 2, authorName: 'Quokka Smith', title: 'Quokka' },
    { ...hidden, removedReason: 'not_about_business' },
    { ...hidden, removedReason: 'spam', publishedAt: null },
  ])
  const { entries } = await listPublishedReviews(db, { businessId: business.id, limit: 10 })
  expect(entries).toEqual([
    {
      kind: 'tombstone',
      id: expect.any(String),
      rating: 2,
      writtenAt: expect.any(String),
      removedAt: hidden.removedAt.toISOString(),
      reason: 'personal_data',
      isDecided: true,
      counts: false,
    },
  ])
})

test('the notice for hidden words says that stars count only in the rating', async ({ db, business }) => {
  const hidden = { challengedAt: ago(2), hiddenAt: ago(2), hiddenReason: 'spam' } as const
  await plantReviews(db, business, [
    { ...hidden, writtenAt: ago(4), provenance: 'invited' },
    { ...hidden, writtenAt: ago(5), provenance: 'insider' },
    { ...hidden, writtenAt: ago(6), provenance: 'imported' },
  ])
  const { entries } = await listPublishedReviews(db, { businessId: business.id, limit: 10 })
  expect(entries.map((entry) => entry.kind === 'tombstone' && entry.counts)).toEqual([true, false, false])
})

test('a reply and a challenge are listed with their review', async ({ db, business }) => {
  const [review] = await plantReviews(db, business, [{ challengedAt: ago(1) }, {}])
  const of = { businessId: business.id, reviewId: review!.id! }
  await db.insert(replies).values({ ...of, text: 'Thank you', createdAt: ago(2), updatedAt: ago(1) })
  const grounds = 'They never bought anything here.'
  await db
    .insert(challenges)
    .values({ ...of, id: uuidv7(), reason: 'fake', grounds, wordingHash: randomBytes(32), ratingSeen: true })
  const { entries } = await listPublishedReviews(db, { businessId: business.id, limit: 10 })
  expect(entries.find(({ id }) => id === of.reviewId)).toMatchObject({
    reply: { text: 'Thank you', repliedAt: expect.any(String), editedAt: expect.any(String) },
    challenge: { since: expect.any(String), reason: 'fake' },
  })
  expect(JSON.stringify(entries)).not.toContain(grounds)
  expect(entries.find(({ id }) => id !== of.reviewId)).toMatchObject({ reply: null, challenge: null })
})

describe('pages', () => {
  test('hold every review once, also when many were written at the same moment', async ({ db, business }) => {
    const moment = ago(1)
    const planted = await plantReviews(db, business, [
      ...Array.from({ length: 7 }, () => ({ writtenAt: moment })),
      ...Array.from({ length: 4 }, (_, index) => ({ writtenAt: ago(index + 2) })),
    ])
    const ids = await walk(db, business.id, 3)
    expect(ids).toHaveLength(11)
    expect(new Set(ids)).toEqual(new Set(planted.map(({ id }) => id)))
  })

  test('neither repeat nor skip a review when new ones arrive while somebody reads', async ({ db }) => {
    const business = await aBusiness(db)
    const planted = await plantReviews(
      db,
      business,
      Array.from({ length: 10 }, (_, index) => ({ writtenAt: ago(index + 1) })),
    )
    const ids = await walk(db, business.id, 4, async () => void (await plantReviews(db, business, [{}, {}])))
    expect(ids).toEqual(planted.map(({ id }) => id))
  })

  test('begin at the newest for any cursor that we did not make', async ({ db, business }) => {
    await plantReviews(db, business, [{}, {}])
    const first = await listPublishedReviews(db, { businessId: business.id, limit: 10 })
    const made = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => Buffer.from(text).toString('base64url')),
      fc.tuple(fc.bigInt(), fc.string()).map(([n, id]) => Buffer.from(`${n}.${id}`).toString('base64url')),
    )
    await fc.assert(
      fc.asyncProperty(made, async (after) => {
        expect(await listPublishedReviews(db, { businessId: business.id, limit: 10, after })).toEqual(first)
      }),
      { numRuns: 60 },
    )
  })

  test('take any position in time without an error', async ({ db, business }) => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -(10n ** 16n) + 1n, max: 10n ** 16n - 1n }), async (micros) => {
        const after = Buffer.from(`${micros}.${uuidv7()}`).toString('base64url')
        await listPublishedReviews(db, { businessId: business.id, limit: 10, after })
      }),
      { numRuns: 40 },
    )
  })
})

test('no business sees, pages or filters into the reviews of another', async ({ db }) => {
  const [mine, theirs] = [await aBusiness(db), await aBusiness(db)]
  await plantReviews(
    db,
    theirs,
    Array.from({ length: 5 }, () => ({ text: 'Only about the quokka bakery.' })),
  )
  const { nextCursor } = await listPublishedReviews(db, { businessId: theirs.id, limit: 2 })
  for (const view of [{}, { after: nextCursor }, { rating: 5 }, { topic: 'food' }]) {
    const { entries } = await listPublishedReviews(db, { businessId: mine.id, limit: 10, ...view })
    expect(entries).toEqual([])
  }
})

test('filters by stars and by topic', async ({ db, business }) => {
  await plantAnalysed(db, business, [
    { rating: 1, text: 'The staff were rude to everybody in the shop.' },
    { rating: 5, text: 'The coffee was excellent, as it always is.' },
  ])
  const ratings = async (view: object) =>
    (await listPublishedReviews(db, { businessId: business.id, limit: 10, ...view })).entries.map(
      ({ rating }) => rating,
    )
  expect(await ratings({ rating: 1 })).toEqual([1])
  expect(await ratings({ topic: 'staff' })).toEqual([1])
  expect(await ratings({ topic: "'; drop table reviews; --" })).toEqual([])
  expect(await ratings({ also: [sql`rating > 3`] })).toEqual([5])
})
