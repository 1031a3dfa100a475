import { lastMonths } from '#app/features/inbox/period-filter.ts'
import { days, lastTwelveMonths, now } from '#app/platform/clock.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { countWaiting, summariseBusiness } from './summary.server.ts'

const ago = (count: number) => new Date(now().getTime() - days(count))

test('count and average are the counters, and the distribution adds up to them', async ({ db, business }) => {
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

test('reviews that wait for the operator are counted, and the hours of the oldest', async ({ db }) => {
  const business = await aBusiness(db)
  await plantReviews(db, business, [
    { state: 'pending', heldAt: ago(2) },
    { state: 'pending', heldAt: ago(1) },
    { state: 'pending' },
    { state: 'removed', heldAt: ago(9) },
  ])
  expect(await countWaiting(db, business.id, { at: now() })).toEqual({
    count: 2,
    oldestHours: expect.closeTo(48, 1),
  })
})

test('imported reviews are counted separately and never change the rating', async ({ db, business }) => {
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

test('reviews by insiders are counted on a line of their own and never change the rating', async ({ db }) => {
  const business = await aBusiness(db)
  await aReview(db, { business, rating: 2 })
  await plantReviews(db, business, [{ provenance: 'insider' }, { provenance: 'insider' }])
  expect(await summariseBusiness(db, business.id)).toMatchObject({
    count: 1,
    average: 2,
    distribution: [0, 1, 0, 0, 0],
    insiders: 2,
    lastYear: { count: 1 },
    provenance: { order: 0, invited: 0, confirmed: 1 },
  })
})

test('a business without a review has no average, rather than one of zero', async ({ db, business }) => {
  const summary = await summariseBusiness(db, business.id)
  expect(summary).toMatchObject({ count: 0, average: null, period: null })
})

test('the last twelve months are calendar months, as on the owner’s pages', async ({ db, business }) => {
  const first = lastTwelveMonths(now())[0]!
  await plantReviews(db, business, [
    { rating: 5, writtenAt: ago(0) },
    { rating: 4, writtenAt: first },
    { rating: 1, writtenAt: new Date(first.getTime() - 1) },
  ])
  const { lastYear } = await summariseBusiness(db, business.id)
  expect(lastYear).toEqual({ from: first.toISOString(), count: 2, average: 4.5 })
  expect(lastMonths(now(), 12)[0]).toBe(first.toISOString().slice(0, 7))
})
