// The words and numbers of a review, without the checks: screens need these and not a schema library.

export const reviewStates = ['pending', 'published', 'withdrawn', 'removed'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Set by the system, never typed: how we know that the author is a customer. */
export const provenances = ['order', 'invited', 'confirmed', 'imported'] as const
export type Provenance = (typeof provenances)[number]

export const challengeReasons = [
  'personal_data',
  'hate_or_threats',
  'unlawful',
  'spam',
  'not_about_business',
  'duplicate',
  'conflict_of_interest',
  'fake',
] as const
export type ChallengeReason = (typeof challengeReasons)[number]

export const challengeReasonText: Record<ChallengeReason, string> = {
  personal_data: 'Personal data',
  hate_or_threats: 'Hate or threats',
  unlawful: 'Unlawful content',
  spam: 'Spam or advertising',
  not_about_business: 'Not about this business',
  duplicate: 'Duplicate',
  conflict_of_interest: 'Conflict of interest',
  fake: 'Fake',
}

/** The reasons for which a challenged review is hidden at once; each leaves a public tombstone. */
export const tombstoneReasons = ['personal_data', 'hate_or_threats', 'unlawful', 'spam'] as const
export const isHiddenAtOnce = (reason: ChallengeReason) => tombstoneReasons.some((each) => each === reason)

/** What each reason means, for the owner who challenges and for the visitor who reports. */
export const challengeReasonHelp: Record<ChallengeReason, string> = {
  personal_data: 'It names or describes a private person, or reveals an address, a number or an illness.',
  hate_or_threats: 'It attacks people for who they are, or threatens someone.',
  unlawful: 'Publishing it breaks a law. Say which one, or what makes it unlawful.',
  spam: 'It sells something, or has nothing to do with any business.',
  not_about_business: 'It is about another business, or about something that did not happen at this one.',
  duplicate: 'The same author has already said the same about this business.',
  conflict_of_interest: 'Its author works for the business, is related to its owner, or competes with it.',
  fake: 'It describes something that cannot have happened. Say how you know.',
}

export const failedCheckNames = [
  'duplicate_text',
  'duplicate_author',
  'links',
  'advertising',
  'personal_data',
  'burst',
] as const
export type FailedCheck = (typeof failedCheckNames)[number]

export const failedCheckText: Record<FailedCheck, string> = {
  duplicate_text: 'The same text was already sent',
  duplicate_author: 'This author already reviewed the business',
  links: 'Contains a link',
  advertising: 'Looks like advertising',
  personal_data: 'May contain somebody else’s personal data',
  burst: 'Many reviews arrived at once',
}

/** "show": here and on the business's own site. "marketing": also in social posts and advertising. */
export const consentScopes = ['show', 'marketing'] as const
export type ConsentScope = (typeof consentScopes)[number]

export const reviewLimits = {
  title: { max: 120 },
  text: { min: 10, max: 5000 },
  authorName: { min: 2, max: 80 },
  email: { max: 254 },
  reply: { min: 2, max: 2000 },
  grounds: { min: 10, max: 2000 },
}
