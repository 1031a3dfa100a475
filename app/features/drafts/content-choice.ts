import { type Language, languages } from '#app/languages/languages.ts'
import { isUuid } from '#app/platform/ids.ts'
import {
  type CardFormat,
  type CardTheme,
  type ContentUse,
  cardFormats,
  cardThemes,
  contentUseNames,
  mostReviews,
  type QuoteLength,
  quoteLengths,
  type Tone,
  tones,
} from './content.vocabulary.ts'

/** All that an owner can choose, kept in the address. There is no way to type words into a content. */
export type ContentChoice = {
  /** Of the reviews that are quoted, in their order. */
  reviewIds: string[]
  use: ContentUse
  /** Of the words around the quotes. */
  language: Language
  tone: Tone
  length: QuoteLength
  format: CardFormat
  theme: CardTheme
}

/** Unknown values are ignored. */
export function readChoice(query: URLSearchParams, businessLanguage: Language): ContentChoice {
  const oneOf = <Value extends string>(name: string, values: Value[], otherwise: Value) =>
    values.find((each) => each === query.get(name)) ?? otherwise
  return {
    reviewIds: [...new Set(query.getAll('review').filter(isUuid))].slice(0, mostReviews),
    use: oneOf('as', contentUseNames, 'card'),
    language: oneOf('in', languages, businessLanguage),
    tone: oneOf('tone', Object.keys(tones) as Tone[], 'plain'),
    length: oneOf('length', Object.keys(quoteLengths) as QuoteLength[], 'whole'),
    format: oneOf('format', cardFormats, 'square'),
    theme: oneOf('theme', Object.keys(cardThemes) as CardTheme[], 'light'),
  }
}

type Card = Pick<ContentChoice, 'language' | 'length' | 'format' | 'theme'> & { reviewId: string }

/** The picture of a quote card. */
export function cardAddress({ reviewId, language, length, format, theme }: Card, type: 'svg' | 'png') {
  const query = new URLSearchParams({ review: reviewId, in: language, length, format, theme })
  return `/business/ai-sentiments/content/card.${type}?${query}`
}
