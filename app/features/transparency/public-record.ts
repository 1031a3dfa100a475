import type { BillingMode } from '#app/features/billing/billing-mode.server.ts'
import type { ReportGround } from '#app/features/moderation/report.vocabulary.ts'
import type { TierName } from '#app/features/plans/plan.schema.ts'
import type { ChallengeReason, FailedCheck, Provenance } from '#app/features/reviews/review.vocabulary.ts'
import type { Note } from './collection-notes.ts'

/** A number for each rating. */
export type ByStars = Record<Stars, number>
export const stars = [1, 2, 3, 4, 5] as const
export type Stars = (typeof stars)[number]

/** How many of how many. `rate` from 0 to 1, and its interval of 95 %; null where there are none to count. */
export type Share = { count: number; of: number; rate: number | null; from: number | null; to: number | null }

/**
 * Whether the reviews with 1 or 2 stars were treated like those with 4 or 5. `chance`: how likely chance alone
 * makes them as unlike as they are (Fisher's exact test, both sides).
 */
export type Comparison = {
  low: Share
  high: Share
  chance: number
  verdict: 'none' | 'may_be_chance' | 'more_low' | 'more_high'
}

export type Reasons = Record<ChallengeReason, { count: number; byStars: ByStars }>

export type Source = {
  count: number
  byStars: ByStars
  average: number | null
  /** What the rating would be with these reviews, and without them. One of the two is the rating as it is. */
  ratingWith: number | null
  ratingWithout: number | null
}

export type Month = {
  /** "2026-11", in UTC. */
  month: string
  /** Collected here and published in it, whatever became of them since. */
  published: number
  /** Of those of them that stand. */
  average: number | null
  imported: number
  removed: number
  withdrawn: number
  erased: number
}

/** `gone`: what was reported left in another way before the operator decided. */
export type ReportOutcomes = { count: number; open: number; upheld: number; rejected: number; gone: number }

export type Replied = Share & { medianHours: number | null }

/**
 * Everything that the transparency page says of a business, and its files: the page, the CSV and the JSON are
 * drawn from this and from nothing else. Described in docs/transparency.md; a name in it does not change.
 */
export type PublicRecord = {
  version: 1
  /** ISO 8601, as are all times here. Every number is of this one moment. */
  countedAt: string
  business: {
    id: string
    name: string
    website: string
    domain: string
    domainProvenAt: string | null
    address: string | null
    isActive: boolean
    /** Null while it is open. */
    closedBy: 'owner' | 'operator' | null
    /** Null too where nobody wrote it down. */
    closedSince: string | null
    /** Where its owner closed it: until then they can undo it. */
    erasedFrom: string | null
    /** All of that in a sentence. */
    status: string
    isSample: boolean
    collectingSince: string
  }
  operator: {
    name: string | null
    address: string | null
    jurisdiction: string | null
    hosting: string | null
    /** The business runs the service for itself, or its owner is the operator. */
    isTheBusiness: boolean
  }
  plan: {
    tier: TierName
    name: string
    /** In cents of a US dollar; 0 where nobody pays. */
    monthlyPriceCents: number
    /** demo: no money moves. off: nobody pays, and everybody has everything. */
    billing: BillingMode
  }
  /** How the reviews are collected, in sentences made from the settings and numbers in force. */
  collection: Note[]
  totals: {
    /** Standing, removed, withdrawn and refused. */
    cameIn: number
    standing: number
    removed: number
    withdrawn: number
    /** Stopped at a check and never published. */
    refused: number
    waitingForOperator: number
    waitingForAuthor: number
  }
  rating: {
    average: number | null
    /** The interval of 95 %. */
    from: number | null
    to: number | null
    count: number
    starTotal: number
    byStars: ByStars
    /** When the first and the last of them were written. */
    writtenFrom: string | null
    writtenTo: string | null
    /** What the average would be if no review had been removed. */
    withRemoved: number | null
  }
  sources: Record<Provenance, Source>
  importSources: string[]
  /** The last twelve, the oldest first. */
  months: Month[]
  invitations: {
    sent: number
    reviewed: number
    declined: number
    unsubscribed: number
    undelivered: number
    /** Of the sent ones, by why the people may be asked. */
    byBasis: { consent: number; existing_customer: number }
    hasOrderLinks: boolean
  }
  replies: Replied & { edited: number; low: Replied; high: Replied }
  checks: {
    /** Reviews that reached the checks, and how many stopped there at least once. */
    stopped: Share
    byStars: Record<Stars, Share>
    byCheck: Record<FailedCheck, number>
    published: number
    refused: number
    waiting: number
    refusedFor: Reasons
    medianHours: number | null
    longestHours: number | null
    decisionDays: number
    bias: Comparison
  }
  challenges: {
    count: number
    open: number
    upheld: number
    rejected: number
    medianHours: number | null
    byReason: Reasons
    /** Reviews that were public, and how many of them were challenged at least once; by their stars then. */
    reviews: Share
    byStars: Record<Stars, Share>
    bias: Comparison
    /** Whether the service had shown the stars to the business before it chose the reason. */
    starsSeen: { count: number; byStars: ByStars }
    starsNotSeen: { count: number; byStars: ByStars }
  }
  removals: {
    count: number
    /** Of them: hidden at once when they were challenged, and the operator has yet to decide. */
    undecided: number
    byReason: Reasons
    /** Of all that were public. */
    byStars: Record<Stars, Share>
    bias: Comparison
  }
  reports: ReportOutcomes & {
    /** From the report to the operator's decision. */
    medianHours: number | null
    byGround: Record<ReportGround, ReportOutcomes>
  }
  incentives: {
    /** What the business gives for a review now, whatever it says, as it declares it. */
    offered: string | null
    /** What was given for the standing reviews that count and say so. */
    given: { what: string; count: number }[]
    count: number
    byStars: ByStars
    average: number | null
    ratingWithout: number | null
  }
  appeals: { count: number; open: number; accepted: number; rejected: number }
  authors: {
    withdrawn: ByStars
    /** Each time, those that were put back or erased later as well. */
    timesWithdrawn: number
    /** By their authors, or because no address was confirmed in time. Nothing else is kept of them. */
    erased: number
    edited: number
    raisedStars: number
    loweredStars: number
  }
  log: { entries: number; firstAt: string | null; lastAt: string | null }
}
