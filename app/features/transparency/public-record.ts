import type { BillingMode } from '#app/features/billing/stripe-client.server.ts'
import type { EarlierBusiness } from '#app/features/businesses/earlier-businesses.server.ts'
import type { FormerName } from '#app/features/businesses/profile.server.ts'
import type { Share } from '#app/features/figures/statistics.ts'
import type { PhotoRefusal } from '#app/features/media/photo.vocabulary.ts'
import type { ReportGround } from '#app/features/moderation/case.vocabulary.ts'
import type { TierName } from '#app/features/plans/plans.ts'
import type { ChallengeReason, FailedCheck, Provenance } from '#app/features/reviews/review.vocabulary.ts'
import type { WidgetsByShown } from '#app/features/widgets/widgets.server.ts'

export const stars = [1, 2, 3, 4, 5] as const
export type Stars = (typeof stars)[number]
export type ByStars = Record<Stars, number>

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
export type Replied = Share & { medianHours: number | null }
type ReportOutcomes = { count: number; open: number; upheld: number; rejected: number; gone: number }

export type Month = {
  /** "2026-11", in UTC. */
  month: string
  published: number
  average: number | null
  insiders: number
  imported: number
  removed: number
  withdrawn: number
  erased: number
}

export type UndoneImport = Counted & {
  source: string
  importedAt: string
  undoneAt: string
  isReplaced: boolean
  kept: number
}

/**
 * Every figure of the transparency page, at one moment. The page and the JSON are made from this value and nothing
 * else. docs/transparency.md says what each figure means; their names do not change.
 */
export type PublicRecord = {
  version: 1
  /** ISO 8601, like all times here. */
  countedAt: string
  business: {
    id: string
    name: string
    website: string
    domain: string
    formerNames: FormerName[]
    earlierBusinesses: EarlierBusiness[]
    domainProvenAt: string | null
    address: string | null
    isActive: boolean
    /** Null while the business is open. */
    closedBy: 'owner' | 'operator' | null
    closedSince: string | null
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
    isTheBusiness: boolean
  }
  plan: { tier: TierName; name: string; monthlyPriceCents: number; billing: BillingMode }
  /** `received` is `cameIn`, the waiting ones and `authors.erased`; `cameIn` is the sum of the next four. */
  totals: {
    received: number
    cameIn: number
    standing: number
    /** Of these, reviews of products: in no rating of the business. */
    ofProducts: number
    removed: number
    withdrawn: number
    refused: number
    waitingForOperator: number
    waitingForAuthor: number
  }
  rating: Counted & {
    average: number | null
    from: number | null
    to: number | null
    starTotal: number
    writtenFrom: string | null
    writtenTo: string | null
    withRemoved: number | null
  }
  sources: Record<
    Provenance,
    Counted & { average: number | null; ratingWith: number | null; ratingWithout: number | null }
  >
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
  questions: { asked: number; shown: number }
  widgets: WidgetsByShown
  replies: Replied & { edited: number; low: Replied; high: Replied }
  checks: Treatment & {
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
    hidden: number
    upheld: number
    rejected: number
    medianHours: number | null
    byReason: Reasons
    reviews: Share
    starsSeen: Counted
    starsNotSeen: Counted
  }
  removals: Treatment & { count: number; byReason: Reasons }
  reports: ReportOutcomes & { medianHours: number | null; byGround: Record<ReportGround, ReportOutcomes> }
  incentives: Counted & {
    offered: string | null
    given: { what: string; count: number }[]
    average: number | null
    ratingWithout: number | null
  }
  overdue: { checks: number; challenges: number; reports: number; appeals: number }
  appeals: { count: number; open: number; accepted: number; rejected: number }
  /** Photos and videos: how many the operator refused of those decided, by the stars of their reviews. */
  photos: Treatment & {
    count: number
    shown: number
    refused: number
    waiting: number
    oldestWaitingHours: number | null
    refusedFor: Record<PhotoRefusal, number>
  }
  authors: {
    withdrawn: ByStars
    timesWithdrawn: number
    /** Of those withdrawn now: imported reviews that their author replaced with one written here. */
    replaced: number
    erased: number
    erasedByOperator: number
    edited: number
    raisedStars: number
    loweredStars: number
  }
  log: { entries: number; firstAt: string | null; lastAt: string | null }
}
