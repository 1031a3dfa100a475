import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import type { ReviewDetail } from '#app/features/inbox/review-detail.server.ts'
import type { TierName } from '#app/features/plans/plans.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { anOwner, visit } from '#tests/doors.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import * as reviews from './reviews.tsx'

/** Twelve reviews that praise the bread and the staff, and four that complain about the packaging. */
async function anOwnerOn(db: Database, tierName: TierName) {
  const owner = await anOwner(db, tierName)
  const { business } = owner
  const planted = await plantReviews(db, business, [
    ...Array.from({ length: 12 }, () => ({})),
    ...Array.from({ length: 4 }, (_, nth) => ({
      rating: 2,
      text: `The packaging was broken and the box was wet, order ${nth}.`,
    })),
  ])
  const ids = planted.map(({ id }) => id)
  await analyseReviews(db, business.id, ids)
  return { owner, first: ids[0]! }
}

test('in the inbox, Starter gets sentiment and keywords, and no topics', async ({ db }) => {
  type Page = { filter: { topic?: string }; topics: string[]; opened: { review: ReviewDetail } }
  const shown = async (tier: TierName) => {
    const { owner, first } = await anOwnerOn(db, tier)
    const path = `/business/reviews?topic=packaging&review=${first}`
    return (await visit(reviews.loader, { path, owner })).data as Page
  }
  const starter = await shown('starter')
  expect(starter.filter.topic).toBeUndefined()
  expect(starter.topics).toEqual([])
  const { aspects, sentiment, keywords } = starter.opened.review.analysis!
  expect(aspects).toEqual([])
  expect(sentiment).not.toBeNull()
  expect(keywords.length).toBeGreaterThan(0)
  const pro = await shown('pro')
  expect(pro.filter.topic).toBe('packaging')
  expect(pro.topics.length).toBeGreaterThan(0)
  expect(pro.opened.review.analysis!.aspects.length).toBeGreaterThan(0)
})
