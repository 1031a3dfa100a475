import { allReviewsOf } from './counted.ts'
import { languageName } from './language-name.ts'
import type { PublicFilter } from './public-view.ts'

/** "16 reviews with 3 stars about waiting in German, answered" */
export function filterInWords(found: { own: number; imported: number }, filter: PublicFilter) {
  const { rating, topic, language, isAnswered } = filter
  const parts = [allReviewsOf(found)]
  if (rating) parts.push(`with ${rating === 1 ? '1 star' : `${rating} stars`}`)
  if (topic) parts.push(`about ${topic}`)
  if (language) parts.push(`in ${languageName(language)}`)
  return parts.join(' ') + (isAnswered ? ', answered' : '')
}
