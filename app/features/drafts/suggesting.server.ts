import type { Business } from '#app/features/businesses/business.table.ts'
import type { ReviewDetail } from '#app/features/inbox/review-detail.server.ts'
import { allows } from '#app/features/plans/plans.ts'
import type { PublicPlace } from '#app/features/published-reviews/public-place.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { draftReplies } from './draft-replies.ts'
import type { ReplyDrafts } from './reply.vocabulary.ts'
import { readFindings } from './review-findings.server.ts'

/**
 * Replies suggested for a review. Null without the plan, for a review whose words the public does not see, and for one
 * of an insider: a thank-you to one's own staff would look like one to a customer.
 */
export async function suggestReplies(
  db: Database,
  business: Business,
  review: ReviewDetail,
  place: PublicPlace | null,
): Promise<ReplyDrafts | null> {
  if (!allows(business.tierName, 'reviewResponseSuggestions')) return null
  if (place?.entry.kind !== 'review' || review.provenance === 'insider') return null
  const { rating, title, text, authorName, challenge } = review
  if (text === null || authorName === null) return null
  const found = await readFindings(db, business.id, review.id)
  return draftReplies({ rating, title, text, authorName, isChallenged: challenge !== null, found }, business)
}
