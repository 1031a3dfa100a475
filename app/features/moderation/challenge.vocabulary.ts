import type { ChallengeReason } from '#app/features/reviews/review.vocabulary.ts'

/** "upheld": the review was removed. "rejected": it stays. */
export const challengeStates = ['open', 'upheld', 'rejected'] as const
export type ChallengeState = (typeof challengeStates)[number]

export const appealStates = ['open', 'accepted', 'rejected'] as const
export type AppealState = (typeof appealStates)[number]

// The rules of challenges that pages, mails and decisions share.

/** Removals for these reasons do not wait for the author. */
export const urgentReasons: readonly ChallengeReason[] = ['personal_data', 'hate_or_threats']

/** A business may always have this many open challenges, or … */
export const leastOpenChallenges = 3

/** … this share of the counted reviews that were published in `recentDays`, if that is more. */
export const openChallengeShare = 0.05
export const recentDays = 90

/** How many challenges a business may have open at a time, given its counted reviews of `recentDays`. */
export const mostOpenChallenges = (recentReviews: number) =>
  Math.max(leastOpenChallenges, Math.floor(recentReviews * openChallengeShare))
