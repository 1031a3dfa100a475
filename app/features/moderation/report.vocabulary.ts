import {
  type ChallengeReason,
  challengeReasonHelp,
  challengeReasons,
  challengeReasonText,
  isHiddenAtOnce,
  tombstoneReasons,
} from '#app/features/reviews/review.vocabulary.ts'

// The words of a report, without the checks: screens need these and not a schema library.

/** A review, or the business's reply to it. */
export const reportSubjects = ['review', 'reply'] as const
export type ReportSubject = (typeof reportSubjects)[number]

/** What a visitor may report: all that a business may challenge, and one more. */
export type ReportGround = ChallengeReason | 'child_abuse'

/** A reply is the business's own opinion: only what could harm somebody speaks against it. */
const harmful: readonly ReportGround[] = [...tombstoneReasons, 'child_abuse']
export const reportGrounds: readonly ReportGround[] = [
  ...harmful,
  ...challengeReasons.filter((reason) => !isHiddenAtOnce(reason)),
]
export const groundsAgainst: Record<ReportSubject, readonly ReportGround[]> = {
  review: reportGrounds,
  reply: harmful,
}

export const reportGroundText: Record<ReportGround, string> = {
  ...challengeReasonText,
  child_abuse: 'Sexual abuse of children',
}

export const reportGroundHelp: Record<ReportGround, string> = {
  ...challengeReasonHelp,
  child_abuse: 'It shows, offers or praises it. You need not say who you are.',
}

/** What a removal for this ground is called in public. */
export const reasonOfGround = (ground: ReportGround): ChallengeReason =>
  ground === 'child_abuse' ? 'unlawful' : ground

/** "gone": it left in another way before the operator decided. */
export const reportStates = ['open', 'upheld', 'rejected', 'gone'] as const
export type ReportState = (typeof reportStates)[number]

/** A name and an address are kept until six months after the decision, in which it can be contested. */
export const contestableDays = 180
