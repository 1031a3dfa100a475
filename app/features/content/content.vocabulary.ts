import type { ConsentScope } from '#app/features/reviews/review.vocabulary.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import { isUuid } from '#app/platform/ids.ts'

/** The most reviews that one picture, post or text may quote. */
export const mostReviews = 3

type Field = 'format' | 'length' | 'in'
type Kind = { label: string; needs: ConsentScope; good: number; fields: Field[] }

/**
 * `needs`: the consent that an author must have given. `show` is for the business's own website alone; whatever is sent,
 * posted, shared or paid for needs `marketing`. See `consentText`. `good`: so many characters of a review fit it well.
 */
export const contentUses = {
  card: {
    label: 'Quote card',
    needs: 'marketing',
    good: 280,
    fields: ['format', 'length', 'in'],
  },
  post: { label: 'Social post', needs: 'marketing', good: 140, fields: ['length', 'in'] },
  email: { label: 'Email snippet', needs: 'marketing', good: 280, fields: ['length', 'in'] },
  ad: { label: 'Ad lines', needs: 'marketing', good: 40, fields: ['length', 'in'] },
  // In English: it is for the owner.
  outline: { label: 'Case-study outline', needs: 'marketing', good: 600, fields: ['length'] },
  page: { label: 'Text for your website', needs: 'show', good: 280, fields: ['length', 'in'] },
} satisfies Record<string, Kind>
export type ContentUse = keyof typeof contentUses
export const contentUseNames = Object.keys(contentUses) as ContentUse[]

/** In pixels. */
export const cardSizes = {
  square: { width: 1080, height: 1080, label: 'Square, 1080 × 1080' },
  story: { width: 1080, height: 1920, label: 'Story, 1080 × 1920' },
  wide: { width: 1200, height: 630, label: 'Wide, 1200 × 630' },
}
export type CardFormat = keyof typeof cardSizes

/** The most characters of each quote. */
export const quoteLengths = {
  whole: { label: 'The whole text', most: Number.POSITIVE_INFINITY },
  medium: { label: 'At most 300 characters', most: 300 },
  short: { label: 'At most 140 characters', most: 140 },
}
type QuoteLength = keyof typeof quoteLengths

/** All that an owner can choose, kept in the address. There is no way to type words into a content. */
export type ContentChoice = {
  /** Of the reviews that are quoted, in their order. */
  reviewIds: string[]
  use: ContentUse
  /** Of the words around the quotes. */
  language: Language
  length: QuoteLength
  format: CardFormat
}

/** Unknown values are ignored. */
export function readChoice(query: URLSearchParams, businessLanguage: Language): ContentChoice {
  const oneOf = <Name extends string>(name: string, options: Record<Name, unknown>) => {
    const names = Object.keys(options) as Name[]
    return names.find((each) => each === query.get(name)) ?? names[0]!
  }
  return {
    reviewIds: [...new Set(query.getAll('review').filter(isUuid))].slice(0, mostReviews),
    use: oneOf('as', contentUses),
    language: languages.find((each) => each === query.get('in')) ?? businessLanguage,
    length: oneOf('length', quoteLengths),
    format: oneOf('format', cardSizes),
  }
}

type Card = Pick<ContentChoice, 'language' | 'length' | 'format'> & { reviewId: string }

export function cardAddress({ reviewId, language, length, format }: Card, type: 'svg' | 'png') {
  const query = new URLSearchParams({ review: reviewId, in: language, length, format })
  return `/business/ai-sentiments/content/card.${type}?${query}`
}
