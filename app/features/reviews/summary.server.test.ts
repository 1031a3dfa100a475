import { eq } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { days, now } from '#app/platform/clock.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { readPublicRecord } from './public-record.server.ts'
import { summariseBusiness } from './summary.server.ts'

const ago = (count: number) => new Date(now().getTime() - days(count))

test('number and average of the page are the counters, and the distribution adds up to them', async ({
  db,
}) => {
  const business = await aBusiness(db)
  for (const rating of [5, 5, 4, 1]) await aReview(db, { business, rating })
  await aReview(db, { business, rating: 1, state: 'pending' })
  const summary = await summariseBusiness(db, business.id)
  expect(summary).toMatchObject({
    count: 4,
    average: 3.75,
    distribution: [1, 0, 0, 1, 2],
    provenance: { order: 0, invited: 0, confirmed: 4 },
    lastYear: { count: 4, average: 3.75 },
  })
})

test('imported reviews are counted apart and never move the rating', async ({ db }) => {
  const business = await aBusiness(db)
  await aReview(db, { business, rating: 2 })
  await plantReviews(db, business, [
    { provenance: 'imported', importSource: 'guest book', rating: 5, writtenAt: ago(400) },
    { provenance: 'imported', importSource: 'feedback cards', rating: 4, writtenAt: ago(500) },
  ])
  const summary = await summariseBusiness(db, business.id)
  expect(summary).toMatchObject({ count: 1, average: 2, distribution: [0, 1, 0, 0, 0] })
  expect(summary.imported).toMatchObject({
    count: 2,
    average: 4.5,
    sources: ['feedback cards', 'guest book'],
  })
})

test('a business without a review has no average, rather than one of zero', async ({ db }) => {
  const business = await aBusiness(db)
  const summary = await summariseBusiness(db, business.id)
  expect(summary).toMatchObject({ count: 0, average: null, period: null })
})

test('the last twelve months leave out what is older', async ({ db }) => {
  const business = await aBusiness(db)
  await plantReviews(db, business, [
    { rating: 5, writtenAt: ago(10) },
    { rating: 1, writtenAt: ago(400) },
  ])
  await db.update(businesses).set({ reviewCount: 2, ratingTotal: 6 }).where(eq(businesses.id, business.id))
  expect((await summariseBusiness(db, business.id)).lastYear).toEqual({ count: 1, average: 5 })
})

test('the public record accounts for every review of the business, once', async ({ db }) => {
  const business = await aBusiness(db)
  const neighbour = await aBusiness(db)
  await plantReviews(db, neighbour, [{}, {}])
  const planted = await plantReviews(db, business, [
    { rating: 5 },
    { rating: 4, provenance: 'imported' },
    { rating: 1, state: 'removed', publishedAt: ago(2), removedReason: 'fake' },
    { rating: 5, state: 'removed', publishedAt: null, removedReason: 'spam' },
    { rating: 2, state: 'withdrawn' },
    { state: 'pending', provenance: null },
    { state: 'pending', heldAt: now() },
  ])
  const record = await readPublicRecord(db, business.id)
  expect(record).toMatchObject({
    removed: [{ reason: 'fake', byRating: [1, 0, 0, 0, 0], total: 1 }],
    refused: [{ reason: 'spam', byRating: [0, 0, 0, 0, 1], total: 1 }],
    withdrawn: [0, 1, 0, 0, 0],
    waitingForAuthor: 1,
    waitingForOperator: 1,
  })
  const sum = (groups: { total: number }[]) => groups.reduce((all, { total }) => all + total, 0)
  const accounted = sum(record.standing) + sum(record.removed) + sum(record.refused) + 1 + 1 + 1
  expect(accounted).toBe(planted.length)
})
