import type { BillingMode } from '#app/features/billing/stripe-client.server.ts'
import type { EarlierBusiness } from '#app/features/businesses/earlier-businesses.server.ts'
import type { ReportGround } from '#app/features/moderation/report.vocabulary.ts'
import type { TierName } from '#app/features/plans/plan.schema.ts'
import type { ChallengeReason } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import type { FailedCheck, Provenance } from '#app/features/reviews/review.vocabulary.ts'
import type { Note } from './collection-notes.ts'

/** A number for each rating. */
export type ByStars = Record<Stars, number>
export const stars = [1, 2, 3, 4, 5] as const
export type Stars = (typeof stars)[number]

/** How many of how many. `rate` from 0 to 1, and its 95% interval; null if there is nothing to count. */
export type Share = { count: number; of: number; rate: number | null; from: number | null; to: number | null }

/**
 * Whether reviews with 1 or 2 stars were treated like those with 4 or 5. `chance`: the probability that chance alone
 * makes a gap at least this large (Fisher's exact test, two-sided).
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
  /** The rating with these reviews and without them. One of the two is the actual rating. */
  ratingWith: number | null
  ratingWithout: number | null
}

export type Month = {
  /** "2026-11", in UTC. */
  month: string
  /** By customers, collected here and published in this month, whatever happened to them since. */
  published: number
  /** Of those that are still published. */
  average: number | null
  insiders: number
  imported: number
  removed: number
  withdrawn: number
  erased: number
}

/** `gone`: the review or reply was gone before the operator decided. */
export type ReportOutcomes = { count: number; open: number; upheld: number; rejected: number; gone: number }

export type Replied = Share & { medianHours: number | null }

/**
 * Everything that the transparency page and its files say about a business. The page, the CSV and the JSON are made
 * from this value and nothing else. Described in docs/transparency.md; its names do not change.
 */
export type PublicRecord = {
  version: 1
  /** ISO 8601, like all times here. Every number is from this one moment. */
  countedAt: string
  business: {
    id: string
    name: string
    website: string
    domain: string
    /** Names and domains of the last two years, the latest first; null where only the other of the two changed. */
    formerNames: { name: string | null; domain: string | null; until: string }[]
    /** Closed businesses whose history follows this one, with their numbers on the day they closed, the latest first. */
    earlierBusinesses: EarlierBusiness[]
    domainProvenAt: string | null
    address: string | null
    isActive: boolean
    /** Null while the business is open. */
    closedBy: 'owner' | 'operator' | null
    /** Null also if the time was not recorded. */
    closedSince: string | null
    /** If the owner closed it: until then they can reopen it. */
    erasedFrom: string | null
    /** The same in one sentence. */
    status: string
    isSample: boolean
    collectingSince: string
  }
  operator: {
    name: string | null
    address: string | null
    jurisdiction: string | null
    hosting: string | null
    /** The owner of the business is the operator, or the service is run for this business alone. */
    isTheBusiness: boolean
  }
  plan: {
    tier: TierName
    name: string
    /** In US cents; 0 if nobody pays. */
    monthlyPriceCents: number
    /** demo: no money moves. off: nobody pays, and every business has every feature. */
    billing: BillingMode
  }
  /** How the reviews are collected, in sentences made from the current settings and numbers. */
  collection: Note[]
  totals: {
    /** Everything that ever arrived: `cameIn`, the waiting ones and `authors.erased`. */
    received: number
    /** The sum of the next four. */
    cameIn: number
    /** Published now. */
    standing: number
    removed: number
    withdrawn: number
    /** Stopped by a check and never published. */
    refused: number
    waitingForOperator: number
    waitingForAuthor: number
  }
  rating: {
    average: number | null
    /** The 95% interval. */
    from: number | null
    to: number | null
    count: number
    starTotal: number
    byStars: ByStars
    /** When the first and the last review were written. */
    writtenFrom: string | null
    writtenTo: string | null
    /** What the average would be if no review had been removed. */
    withRemoved: number | null
  }
  sources: Record<Provenance, Source>
  importSources: string[]
  /** Imports that the business undid, or replaced by another import of the same file: what disappeared. */
  undoneImports: {
    count: number
    byStars: ByStars
    /** The latest 100. `kept`: reviews that stayed, because they were challenged, reported or removed. */
    acts: {
      source: string
      importedAt: string
      undoneAt: string
      isReplaced: boolean
      count: number
      byStars: ByStars
      kept: number
    }[]
  }
  /** The last twelve, oldest first. */
  months: Month[]
  invitations: {
    sent: number
    reviewed: number
    declined: number
    unsubscribed: number
    undelivered: number
    /** Sent invitations by the reason why those people may be asked. */
    byBasis: { consent: number; existing_customer: number }
    hasOrderLinks: boolean
  }
  replies: Replied & { edited: number; low: Replied; high: Replied }
  checks: {
    /** Of the reviews that reached the checks, how many were stopped at least once. */
    stopped: Share
    byStars: Record<Stars, Share>
    byCheck: Record<FailedCheck, number>
    published: number
    refused: number
    waiting: number
    refusedFor: Reasons
    medianHours: number | null
    longestHours: number | null
    /** Since when the oldest of those that wait now has been held. */
    oldestWaitingHours: number | null
    decisionDays: number
    bias: Comparison
  }
  challenges: {
    count: number
    open: number
    /** Of the open ones: our own check agreed, so the words are hidden until the decision. Their stars count. */
    hidden: number
    upheld: number
    rejected: number
    medianHours: number | null
    byReason: Reasons
    /** Of the reviews that were public, how many were challenged at least once. `byStars`: by their stars then. */
    reviews: Share
    byStars: Record<Stars, Share>
    bias: Comparison
    /** Whether the service had shown the stars to the business before it chose the reason. */
    starsSeen: { count: number; byStars: ByStars }
    starsNotSeen: { count: number; byStars: ByStars }
  }
  removals: {
    count: number
    byReason: Reasons
    /** Of all reviews that were public. */
    byStars: Record<Stars, Share>
    bias: Comparison
  }
  reports: ReportOutcomes & {
    /** From the report to the operator's decision. */
    medianHours: number | null
    byGround: Record<ReportGround, ReportOutcomes>
  }
  incentives: {
    /** The reward that the business declares now for every review, whatever it says. */
    offered: string | null
    /** The rewards that reviews in the rating say were offered. */
    given: { what: string; count: number }[]
    count: number
    byStars: ByStars
    average: number | null
    ratingWithout: number | null
  }
  /** Of what is open: how much has waited longer for the operator than promised. */
  overdue: { checks: number; challenges: number; reports: number; appeals: number }
  appeals: { count: number; open: number; accepted: number; rejected: number }
  authors: {
    withdrawn: ByStars
    /** Every withdrawal, even if the review was restored or erased later. */
    timesWithdrawn: number
    /** By or for their authors, or because no email address was confirmed in time. Nothing else is kept of these reviews. */
    erased: number
    /** Of these, by the operator, because somebody showed that they were the author. */
    erasedByOperator: number
    edited: number
    raisedStars: number
    loweredStars: number
  }
  log: { entries: number; firstAt: string | null; lastAt: string | null }
}
