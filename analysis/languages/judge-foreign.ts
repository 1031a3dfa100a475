import { type Judgement, netLogit, partsOf, type Rating } from '../sentiment/judge-sentiment.ts'
import { weightOf } from '../sentiment/ngram-table.ts'
import type { Reading } from '../sentiment/reading.ts'
import type { SentimentModel } from '../sentiment/sentiment-model.ts'
import type { Token } from '../text/tokens.ts'
import type { ForeignFit, Language, LanguageModel } from './language-model.ts'
import { eachNativeFeature, nativeNorm } from './native-features.ts'

/** What the native table gives to a stretch of text; those of sentences add up to that of the whole. */
export type NativeReading = { sum: number; features: number }

export function readNative(
  { native }: LanguageModel,
  { nativeSeed }: Language,
  tokens: Token[],
  glossed: Token[],
): NativeReading {
  let sum = 0
  const features = eachNativeFeature(tokens, glossed, nativeSeed, (hash) => {
    sum += weightOf(native, hash)
  })
  return { sum, features }
}

/** What each part says for itself; the fit of the language weighs them. */
export type ForeignParts = { ngrams: number; net: number; lexicon: number; native: number; neutral: number }

/** Up to here a text is judged like a sentence, from there on like a document; between, by both. */
const SENTENCE_WORDS = 25
const DOCUMENT_WORDS = 60
/** What one star more or less adds to the logit of a text. */
const STAR = 0.45

export function foreignParts(
  sentiment: SentimentModel,
  model: LanguageModel,
  reading: Reading,
  { sum, features }: NativeReading,
): ForeignParts {
  const words = Math.max(1, reading.words)
  const share = Math.min(1, Math.max(0, (words - SENTENCE_WORDS) / (DOCUMENT_WORDS - SENTENCE_WORDS)))
  const { sentencePolarity, sentenceNeutral } = sentiment
  const { ngrams, lexicon, net, neutral } = partsOf(sentiment, reading, sentencePolarity, sentenceNeutral)
  const asDocument = share > 0 ? netLogit(sentiment.documentPolarity, reading, words) : 0
  return {
    ngrams: reading.words === 0 ? 0 : ngrams,
    net: reading.words === 0 ? 0 : (1 - share) * net + share * asDocument,
    lexicon,
    native: model.nativeBias + model.nativeScale * sum * nativeNorm(features),
    neutral,
  }
}

export function foreignPolarity(fit: ForeignFit, parts: ForeignParts): number {
  return (
    fit.ngrams * parts.ngrams +
    fit.net * parts.net +
    fit.lexicon * parts.lexicon +
    fit.native * parts.native +
    fit.bias
  )
}

export function judgeForeign(fit: ForeignFit, parts: ForeignParts, rating?: Rating): Judgement {
  let polarity = foreignPolarity(fit, parts)
  let neutral = fit.neutral * parts.neutral + fit.neutralBias
  if (rating) {
    polarity += STAR * (rating - 3)
    if (rating === 3) neutral += STAR
  }
  const positive = Math.exp(polarity)
  const negative = Math.exp(-polarity)
  const middle = Math.exp(neutral)
  const all = positive + negative + middle
  const score = round((positive - negative) / all)
  const most = Math.max(positive, negative, middle)
  const label = most === middle ? 'neutral' : polarity > 0 ? 'positive' : 'negative'
  return { label, score: score === 0 ? 0 : score, confidence: round(most / all) }
}

const round = (value: number) => Math.round(1000 * value) / 1000
