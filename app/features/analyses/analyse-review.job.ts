import type { Handler } from '#app/platform/queue.server.ts'
import { analyseReviews } from './analysing.server.ts'

export const analyseReview: Handler<'analyses.analyse-review'> = (db, { businessId, reviewId }) =>
  analyseReviews(db, businessId, [reviewId])

export const analyseReviewsOfAll: Handler<'analyses.analyse-reviews'> = async (db, { reviews }) => {
  const byBusiness = Map.groupBy(reviews, ({ businessId }) => businessId)
  for (const [businessId, group] of byBusiness) {
    await analyseReviews(
      db,
      businessId,
      group.map(({ reviewId }) => reviewId),
    )
  }
}
