import type { Cause } from '../causes/causes.ts'

export const sides = ['praise', 'complaint'] as const
export type Side = (typeof sides)[number]
/** How likely something praises, and how likely it complains; from 0 to 1. It may do both. */
export type Chances = Record<Side, number>

/**
 * Whether the stars (1 to 5) say the opposite. Praise with one is often irony ("Super, a free cold bath!"), and what five stars
 * complain of is seldom a complaint: of six such quotes of marked reviews none was right.
 */
export const isAgainstStars = (side: Side, rating: number | null) => rating === (side === 'praise' ? 1 : 5)

export const mentionKinds = ['whole', 'thing', 'person', 'product'] as const
export type MentionKind = (typeof mentionKinds)[number]
/** The topic of mentions of the business as a whole. */
export const wholeTopic = ''

/** What a review says of one topic, as stored. Offsets are in its text. */
export type Mention = {
  topic: string
  kind: MentionKind
  engineTopic: string
  noun: string
  term: string
  start: number | null
  end: number | null
  /** How likely it praises and complains, beside the stars. */
  chances: Chances
  /** Whether it counts as such in totals: as many do as the chances add up to. */
  praise: boolean
  complaint: boolean
  praiseByWords: boolean
  complaintByWords: boolean
  quoteSide: Side | null
  quoteStart: number | null
  quoteEnd: number | null
  confidence: number | null
  cause: Cause | null
  causeStart: number | null
  causeEnd: number | null
  weekday: number | null
  isElsewhere: boolean
}
