import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'

/** An exact part of the text of a published review. */
export type Citation = {
  reviewId: string
  quote: string
  authorName: string
  /** ISO 8601. */
  writtenAt: string
  rating: number
  provenance: Provenance
  /** BCP 47. */
  language: string
}

/** A number that our own code counted. `label` says of what: "reviews that complain about waiting time". */
export type Figure = {
  label: string
  value: number
  kind: 'count' | 'average' | 'share' | 'score' | 'days'
  /** Of the reviews that it was counted from, or of which it is the average or share. */
  reviews: number
  /** Of these reviews in the inbox. */
  address?: string
}

/** A sentence of ours or of a model, with all that it rests on. Every number in `text` is one of `figures`. */
export type CitedSentence = { text: string; citations: Citation[]; figures: Figure[] }
