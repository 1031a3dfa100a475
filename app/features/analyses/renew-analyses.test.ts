import { eq } from 'drizzle-orm'
import { engineVersion } from '#analysis/engine.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { analyseReviews } from './analysing.server.ts'
import { analyses } from './analysis.table.ts'
import { renewAnalyses } from './renew-analyses.job.ts'

test('what an older engine read, and what was never read, is analysed by this one', async ({ db }) => {
  const business = await aBusiness(db)
  const [read, outdated, unread] = [
    await aReview(db, { business }),
    await aReview(db, { business }),
    await aReview(db, { business }),
  ]
  await analyseReviews(db, business.id, [read.id, outdated.id])
  await db.update(analyses).set({ engineVersion: 'old' }).where(eq(analyses.reviewId, outdated.id))

  await renewAnalyses(db)

  const rows = await db.select().from(analyses).where(eq(analyses.businessId, business.id))
  expect(rows.map(({ reviewId }) => reviewId).sort()).toEqual([read.id, outdated.id, unread.id].sort())
  expect(rows.every((row) => row.engineVersion === engineVersion)).toBe(true)
})
