import { challengeReasonText } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { allReviewsOf } from '#app/features/reviews/counted.ts'
import { incentiveText, type PublicReview, provenanceLabel } from '#app/features/reviews/public-review.ts'
import { countOf, formatMonth, formatNumber } from '#app/languages/format.ts'
import type { WallData, WallReview } from '#widget/wall-data.ts'

type Counted = { name: string; isSample: boolean; reviewCount: number; importedCount: number }
/** `hidden`: published reviews whose words are hidden while a challenge is open. */
type Shown = { since: Date | undefined; minimumRating: number; hidden?: number }

/** The texts in which a wall says what it shows: all reviews, or a selection and who selected it. */
export function wallTexts(business: Counted, { since, minimumRating, hidden = 0 }: Shown): WallData['texts'] {
  const { name, isSample, reviewCount, importedCount } = business
  const isEmpty = reviewCount + importedCount === 0
  const all = allReviewsOf({ own: reviewCount, imported: importedCount })
  const stars = minimumRating === 5 ? '5 stars' : `${minimumRating} stars and up`
  const except = hidden > 0 ? `, except ${formatNumber(hidden)} challenged and hidden for now` : ''
  const isOne = reviewCount + importedCount === 1
  const complete = isOne ? `All reviews${except}` : `All ${all}${except}, newest first`
  const label = minimumRating > 1 ? `Selected by ${name}: ${stars}` : isEmpty ? 'No reviews yet' : complete
  return {
    rating: since && reviewCount > 0 ? `${countOf(reviewCount, 'review')} since ${formatMonth(since)}` : '',
    label: isSample ? `Sample data. ${label}` : label,
    all: isEmpty ? 'Write the first review' : `Show all ${isOne ? 'reviews' : all}`,
  }
}

export function wallReview(review: PublicReview, businessName: string): WallReview {
  const { challenge, incentive, reply } = review
  return {
    rating: review.rating,
    title: review.title,
    text: review.text,
    author: review.authorName,
    writtenAt: review.writtenAt,
    provenance: provenanceLabel(review),
    challenge: challenge && challengeText(businessName, challenge.reason),
    incentive: incentive && incentiveText(incentive),
    reply: reply?.text ?? null,
  }
}

function challengeText(businessName: string, reason: keyof typeof challengeReasonText | null) {
  return `Challenged by ${businessName}${reason ? `: ${challengeReasonText[reason].toLowerCase()}` : ''}`
}
