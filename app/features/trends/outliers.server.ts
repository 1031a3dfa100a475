import { and, eq, inArray } from 'drizzle-orm'
import { isShown } from '#analysis/confidence.ts'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { NewestReview } from './newest-reviews.server.ts'
import type { Outlier } from './trends.ts'

const mostOutliers = 20
/** Of the words, from 0 to 1 on their side. */
const leastScore = 0.5

/** Of these reviews, those whose stars and words say opposite things, as far as the engine is sure of the words. */
export async function findOutliers(
  db: Database,
  businessId: string,
  newest: NewestReview[],
): Promise<Outlier[]> {
  const opposed = newest.filter(isOpposed)
  if (opposed.length === 0) return []
  const judged = await db
    .select({ reviewId: analyses.reviewId, label: analyses.label, confidence: analyses.confidence })
    .from(analyses)
    .where(
      and(
        eq(analyses.businessId, businessId),
        inArray(
          analyses.reviewId,
          opposed.map(({ id }) => id),
        ),
      ),
    )
  const sure = new Set(
    judged.flatMap(({ reviewId, label, confidence }) =>
      label && confidence !== null && isShown({ label, confidence }) ? [reviewId] : [],
    ),
  )
  return opposed
    .filter(({ id }) => sure.has(id))
    .slice(0, mostOutliers)
    .map(({ id, rating, score }) => ({ reviewId: id, rating, score: score! }))
}

const isOpposed = ({ rating, score }: NewestReview) =>
  score !== null && ((rating <= 2 && score >= leastScore) || (rating >= 4 && score <= -leastScore))
