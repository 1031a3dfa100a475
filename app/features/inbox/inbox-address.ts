// The words of the inbox's filters, without the checks: screens need these and not a schema library.

import { type SentimentLabel, sentimentLabels } from '#app/features/analyses/analysis.schema.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'

/** Waiting: a check failed, and the operator has not decided yet. Unreplied: published, ours, no reply. Replied: has one. */
export const inboxStates = [
  'all',
  'published',
  'unreplied',
  'replied',
  'waiting',
  'withdrawn',
  'removed',
] as const
/** Own: what the score is made of, without insiders and imports. Customers: everyone but insiders. */
export const inboxProvenances = ['any', 'own', 'customers', ...provenances] as const
export const inboxPeriods = ['any', '7', '30', '90', 'quarter', 'year'] as const

/** Both included: "1-2". */
export type RatingRange = `${number}-${number}`

/** Opinion: on a topic, sure praise or a sure complaint; of a whole review, any sentiment. */
export const inboxLabels = [...sentimentLabels, 'opinion'] as const
export type InboxLabel = SentimentLabel | 'opinion'

export type InboxFilter = {
  state: (typeof inboxStates)[number]
  topic?: string
  /** Of the topic when there is one, otherwise of the whole review. */
  label?: InboxLabel
  /** A number of stars, or a range of them. */
  rating?: number | RatingRange
  /** As the analysis found it; `und` where nobody could tell. */
  language?: string
  /** The id of one of the owner's tags. */
  tag?: string
  /** The id of the colleague who looks after them. */
  assigned?: string
  provenance: (typeof inboxProvenances)[number]
  /**
   * The id of a product, `none` for reviews of the business itself, `any` for both. If it is not given, a filter by what is
   * counted lists those of the business, and everything else lists both.
   */
  product?: string
  importedFrom?: string
  /**
   * A number of days until now, "quarter" for this month and the two before, "year" for the last twelve months, a month
   * ("2026-11"), months ("2026-01..2026-03"), or days: "2026-03-12..2026-11-22", "2026-03-12.." or "..2026-11-22".
   */
  period: string
  /** Words to look for. */
  q?: string
  /** The review after which the page begins. */
  after?: string
}

/**
 * The product that the filter asks for, if need be by its other parts. Figures of a business leave out its products, and so
 * does the list behind such a figure; what waits for a reply is no figure.
 */
export function productOf({ product, ...filter }: InboxFilter) {
  const { state, topic, label, rating, language, period, provenance } = filter
  if (state === 'unreplied' && provenance === 'any') return product ?? 'any'
  const isCounted = [topic, label, rating, language].some(Boolean) || period !== 'any' || provenance !== 'any'
  return product ?? (isCounted ? 'none' : 'any')
}

/** "1-2": from 1 to 2. */
export function ratingsOf(rating: number | RatingRange) {
  const [lowest, highest = lowest] = String(rating).split('-').map(Number) as [number, number?]
  return { lowest, highest }
}

/** "3 stars", "1 to 2 stars" */
export function ratingInWords(rating: number | RatingRange) {
  const { lowest, highest } = ratingsOf(rating)
  return lowest === highest ? countOf(lowest, 'star') : `${lowest} to ${highest} stars`
}

/** Values that are left out of the URL. */
const defaults: Record<string, string> = { state: 'all', provenance: 'any', period: 'any' }

/** The URL of the reviews behind a claim, or of one review. */
export const inboxAddress = (filter: Partial<InboxFilter> & { review?: string } = {}) =>
  withFilter('/business/reviews', filter)

export const exportAddress = (filter: InboxFilter) =>
  withFilter('/business/analytics/reviews.csv', { ...filter, after: undefined })

function withFilter(path: string, filter: Partial<InboxFilter>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== '' && value !== defaults[name]) query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

export const savedFilterLimits = { ofBusiness: 20, name: { min: 1, max: 40 } }

/** `count`: among the newest reviews. */
export type SavedFilter = { id: string; name: string; to: string; count: number }

export const longestAssignmentNote = 500

/** How the boxes of the list are named in a form: one name each, because forms keep the last of equal names. */
export const selectionPrefix = 'select-'

/** The reviews that a form is about: those selected, those that an undo names, or the one that is open. */
export function selectedReviews(values: Record<string, string>): string[] {
  if (values.reviews) return values.reviews.split(',').slice(0, 100)
  const selected = Object.keys(values).flatMap((name) =>
    name.startsWith(selectionPrefix) ? [name.slice(selectionPrefix.length)] : [],
  )
  return selected.length > 0 ? selected : [values.review ?? '']
}
