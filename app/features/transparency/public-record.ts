import type { BillingMode } from '#app/features/billing/stripe-client.server.ts'
import type { EarlierBusiness } from '#app/features/businesses/earlier-businesses.server.ts'
import type { ReportGround } from '#app/features/moderation/report.vocabulary.ts'
import type { TierName } from '#app/features/plans/plan.schema.ts'
import type { ChallengeReason } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import type { FailedCheck, Provenance } from '#app/features/reviews/review.vocabulary.ts'

export const stars = [1, 2, 3, 4, 5] as const
export type Stars = (typeof stars)[number]
/** A number for each rating. */
export type ByStars = Record<Stars, number>

/** How many of how many. `rate` from 0 to 1, and its 95% interval; null if there is nothing to count. */
export type Share = { count: number; of: number; rate: number | null; from: number | null; to: number | null }

/** Whether reviews with 1 or 2 stars were treated like those with 4 or 5, by Fisher's exact test, two-sided. */
export type Comparison = {
  low: Share
  high: Share
  /** The probability that chance alone makes a gap at least this large. */
  chance: number
  verdict: 'none' | 'may_be_chance' | 'more_low' | 'more_high'
}

export type Treatment = { byStars: Record<Stars, Share>; bias: Comparison }
export type Counted = { count: number; byStars: ByStars }
export type Reasons = Record<ChallengeReason, Counted>

export type Source = Counted & {
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

/** `id` names the rule in the files and does not change. */
export type Rule = { id: string; title: string; text: string }

export type UndoneImport = Counted & {
  source: string
  importedAt: string
  undoneAt: string
  isReplaced: boolean
  /** Reviews that stayed, because they were challenged, reported or removed. */
  kept: number
}

/**
 * Everything that the transparency page and its files contain. The page, the CSV and the JSON are made from this value
 * and nothing else. docs/transparency.md describes each figure; their names do not change.
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
    formerNames: { name: string | null; domain: string | null; until: string }[]
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
  plan: { tier: TierName; name: string; monthlyPriceCents: number; billing: BillingMode }
  collection: Rule[]
  totals: {
    /** Everything that ever arrived: `cameIn`, the waiting ones and `authors.erased`. */
    received: number
    /** The sum of the next four. */
    cameIn: number
    standing: number
    removed: number
    withdrawn: number
    /** Stopped by a check and never published. */
    refused: number
    waitingForOperator: number
    waitingForAuthor: number
  }
  rating: Counted & {
    average: number | null
    /** The 95% interval. */
    from: number | null
    to: number | null
    starTotal: number
    writtenFrom: string | null
    writtenTo: string | null
    /** What the average would be if no review had been removed. */
    withRemoved: number | null
  }
  sources: Record<Provenance, Source>
  importSources: string[]
  undoneImports: Counted & { acts: UndoneImport[] }
  /** The last twelve, oldest first. */
  months: Month[]
  invitations: {
    sent: number
    reviewed: number
    declined: number
    unsubscribed: number
    undelivered: number
    byBasis: { consent: number; existing_customer: number }
    hasOrderLinks: boolean
  }
  replies: Replied & { edited: number; low: Replied; high: Replied }
  checks: Treatment & {
    /** Of the reviews that reached the checks, how many were stopped at least once. */
    stopped: Share
    byCheck: Record<FailedCheck, number>
    published: number
    refused: number
    waiting: number
    refusedFor: Reasons
    medianHours: number | null
    longestHours: number | null
    oldestWaitingHours: number | null
    decisionDays: number
  }
  /** Each review counts once in `reviews`, `byStars` and `bias`, with the stars that it had when first challenged. */
  challenges: Treatment & {
    count: number
    open: number
    /** Of the open ones: our own check agreed, so the words are hidden until the decision. Their stars count. */
    hidden: number
    upheld: number
    rejected: number
    medianHours: number | null
    byReason: Reasons
    reviews: Share
    /** Whether the service had shown the stars to the business before it chose the reason. */
    starsSeen: Counted
    starsNotSeen: Counted
  }
  removals: Treatment & { count: number; byReason: Reasons }
  reports: ReportOutcomes & {
    medianHours: number | null
    byGround: Record<ReportGround, ReportOutcomes>
  }
  incentives: Counted & {
    /** The reward that the business declares now for every review, whatever it says. */
    offered: string | null
    /** The rewards that reviews in the rating say were offered. */
    given: { what: string; count: number }[]
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
    erased: number
    /** Of these, because somebody showed the operator that they were the author. */
    erasedByOperator: number
    edited: number
    raisedStars: number
    loweredStars: number
  }
  log: { entries: number; firstAt: string | null; lastAt: string | null }
}
