import { ngramNorm } from './ngrams.ts'
import type { Reading } from './reading.ts'
import type { Calibration, Head, SentimentModel } from './sentiment-model.ts'

export type Label = 'positive' | 'neutral' | 'negative'

/**
 * `score` is from -1 to 1; `confidence`, from 0 to 1, is the chance that a reader would give the same label. Both are
 * rounded, so that every machine prints the same.
 */
export type Judgement = { label: Label; score: number; confidence: number }

export type Rating = 1 | 2 | 3 | 4 | 5

/** Up to here a text is judged like a sentence, from there on like a document; between, by both. */
const SENTENCE_WORDS = 25
const DOCUMENT_WORDS = 60
/** What one star more or less adds to the logit of a document. */
const STAR = 0.45
/** How much stronger each word in capitals makes a judgement, up to two, where not all is in capitals. */
const SHOUT = 0.15

export function judgeSentence(model: SentimentModel, reading: Reading): Judgement {
  return toJudgement(sentenceLogits(model, reading))
}

/** The balance of a few words: half the log odds of praise against blame, before the star rating. */
export function sentencePolarity(model: SentimentModel, reading: Reading): number {
  return sentenceLogits(model, reading).polarity
}

/** The whole text; a star rating shifts the balance a little and never decides alone. */
export function judgeDocument(model: SentimentModel, reading: Reading, rating?: Rating): Judgement {
  const { words } = reading
  const share = Math.min(1, Math.max(0, (words - SENTENCE_WORDS) / (DOCUMENT_WORDS - SENTENCE_WORDS)))
  const logits = { polarity: 0, neutral: 0 }
  if (share < 1) addLogits(logits, sentenceLogits(model, reading), 1 - share)
  if (share > 0) addLogits(logits, documentLogits(model, reading), share)
  if (rating) {
    logits.polarity += STAR * (rating - 3)
    if (rating === 3) logits.neutral += STAR
  }
  return toJudgement(logits)
}

/** Logits of positive (negative has the opposite) and of neutral. */
type Logits = { polarity: number; neutral: number }

function sentenceLogits(model: SentimentModel, reading: Reading): Logits {
  return combine(model, reading, model.sentence, model.sentencePolarity, model.sentenceNeutral)
}

function documentLogits(model: SentimentModel, reading: Reading): Logits {
  return combine(model, reading, model.document, model.documentPolarity, model.documentNeutral)
}

function combine(
  model: SentimentModel,
  reading: Reading,
  fit: Calibration,
  polarity: Head,
  neutral: Head,
): Logits {
  const words = Math.max(1, reading.words)
  const emphasis = reading.shouted * 2 < words ? 1 + SHOUT * Math.min(2, reading.shouted) : 1
  const parts = polarityParts(model, reading, polarity)
  const sum = fit.ngrams * parts.ngrams + fit.net * parts.net + fit.lexicon * parts.lexicon + fit.bias
  return {
    polarity: emphasis * sum,
    neutral: fit.neutral * netLogit(neutral, reading, words) + fit.neutralBias,
  }
}

/** What each part of the model says for itself; the calibration weighs them. */
export function polarityParts(model: SentimentModel, reading: Reading, polarity: Head) {
  const words = Math.max(1, reading.words)
  return {
    ngrams: model.ngramBias + model.ngramScale * reading.ngrams * ngramNorm(words),
    net: netLogit(polarity, reading, words),
    lexicon: reading.valence / Math.sqrt(words + 4),
  }
}

/** What the net says by itself, before calibration. */
export function netLogit(head: Head, { peaks, sums }: Reading, words: number): number {
  let logit = head.bias
  const root = Math.sqrt(words)
  for (let f = 0; f < peaks.length; f++) {
    logit += (head.peaks[f] as number) * (peaks[f] as number)
    logit += ((head.means[f] as number) * (sums[f] as number)) / root
  }
  return logit
}

function addLogits(sum: Logits, part: Logits, share: number) {
  sum.polarity += share * part.polarity
  sum.neutral += share * part.neutral
}

function toJudgement({ polarity, neutral }: Logits): Judgement {
  const positive = Math.exp(polarity)
  const negative = Math.exp(-polarity)
  const middle = Math.exp(neutral)
  const score = Math.round((1000 * (positive - negative)) / (positive + negative + middle)) / 1000
  const isNeutral = middle >= positive && middle >= negative
  const label = isNeutral ? 'neutral' : polarity > 0 ? 'positive' : 'negative'
  const most = Math.max(positive, negative, middle)
  const confidence = Math.round((1000 * most) / (positive + negative + middle)) / 1000
  return { label, score: score === 0 ? 0 : score, confidence }
}
