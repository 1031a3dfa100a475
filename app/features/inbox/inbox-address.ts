// The words of the inbox's filters, without the checks: screens need these and not a schema library.

import type { SentimentLabel } from '#app/features/analyses/analysis.schema.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'

/** Waiting: a check failed, and the operator has not decided yet. Unreplied: published, ours, no reply. */
export const inboxStates = ['all', 'published', 'unreplied', 'waiting', 'withdrawn', 'removed'] as const
/** Own: what the score is made of, without insiders and imports. Customers: everyone but insiders. */
export const inboxProvenances = ['any', 'own', 'customers', ...provenances] as const
export const inboxPeriods = ['any', '7', '30', '90', 'year'] as const

export type InboxFilter = {
  state: (typeof inboxStates)[number]
  topic?: string
  /** Of the topic when there is one, otherwise of the whole review. */
  label?: SentimentLabel
  rating?: number
  provenance: (typeof inboxProvenances)[number]
  /** A number of days until now, "year" for the last twelve months, or a month: "2026-11". */
  period: string
  /** Words to look for. */
  q?: string
  /** The review after which the page begins. */
  after?: string
}

/** Values that are left out of the URL. */
const defaults: Record<string, string> = { state: 'all', provenance: 'any', period: 'any' }

/** The URL of the reviews behind a claim, or of one review. */
export function inboxAddress(filter: Partial<InboxFilter> & { review?: string } = {}) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== '' && value !== defaults[name]) query.set(name, String(value))
  }
  return query.size > 0 ? `/business/reviews?${query}` : '/business/reviews'
}
