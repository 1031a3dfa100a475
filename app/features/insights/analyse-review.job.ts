import type { Handler } from '#app/platform/queue.server.ts'
import { analyseReviews } from './analysing.server.ts'

export const analyseReview: Handler<'insights.analyse-review'> = (db, { businessId, reviewId }) =>
  analyseReviews(db, businessId, [reviewId])
