// The words and numbers of a review, without the checks: screens need these and not a schema library.

export const reviewStates = ['pending', 'published', 'withdrawn', 'removed'] as const
export type ReviewState = (typeof reviewStates)[number]

/**
 * How a review came in: set by the system, never typed. `insider`: its author works for or with the business, and says
 * so.
 */
export const provenances = ['order', 'invited', 'confirmed', 'insider', 'imported'] as const
export type Provenance = (typeof provenances)[number]

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
