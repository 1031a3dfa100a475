import {
  type ChallengeReason,
  challengeReasons,
  challengeReasonText,
  harmfulReasons,
} from '#app/features/reviews/review.vocabulary.ts'

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
