import { fieldPattern } from '#app/features/reviews/review.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'

export const templateLimits = { ofBusiness: 30, name: { min: 1, max: 60 }, text: { min: 2, max: 2000 } }

export type ReplyTemplate = { id: string; name: string; text: string }

/** The fields of a template that we know. Any other name in double braces is a gap for the owner to fill. */
export const templateFields = ["author's first name", 'author', 'business', 'rating', 'title'] as const
type Field = (typeof templateFields)[number]

type Replied = { authorName: string | null; rating: number; title: string | null }

/**
 * Puts the values of a review into a template. A field without a value stays as it is written, a gap that cannot be
 * published. The values themselves are never searched for fields: an author may be called anything.
 */
export function fillTemplate(template: string, review: Replied, businessName: string) {
  const values: Record<Field, string | null> = {
    "author's first name": review.authorName && firstNameOf(review.authorName),
    author: review.authorName,
    business: businessName,
    rating: countOf(review.rating, 'star'),
    title: review.title,
  }
  return template.replace(fieldPattern, (written, name: string) => {
    const field = templateFields.find((each) => each === name.toLowerCase().replace('’', "'"))
    return (field && values[field]) ?? written
  })
}

const unnamed =
  /^(an? |the )?(the|mrs?|ms|dr|herr|frau|ehepaar|mme|monsieur|madame|señora?|sr|sra|anonymous|anonymus|guest|customer|user|amazon customer|google user|family|familie|famille|familia|famiglia|família)\b/i

/** Null for an initial, and for words that exports write in place of a name. */
export function firstNameOf(authorName: string) {
  const [first = ''] = authorName.trim().split(/\s+/)
  return /\p{L}\p{M}*\p{L}/u.test(first) && !unnamed.test(authorName) ? first : null
}

/** The words alone, for telling whether two replies say the same. */
const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const areSameWords = (one: string, other: string) =>
  folded(one) !== '' && folded(one) === folded(other)
