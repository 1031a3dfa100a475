import { eq } from 'drizzle-orm'
import { engineVersion } from '#analysis/engine.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { renewAnalyses } from './analyse-review.job.ts'
import { analyseReviews } from './analyse-reviews.server.ts'
import { analyses } from './analysis.table.ts'

test('reviews that an older engine analysed, or none, are analysed by the current engine', async ({ db }) => {
  const business = await aBusiness(db)
  const [current, outdated, missing] = [
    await aReview(db, { business }),
    await aReview(db, { business }),
    await aReview(db, { business }),
  ]
  await analyseReviews(db, business.id, [current.id, outdated.id])
  await db.update(analyses).set({ engineVersion: 'old' }).where(eq(analyses.reviewId, outdated.id))

  await renewAnalyses(db)

  const rows = await db.select().from(analyses).where(eq(analyses.businessId, business.id))
  expect(rows.map(({ reviewId }) => reviewId).sort()).toEqual([current.id, outdated.id, missing.id].sort())
  expect(rows.every((row) => row.engineVersion === engineVersion)).toBe(true)
})
