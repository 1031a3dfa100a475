import { allReviewsOf } from '#app/features/reviews/counted.ts'
import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'
import { languageName } from './language-name.ts'
import type { PublicFilter, PublicMark } from './public-view.ts'

export const sourceInWords: Record<Provenance, string> = {
  order: 'verified purchases',
  invited: 'invited',
  confirmed: 'with a confirmed address',
  imported: 'imported',
}

export const markInWords: Record<PublicMark, string> = {
  challenged: 'challenged now',
  edited: 'edited by their authors',
  rewarded: 'with something given for them',
}

/** "16 reviews with 3 stars about waiting in German, replied" */
export function filterInWords(found: { own: number; imported: number }, filter: PublicFilter) {
  const { rating, topic, language, hasReply, source, mark } = filter
  const parts = [allReviewsOf(found)]
  if (rating) parts.push(`with ${rating === 1 ? '1 star' : `${rating} stars`}`)
  if (topic) parts.push(`about ${topic}`)
  if (language) parts.push(`in ${languageName(language)}`)
  const marks = [source && sourceInWords[source], mark && markInWords[mark], hasReply && 'replied']
  return [parts.join(' '), ...marks.filter((each) => each !== null && each !== false)].join(', ')
}
