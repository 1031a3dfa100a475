import { countOf, formatAverage, formatMonth } from '#app/languages/format.ts'

// The words and numbers of a review, without the checks: screens need these and not a schema library.

export const reviewStates = ['pending', 'published', 'withdrawn', 'removed'] as const
export type ReviewState = (typeof reviewStates)[number]

/**
 * How a review came in: set by the system, never typed. `insider`: its author works for or with the business, and says
 * so.
 */
export const provenances = ['order', 'invited', 'confirmed', 'insider', 'imported'] as const
export type Provenance = (typeof provenances)[number]

/** Of reviews by customers, wherever they were written. */
export const customerProvenances = provenances.filter((each) => each !== 'insider')

/** Only these are part of the rating, the counters and JSON-LD. */
export const countedProvenances = ['order', 'invited', 'confirmed'] as const satisfies Provenance[]
export type CountedProvenance = (typeof countedProvenances)[number]
export const isCounted = (provenance: Provenance | null): provenance is CountedProvenance =>
  countedProvenances.some((each) => each === provenance)

export const failedCheckNames = [
  'duplicate_text',
  'duplicate_author',
  'links',
  'advertising',
  'personal_data',
  'burst',
  'insider_address',
  'group',
] as const
export type FailedCheck = (typeof failedCheckNames)[number]

export const failedCheckText: Record<FailedCheck, string> = {
  duplicate_text: 'The same text was already sent',
  duplicate_author: 'This author already reviewed the business',
  links: 'Contains a link',
  advertising: 'Looks like advertising',
  personal_data: 'May contain somebody else’s personal data',
  burst: 'Many reviews arrived at once',
  insider_address: 'Email address on the domain that the business says is its own',
  group: 'One of several similar reviews',
}

/** "show": here and on the business's own site. "marketing": also in social posts and advertising. */
const consentScopes = ['show', 'marketing'] as const
export type ConsentScope = (typeof consentScopes)[number]

export const reviewLimits = {
  title: { max: 120 },
  /** Or no text at all: stars alone are a review. */
  text: { min: 2, max: 5000 },
  authorName: { min: 2, max: 80 },
  email: { max: 254 },
  reply: { min: 2, max: 2000 },
  grounds: { min: 10, max: 2000 },
  statement: { min: 2, max: 2000 },
}

/** The words of a review; empty for stars alone. */
type Words = { title: string | null; text: string }

export const hasWords = ({ title, text }: Words) => title !== null || text !== ''

/** The text, or what pages that show nothing else of a review say in its place. */
export const textOrNone = (review: Words) => (hasWords(review) ? review.text : 'No words, only stars.')

/** `{{title}}`: a field of a template, and in a reply a gap that nobody has filled. Any other syntax is text. */
export const fieldPattern = /\{\{[^\S\n]*([^{}\s](?:[^{}\n]{0,58}[^{}\s])?)[^\S\n]*\}\}/g

/** The gaps in a reply as they are written: "{{title}}". */
export const gapsIn = (text: string) => [...new Set(text.match(fieldPattern))]

/**
 * The average of so many stars from so many reviews, for every page, mail and file: rounded once, to two decimals,
 * halves upwards, as the database rounds `review_score`. Null if there is nothing to average.
 */
export const averageOf = (starTotal: number, count: number) =>
  count === 0 ? null : Math.round((100 * starTotal) / count) / 100

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

type Rated = { average: number | null; count: number; period: { from: string } | null }

/** "4.6 of 5 from 312 reviews since March 2024": an average never stands alone. Null while there is none. */
export const ratingInWords = ({ average, count, period }: Rated) =>
  average === null || !period
    ? null
    : `${formatAverage(average, 1)} of 5 from ${countOf(count, 'review')} since ${formatMonth(period.from)}`

export const detailFields = ['reply', 'product', 'verified', 'photos'] as const
export type DetailField = (typeof detailFields)[number]
/** What an imported file says beside a review, unchecked: photos are addresses that nobody loads. */
export type ImportedDetails = Partial<Record<DetailField, string>>
