import { type ChallengeReason, challengeReasonText } from '#app/features/reviews/review.vocabulary.ts'

// The words of a report, without the checks: screens need these and not a schema library.

/** A review, or what its business replied to it. */
export const reportSubjects = ['review', 'reply'] as const
export type ReportSubject = (typeof reportSubjects)[number]

export const reportGrounds = [
  'unlawful',
  'personal_data',
  'hate_or_threats',
  'child_abuse',
  'spam',
  'not_about_business',
  'duplicate',
  'conflict_of_interest',
  'fake',
] as const
export type ReportGround = (typeof reportGrounds)[number]

/** A reply is the business's own, so that only what could harm somebody speaks against it. */
export const groundsAgainst: Record<ReportSubject, readonly [ReportGround, ...ReportGround[]]> = {
  review: reportGrounds,
  reply: ['unlawful', 'personal_data', 'hate_or_threats', 'child_abuse', 'spam'],
}

export const reportGroundText: Record<ReportGround, string> = {
  ...challengeReasonText,
  unlawful: 'Illegal content',
  child_abuse: 'Sexual abuse of children',
}

export const reportGroundHelp: Record<ReportGround, string> = {
  unlawful: 'A law forbids to publish it. Say which, or what makes it illegal.',
  child_abuse: 'It shows, offers or praises it. You need not say who you are.',
  personal_data: 'It names or describes a private person, or gives an address, a number or an illness.',
  hate_or_threats: 'It attacks people for what they are, or threatens somebody.',
  spam: 'It sells something, or says nothing about anybody.',
  not_about_business: 'It is about another business, or about nothing that happened there.',
  duplicate: 'The same author said the same thing there before.',
  conflict_of_interest: 'Its author works for the business, is family, or competes with it.',
  fake: 'It tells of something that cannot have happened. Say how you know.',
}

/** What a removal for this ground is called in public. */
export const reasonOfGround = (ground: ReportGround): ChallengeReason =>
  ground === 'child_abuse' ? 'unlawful' : ground

/** "gone": it left in another way before the operator decided. */
export const reportStates = ['open', 'upheld', 'rejected', 'gone'] as const
export type ReportState = (typeof reportStates)[number]

/** A name and an address are kept until six months after the decision, in which it can be contested. */
export const contestableDays = 180
