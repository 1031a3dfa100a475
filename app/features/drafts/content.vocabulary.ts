import type { ConsentScope } from '#app/features/reviews/review.vocabulary.ts'

/** `good`: so many characters of a review fit it well. */
type Use = { label: string; needs: ConsentScope; good: number }

/**
 * For each use of a quote, the consent that its author must have given. `show` is for the business's own website alone;
 * whatever is sent, posted, shared or paid for needs `marketing`. See `consentText`.
 */
export const contentUses = {
  card: { label: 'Quote card', needs: 'marketing', good: 280 },
  post: { label: 'Social post', needs: 'marketing', good: 140 },
  email: { label: 'Email snippet', needs: 'marketing', good: 280 },
  ad: { label: 'Ad lines', needs: 'marketing', good: 40 },
  outline: { label: 'Case-study outline', needs: 'marketing', good: 600 },
  page: { label: 'Text for your website', needs: 'show', good: 280 },
} as const satisfies Record<string, Use>
export type ContentUse = keyof typeof contentUses
export const contentUseNames = Object.keys(contentUses) as ContentUse[]

/** In one content. */
export const mostReviews = 3

/** In pixels. */
export const cardSizes = {
  square: { width: 1080, height: 1080, label: 'Square, 1080 × 1080' },
  story: { width: 1080, height: 1920, label: 'Story, 1080 × 1920' },
  wide: { width: 1200, height: 630, label: 'Wide, 1200 × 630' },
}
export type CardFormat = keyof typeof cardSizes
export const cardFormats = Object.keys(cardSizes) as CardFormat[]

export const cardThemes = { light: 'Light', dark: 'Dark' }
export type CardTheme = keyof typeof cardThemes

/** Of the sentence before the quotes. */
export const tones = { plain: 'Plain', thankful: 'Thankful' }
export type Tone = keyof typeof tones

/** The most characters of each quote. */
export const quoteLengths = {
  whole: { label: 'The whole text', most: Number.POSITIVE_INFINITY },
  medium: { label: 'At most 300 characters', most: 300 },
  short: { label: 'At most 140 characters', most: 140 },
}
export type QuoteLength = keyof typeof quoteLengths

/** The most characters of a post. */
export const networks = {
  x: { label: 'X', most: 280 },
  instagram: { label: 'Instagram', most: 2200 },
  linkedin: { label: 'LinkedIn', most: 3000 },
  facebook: { label: 'Facebook', most: 63_206 },
}
export type Network = keyof typeof networks

/** The most characters that are shown of an ad without a tap. */
export const adPlaces = {
  google: { label: 'Google Ads', headline: 30, text: 90 },
  meta: { label: 'Facebook and Instagram ads', headline: 40, text: 125 },
  linkedin: { label: 'LinkedIn ads', headline: 70, text: 150 },
}
export type AdPlace = keyof typeof adPlaces
