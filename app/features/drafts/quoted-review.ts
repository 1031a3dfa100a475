import { isolated } from '#app/features/widgets/widget-words.ts'
import type { WidgetReview } from '#widget/widget-data.ts'
import { cutQuote, type QuotePart, shownPart } from './quote-cut.ts'
import type { UsableReview } from './usable-reviews.server.ts'

/** A review as it is quoted: in part, with its facts in the language of the words around it. */
export type QuotedReview = { review: UsableReview; shown: WidgetReview; part: QuotePart }
export type Quotable = Omit<QuotedReview, 'part'>

/** Each of them with at most so many characters; null if one cannot be cut to that. */
export function quoteAll(reviews: Quotable[], most: number): QuotedReview[] | null {
  const quoted = reviews.flatMap((each) => {
    const part = cutQuote(each.review.analysis, (tried) => shownPart(tried).length <= most)
    return part ? [{ ...each, part }] : []
  })
  return quoted.length === reviews.length ? quoted : null
}

export const starsOf = (rating: number) => '★'.repeat(rating) + '☆'.repeat(5 - rating)

/** Headline and words, each between quotation marks. */
export const quoteLines = ({ review: { title }, part }: QuotedReview) => [
  ...(title ? [`“${title}”`] : []),
  `“${shownPart(part)}”`,
]

/** "3 May 2026, Verified purchase", and what else a reader should know. */
export const factsOf = ({ date, provenance, incentive, challenge }: WidgetReview) =>
  [date, provenance, incentive, challenge].filter(Boolean).join(', ')

/** "Lotte M., ★★★★★, 3 May 2026, Verified purchase" */
export const attribution = ({ review, shown }: Quotable) =>
  [isolated(shown.author), starsOf(review.rating), factsOf(shown)].join(', ')
