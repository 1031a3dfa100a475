import type { WidgetSettings } from '#app/features/widgets/widget.schema.ts'
import { showsReviews } from '#app/features/widgets/widget.vocabulary.ts'
import { formatLanguage } from '#app/languages/format.ts'
import { sources } from '#app/languages/review.en.ts'
import type { WidgetKind } from '#widget/widget-data.ts'

export const sortingWords: Record<WidgetSettings['sorting'], string> = {
  newest: 'the newest first',
  oldest: 'the oldest first',
  highest: 'the most stars first',
  lowest: 'the fewest stars first',
  helpful: 'the most helpful first',
}

export const starsWords = (minimum: number) =>
  minimum <= 1 ? 'any number of stars' : minimum >= 5 ? '5 stars only' : `${minimum} stars and up`

/** "All reviews", "Selected: 4 stars and up, about delivery", "Selected: 3 reviews by hand"; `tagName`: of the filter's tag. */
export function selectionWords(kind: WidgetKind, settings: WidgetSettings, tagName = 'a deleted tag') {
  const { select, sorting, minimumRating, topic, reviewLanguage, source, tag, hasReply, picked } = settings
  if (!showsReviews(kind)) return 'The numbers of all reviews'
  if (select === 'picked') return `Selected: ${picked.length} by hand`
  const filters = [
    minimumRating > 1 && starsWords(minimumRating),
    topic && `about ${topic}`,
    reviewLanguage && `in ${formatLanguage(reviewLanguage)}`,
    source && sources[source],
    tag && `tagged “${tagName}”`,
    hasReply && 'with a reply',
  ].filter((each) => typeof each === 'string')
  const order = sorting === 'newest' ? [] : [sortingWords[sorting]]
  if (select === 'all' || filters.length === 0)
    return order.length > 0 ? `Selected: ${order}` : 'All reviews, newest first'
  return `Selected: ${[...filters, ...order].join(', ')}`
}
