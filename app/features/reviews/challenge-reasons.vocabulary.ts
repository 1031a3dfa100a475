// Why a review may be challenged, reported, refused or removed: one list. Adding a reason also needs a migration (check
// constraints, compared by tests/schema.test.ts) and its text in app/languages.

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

/** A review that was removed for one of these leaves a public tombstone. Replies can be reported for no other. */
export const harmfulReasons = ['personal_data', 'hate_or_threats', 'unlawful', 'spam'] as const

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

/** The reasons for which words may be hidden at once: a program can find them in the wording itself. */
export const findableReasons = [
  'personal_data',
  'hate_or_threats',
  'spam',
] as const satisfies ChallengeReason[]
export type FindableReason = (typeof findableReasons)[number]
