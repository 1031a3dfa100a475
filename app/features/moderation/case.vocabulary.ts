import {
  type ChallengeReason,
  challengeReasons,
  challengeReasonText,
  harmfulReasons,
} from '#app/features/reviews/review.vocabulary.ts'
import { periods } from '#app/periods.ts'
import { days, hours, now } from '#app/platform/clock.ts'

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

// The vocabulary of reports, without zod, so that screens can import it.

export const reportSubjects = ['review', 'reply'] as const
export type ReportSubject = (typeof reportSubjects)[number]

/** What a visitor may report: all that a business may challenge, and one more. */
export type ReportGround = ChallengeReason | 'child_abuse'

/** A reply is the business's own text, so only grounds that protect people apply. */
const harmful: readonly ReportGround[] = [...harmfulReasons, 'child_abuse']
export const reportGrounds: readonly ReportGround[] = [
  ...harmful,
  ...challengeReasons.filter((reason) => !harmful.includes(reason)),
]
export const groundsAgainst: Record<ReportSubject, readonly ReportGround[]> = {
  review: reportGrounds,
  reply: harmful,
}

export const reportGroundText: Record<ReportGround, string> = {
  ...challengeReasonText,
  child_abuse: 'Child sexual abuse',
}

/** The public reason for a removal on this ground. */
export const reasonOfGround = (ground: ReportGround): ChallengeReason =>
  ground === 'child_abuse' ? 'unlawful' : ground

/** "gone": it was taken down for another reason before the operator decided. */
export const reportStates = ['open', 'upheld', 'rejected', 'gone'] as const
export type ReportState = (typeof reportStates)[number]

export type GroupSign = 'domain' | 'network' | 'hour' | 'wording'

/** For the operator alone: authors and businesses never learn which signs were found. */
export const groupSignText: Record<GroupSign, string> = {
  domain: 'same mail domain',
  network: 'same network',
  hour: 'same hour',
  wording: 'similar wording',
}

/** The operator decides held reviews, appeals and reports within this time. */
export const decisionPeriod = days(periods.decisionDays)

/** From opening a challenge to the end of the operator's time: the author speaks first. */
export const challengePeriod = hours(periods.challengeReplyHours) + decisionPeriod

const after = (start: Date, period: number) => new Date(start.getTime() + period)

/** When a held review, an appeal or a report is due. */
export const dueAfter = (openedAt: Date) => after(openedAt, decisionPeriod)

export const challengeDueAfter = (openedAt: Date) => after(openedAt, challengePeriod)

/** The end of the author's time to reply to a challenge. */
export const authorHasUntil = (openedAt: Date) => after(openedAt, hours(periods.challengeReplyHours))

/** Whole hours past a deadline, at least 1; null before it. */
export function hoursOverdue(decideBy: Date) {
  const late = now().getTime() - decideBy.getTime()
  return late > 0 ? Math.ceil(late / hours(1)) : null
}
