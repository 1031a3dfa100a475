import type { Business } from '#app/features/businesses/business.table.ts'
import type { ReviewDetail } from '#app/features/inbox/review-detail.server.ts'
import { allows } from '#app/features/plans/plans.ts'
import type { PublicPlace } from '#app/features/published-reviews/public-place.server.ts'
import { suggestReplies } from './composing.ts'
import type { Suggestions } from './suggestion.vocabulary.ts'

/**
 * Replies suggested for a review. Null without the plan, for a review whose words the public does not see, and for one
 * of an insider: a thank-you to one's own staff would look like one to a customer.
 */
export function suggestFor(
  business: Business,
  review: ReviewDetail,
  place: PublicPlace | null,
): Suggestions | null {
  if (!allows(business.tierName, 'reviewResponseSuggestions')) return null
  if (place?.entry.kind !== 'review' || review.provenance === 'insider') return null
  const { rating, title, text, authorName, analysis, challenge } = review
  if (text === null || authorName === null) return null
  return suggestReplies(
    { rating, title, text, authorName, isChallenged: challenge !== null, analysis },
    business,
  )
}
