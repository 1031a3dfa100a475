import { followLink } from '#app/features/reviews/authors-link.server.ts'
import { limits } from '#app/limits.ts'
import type { Database } from '#app/platform/database.server.ts'
import { countAgainstAll, type Limit } from '#app/platform/rate-limit.server.ts'

const limitsOf = new Map<string, Limit[]>([
  ['edit', [limits.editsOfReview, limits.editsOfReviewInDay]],
  ['restore', [limits.restoresOfReview]],
  ['statement', [limits.statementsOfReview]],
  ['consent', [limits.consentsOfReview]],
])

/** Counts an act on the author's desk by its review, before it is done; throws 429. */
export async function countDeskAct(db: Database, token: string, act: string) {
  const { reviewId } = await followLink(db, token, 'authors-desk')
  await countAgainstAll([limits.deskActsOfReview, ...(limitsOf.get(act) ?? [])], reviewId)
}
