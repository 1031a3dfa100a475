import type { Cause } from '#analysis/causes/causes.ts'
import type { CitedSentence } from '#app/features/citations/cited-sentence.ts'
import type { TopicQuote } from '#app/features/insights/quotes.server.ts'
import type { Estimate } from '#app/features/trends/trends.ts'
import type { Evidence } from './evidence.ts'
import type { SuggestionState } from './suggestion.vocabulary.ts'
import type { Watch } from './watch.ts'
import type { NamedDay } from './weekday.ts'

/** An act, or `look-into` where complaints name no cause that we know. */
export type Act = Cause | 'look-into'

/** Tells a suggestion from the others of a business. */
export type SuggestionKey = { act: Act; topic: string }

export type Mark = {
  state: SuggestionState
  note: string | null
  /** How many authors it rested on then. */
  authors: number
  /** ISO 8601. */
  at: string
  by: string | null
}

export type Suggestion = SuggestionKey & {
  title: string
  /** The newest first, one for each author. Empty where nobody says so any more. */
  evidence: Evidence[]
  /** Null without evidence. */
  said: CitedSentence | null
  /** Of the reviews looked at, with its 95% interval. Null without evidence. */
  share: Estimate | null
  /** In stars of the average rating. Null without a sure estimate. */
  gain: Estimate | null
  day: NamedDay | null
  /** Of all reviews: those that praise the topic, and those that complain about it. */
  praise: number
  complaints: number
  counterQuote: TopicQuote | null
  /** The newest last. */
  marks: Mark[]
  state: SuggestionState
  /** It was set aside; since then its evidence has doubled. */
  isBack: boolean
  /** After it was done. */
  watch: Watch | null
}

export type Suggestions = {
  suggestions: Suggestion[]
  looked: { reviews: number; imported: number; since: string | null }
}
