import { eq } from 'drizzle-orm'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import { daysBefore, topicsFrom } from '#app/features/inbox/period-filter.ts'
import { refreshFacts } from '#app/features/reviews/publish-review.server.ts'
import { replies } from '#app/features/reviews/review.table.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantAnalysed, plantReviews } from '#tests/planted-reviews.ts'
import { readDashboard } from './dashboard.server.ts'
import { isLow } from './next-steps.tsx'

const at = new Date('2026-11-21T12:00:00Z')
const ago = (count: number) => new Date(at.getTime() - days(count))
const anything = { state: 'all', provenance: 'any', period: 'any' } as const

const sayings = [
  'The bread was excellent and the staff were friendly to us.',
  'The queue was slow, and the coffee was cold when it came.',
  'We bought a loaf on the way to the station.',
  'Terrible service, the waiter was rude and the bread was bad.',
  'Leipä oli ihanaa, ja henkilökunta oli todella ystävällistä.',
]
/** Of each saying. */
const ratings = [5, 2, 3, 1, 4]
const provenances = ['order', 'invited', 'confirmed', 'imported', 'insider'] as const
const states = ['published', 'published', 'published', 'withdrawn', 'removed', 'pending'] as const

async function aBusyBusiness(db: Database) {
  const business = await aBusiness(db, { tierName: 'enterprise' })
  const planted = await plantAnalysed(
    db,
    business,
    Array.from({ length: 240 }, (_, index) => ({
      text: `${sayings[index % sayings.length]} Number ${index}.`,
      rating: ratings[index % 5],
      provenance: provenances[Math.floor(index / 2) % 5],
      state: states[index % 6],
      writtenAt: ago((index * 7) % 200),
    })),
  )
  const published = planted.filter(({ state }) => state === 'published')
  const replied = published.filter((_, index) => index % 3 === 0)
  await db
    .insert(replies)
    .values(replied.map(({ id }) => ({ businessId: business.id, reviewId: id, text: 'Thank you' })))
  const repliedIds = replied.map(({ id }) => id)
  await db.transaction((tx) => refreshFacts(tx, business.id, repliedIds))
  const own = published.filter(({ provenance }) => provenance !== 'imported' && provenance !== 'insider')
  await db
    .update(businessRows)
    .set({ reviewCount: own.length, ratingTotal: own.reduce((sum, { rating }) => sum + rating, 0) })
    .where(eq(businessRows.id, business.id))
  const [current] = await db.select().from(businesses).where(eq(businesses.id, business.id))
  return { business: current!, published, own, replied }
}

describe('the dashboard', () => {
  test('every number is that of the reviews which the inbox lists', async ({ db }) => {
    const { business, published, own, replied } = await aBusyBusiness(db)
    const { topics, sentiments, unreplied, trend, score } = await readDashboard(db, business, at)
    const count = async (filter: object) =>
      (await listInbox(db, business.id, { ...anything, ...filter }, at)).count
    const lately = { state: 'published', provenance: 'customers', period: 'quarter' }
    expect(topics.topics.length).toBeGreaterThan(2)
    for (const { topic, praise, complaints } of topics.topics) {
      expect(await count({ ...lately, topic, label: 'positive' })).toBe(praise)
      expect(await count({ ...lately, topic, label: 'negative' })).toBe(complaints)
    }
    const { unjudged, imported, ...labels } = sentiments
    for (const [label, reviews] of Object.entries(labels))
      expect(await count({ ...lately, label })).toBe(reviews)
    expect(unjudged).toBeGreaterThan(0)
    expect(await count({ ...lately, provenance: 'imported' })).toBe(imported)
    const recent = published.filter(
      ({ writtenAt, provenance }) => writtenAt >= topicsFrom(at) && provenance !== 'insider',
    )
    expect(topics.reviews).toBe(recent.length)
    expect(Object.values(labels).reduce((sum, each) => sum + each, unjudged)).toBe(recent.length)
    const waiting = own.filter(
      (review) => review.writtenAt >= daysBefore(at, 30) && !replied.includes(review),
    )
    expect(unreplied.count).toBe(waiting.length)
    expect(await count({ state: 'unreplied', period: '30' })).toBe(unreplied.count)
    expect(await count({ state: 'published', provenance: 'own' })).toBe(score!.count)
    expect(trend!.evidence!.text).toBe(`Read the ${score!.count} reviews`)
  })

  test('another business is not included', async ({ db }) => {
    await aBusyBusiness(db)
    const stranger = await aBusiness(db)
    const dashboard = await readDashboard(db, stranger, at)
    expect(dashboard).toMatchObject({
      score: null,
      topPraise: null,
      topComplaint: null,
      quotes: [],
      topics: { topics: [], reviews: 0 },
      unreplied: { count: 0 },
      trend: null,
    })
  })

  test('the worst review that waits longest comes first in what to do', async ({ db, business }) => {
    await plantReviews(db, business, [
      { rating: 4, authorName: 'Four', writtenAt: ago(28) },
      { rating: 2, authorName: 'Two', writtenAt: ago(27) },
      { rating: 1, authorName: 'One', writtenAt: ago(3) },
      { rating: 1, authorName: 'First', writtenAt: ago(9) },
    ])
    const { unreplied } = await readDashboard(db, business, at)
    expect(unreplied.count).toBe(4)
    expect(unreplied.longest.map(({ authorName }) => authorName)).toEqual(['First', 'One'])
  })

  test('a plan without insights gets one praise, one complaint, no shares', async ({ db }) => {
    const { business } = await aBusyBusiness(db)
    const { topics, sentiments, topPraise, topComplaint, quotes, score } = await readDashboard(
      db,
      { ...business, tierName: 'starter' },
      at,
    )
    expect(topics).toMatchObject({ topics: [], reviews: 0 })
    expect(Object.values(sentiments).every((count) => count === 0)).toBe(true)
    expect([topPraise, topComplaint]).toEqual([null, null])
    expect(quotes.map(({ side }) => side)).toEqual(['praise', 'complaint'])
    expect(score!.count).toBeGreaterThan(0)
  })

  test('an owner with imported reviews only sees their course, and no rating', async ({ db }) => {
    const business = await aBusiness(db, { tierName: 'pro' })
    const planted = await plantReviews(
      db,
      business,
      Array.from({ length: 12 }, (_, at) => ({
        provenance: 'imported',
        rating: 4 - (at % 2),
        writtenAt: ago(800),
      })),
    )
    const read = () => readDashboard(db, { ...business, importedCount: planted.length }, at)
    expect(await read()).toMatchObject({
      score: null,
      recentReviews: 0,
      trend: { question: 'How do these reviews rate you?', answer: '3.50 stars from 12 reviews.' },
    })
    await plantReviews(
      db,
      business,
      Array.from({ length: 10 }, () => ({ writtenAt: ago(3) })),
    )
    expect(await read()).toMatchObject({
      recentReviews: 10,
      trend: { question: 'How is your rating changing?' },
    })
  })

  test('few reviews give no chart and no topics', async ({ db, business }) => {
    await plantAnalysed(db, business, [{ writtenAt: ago(1) }, { writtenAt: ago(30) }])
    const { trend, topPraise, quotes } = await readDashboard(db, business, at)
    expect([trend, topPraise, quotes]).toEqual([null, null, []])
  })
})

test('of waiting reviews those with one or two stars show them, which is noted', () => {
  const waiting = { reviewId: '', authorName: 'Ann', writtenAt: '' }
  expect([1, 2, 3].map((rating) => isLow({ ...waiting, rating }))).toEqual([true, true, false])
})
