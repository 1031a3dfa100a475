import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'
import { describeReviewCounts } from '#app/features/reviews/review-counts-in-words.ts'
import { countOf, formatLanguage } from '#app/languages/format.ts'
import type { Facets } from './facets.server.ts'
import type { PublicFilter, PublicMark } from './public-view.ts'

export const sourceInWords: Record<Provenance, string> = {
  order: 'verified purchases',
  invited: 'invited',
  confirmed: 'with a confirmed address',
  insider: 'by insiders',
  imported: 'imported',
}

export const markInWords: Record<PublicMark, string> = {
  challenged: 'challenged',
  edited: 'edited',
  rewarded: 'with a reward offered',
}

/** "16 reviews with 3 stars about waiting in German, with a reply" */
export function describeFilter(found: Facets['found'], filter: PublicFilter) {
  const { rating, topic, language, hasReply, source, mark, query } = filter
  const parts = [describeReviewCounts(found)]
  if (rating) parts.push(`with ${countOf(rating, 'star')}`)
  if (topic) parts.push(`about ${topic}`)
  if (language) parts.push(`in ${formatLanguage(language)}`)
  if (query) parts.push(`matching “${query}”`)
  const marks = [source && sourceInWords[source], mark && markInWords[mark], hasReply && 'with a reply']
  return [parts.join(' '), ...marks.filter((each) => each !== null && each !== false)].join(', ')
}
