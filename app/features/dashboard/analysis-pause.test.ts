import { eq } from 'drizzle-orm'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { type Business, businessRows } from '#app/features/businesses/business.table.ts'
import type { TierName } from '#app/features/plans/plans.ts'
import { listPublicTopics } from '#app/features/published-reviews/public-topics.server.ts'
import { readAnalysisPause } from '#app/features/reviews/monthly-reviews.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { readDashboard } from './dashboard.server.ts'

const at = new Date('2026-11-20T12:00:00Z')
const time = (day: string, minute = 0) => new Date(Date.parse(`2026-${day}T08:00:00Z`) + minute * 60_000)

/** The 100 reviews that Pro includes praise the bread; five later ones complain about the delivery. */
async function aFullMonth(db: Database) {
  const business = await aBusiness(db, { tierName: 'pro' })
  const planted = await plantReviews(db, business, [
    ...Array.from({ length: 100 }, (_, minute) => ({ writtenAt: time('11-02', minute) })),
    ...Array.from({ length: 5 }, (_, minute) => ({
      writtenAt: time('11-10', minute),
      text: `The delivery was late and the box was broken, order ${minute}.`,
      rating: 1,
    })),
    { writtenAt: time('11-12'), provenance: 'imported' },
    { writtenAt: time('10-31'), rating: 4 },
  ])
  const ids = planted.map(({ id }) => id)
  await analyseReviews(db, business.id, ids)
  return { business, ids }
}

const onTier = async (db: Database, business: Business, tierName: TierName) => {
  await db.update(businessRows).set({ tierName }).where(eq(businessRows.id, business.id))
  return { ...business, tierName }
}

test('topics of reviews above the month’s number wait for an upgrade or next month', async ({ db }) => {
  const { business } = await aFullMonth(db)
  const topicsOf = async (of: Business, when = at) =>
    (await readDashboard(db, of, when)).topics.topics.map(({ topic }) => topic)
  expect(await readAnalysisPause(db, business, at)).toMatchObject({ waiting: 5 })
  expect(await topicsOf(business)).toContain('bread')
  expect(await topicsOf(business)).not.toContain('packaging')
  const upgraded = await onTier(db, business, 'enterprise')
  expect(await readAnalysisPause(db, upgraded, at)).toBeNull()
  expect(await topicsOf(upgraded)).toContain('packaging')
  const back = await onTier(db, business, 'pro')
  expect(await topicsOf(back, new Date('2026-12-01T00:00:00Z'))).toContain('packaging')
})

test('no import, other plan or last hour elsewhere gets more of a month', async ({ db }) => {
  const { business } = await aFullMonth(db)
  const beforeMidnight = new Date('2026-11-30T23:59:59Z')
  expect(await readAnalysisPause(db, business, beforeMidnight)).toMatchObject({ waiting: 5 })
  await plantReviews(db, business, [{ writtenAt: time('11-13'), provenance: 'imported' }])
  expect(await readAnalysisPause(db, business, at)).toMatchObject({ waiting: 5 })
  expect(await readAnalysisPause(db, await onTier(db, business, 'starter'), at)).toBeNull()
})

test('the rating, the sentiment and the public’s topics count every review all the time', async ({ db }) => {
  const { business, ids } = await aFullMonth(db)
  const { recentReviews, sentiments } = await readDashboard(db, business, at)
  expect(recentReviews).toBe(106)
  expect(sentiments.positive + sentiments.neutral + sentiments.negative).toBe(ids.length)
  const topics = await listPublicTopics(db, business.id)
  expect(JSON.stringify(topics)).toContain('packaging')
})
