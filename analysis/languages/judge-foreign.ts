import { neutralEvidence, type Parts, trustEvidence, weigh } from '../sentiment/evidence.ts'
import {
  type Judgement,
  judgementOf,
  netLogit,
  neutralOfHedges,
  partsOf,
  type Rating,
  shareOfDocument,
} from '../sentiment/judge-sentiment.ts'
import { weightOf } from '../sentiment/ngram-table.ts'
import type { Reading } from '../sentiment/read-sentence.ts'
import type { SentimentModel } from '../sentiment/sentiment-model.ts'
import type { Shift } from '../sentiment/stars.ts'
import type { Token } from '../text/tokens.ts'
import type { ForeignFit, Language, LanguageModel, WeightTable } from './language-model.ts'
import { eachGloss, eachNativeFeature, nativeNorm } from './native-features.ts'

/** The least confidence of a text without stars, for the languages whose accuracy is below its gate. */
const leastConfidence: Record<string, number> = { it: 0.4, cs: 0.4 }

/** Whether a text is judged at all. Stars are enough. */
export function isSureEnough(language: string, { confidence }: Judgement, rating?: Rating): boolean {
  return rating !== undefined || confidence >= (leastConfidence[language] ?? 0)
}

/** Sums of the weights of a language's own words; those of the sentences add up to those of the text. */
export type NativeReading = { sum: number; features: number; neutral: number; glosses: number }

export function emptyNative(): NativeReading {
  return { sum: 0, features: 0, neutral: 0, glosses: 0 }
}

export function readNative(
  { native, neutral: table }: LanguageModel,
  { nativeSeed }: Language,
  tokens: Token[],
  glossed: Token[],
): NativeReading {
  let sum = 0
  const features = eachNativeFeature(tokens, glossed, nativeSeed, (hash) => {
    sum += weightOf(native.table, hash)
  })
  let neutral = 0
  const glosses = eachGloss(glossed, (hash) => {
    neutral += weightOf(table.table, hash)
  })
  return { sum, features, neutral, glosses }
}

export function addNative(whole: NativeReading, part: NativeReading) {
  whole.sum += part.sum
  whole.features += part.features
  whole.neutral += part.neutral
  whole.glosses += part.glosses
}

const logitOf = ({ scale, bias }: WeightTable, sum: number, count: number) =>
  bias + scale * sum * nativeNorm(count)

/** The logits of each part by itself; the fit weighs them. */
export type ForeignParts = Parts & { native: number }

export function foreignParts(
  sentiment: SentimentModel,
  model: LanguageModel,
  reading: Reading,
  own: NativeReading,
): ForeignParts {
  const { words } = reading
  const { sentencePolarity, sentenceNeutral, documentPolarity } = sentiment
  const { ngrams, lexicon, net } = partsOf(sentiment, reading, sentencePolarity, sentenceNeutral)
  const share = shareOfDocument(words)
  const asDocument = share > 0 ? netLogit(documentPolarity, reading, words) : 0
  return {
    ngrams: words === 0 ? 0 : ngrams,
    net: words === 0 ? 0 : (1 - share) * net + share * asDocument,
    lexicon,
    native: logitOf(model.native, own.sum, own.features),
    neutral: logitOf(model.neutral, own.neutral, own.glosses),
  }
}

/** Half the log odds of praise against blame by the words alone, before trust and stars. */
export function foreignPolarity(fit: ForeignFit, { ngrams, net, lexicon, native }: ForeignParts): number {
  return fit.ngrams * ngrams + fit.net * net + fit.lexicon * lexicon + fit.native * native + fit.bias
}

/** Judges a sentence or a whole text. `stars`: what the star rating adds, if known; `lean`: what set phrases add. */
export function judgeForeign(
  fit: ForeignFit,
  parts: ForeignParts,
  reading: Reading,
  stars?: Shift,
  lean = 0,
): Judgement {
  const polarity = foreignPolarity(fit, parts)
  const trust = Math.exp(weigh(fit.trust, trustEvidence(polarity, reading)))
  const neutral = weigh(fit.neutral, neutralEvidence(parts, reading)) + neutralOfHedges(reading)
  return judgementOf({ polarity: polarity * trust + lean, neutral }, stars)
}
