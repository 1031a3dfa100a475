import { neutralEvidence, type Parts, trustEvidence, weigh } from './evidence.ts'
import { ngramNorm } from './ngrams.ts'
import type { Reading } from './read-sentence.ts'
import type { Calibration, Head, SentimentModel } from './sentiment-model.ts'
import { type Rating, type Shift, shiftOfSentence, shiftOfWhole } from './stars.ts'

export type Label = 'positive' | 'neutral' | 'negative'

/**
 * `score` is from -1 to 1; `confidence`, from 0 to 1, is the chance that a reader would give the same label. Both are
 * rounded, so that every machine prints the same.
 */
export type Judgement = { label: Label; score: number; confidence: number }

export type { Rating }

/** Up to here a text is judged like a sentence, from there on like a document; between, by both. */
const SENTENCE_WORDS = 25
const DOCUMENT_WORDS = 60
/** How much stronger each word in capitals makes a judgement, up to two, where not all is in capitals. */
const SHOUT = 0.15
/** A score this near to 0 is on neither side. */
const NEUTRAL_BELOW = 0.1
/** What each hedge, up to two, adds to the logit of neutral. */
const HEDGE = 0.8

/** Judges one sentence, with the stars of its review if known. `lean`: what its set phrases add to the polarity. */
export function judgeSentence(
  model: SentimentModel,
  reading: Reading,
  rating?: Rating,
  parts = sentenceParts(model, reading),
  lean = 0,
): Judgement {
  const logits = combine(model.sentence, parts, reading)
  logits.polarity += lean
  return judgementOf(logits, rating && shiftOfSentence(rating))
}

/** Half the log odds of praise against blame in a few words, before trust and stars. */
export function sentencePolarity(
  model: SentimentModel,
  reading: Reading,
  parts = sentenceParts(model, reading),
): number {
  return polarityOf(model.sentence, parts, reading)
}

/** The shared input of both judgements, prepared once when both are needed. */
export function sentenceParts(model: SentimentModel, reading: Reading): Parts {
  return partsOf(model, reading, model.sentencePolarity, model.sentenceNeutral)
}

/** Judges the whole text; stars decide only where the words say little. */
export function judgeDocument(model: SentimentModel, reading: Reading, rating?: Rating, lean = 0): Judgement {
  const share = shareOfDocument(reading.words)
  const logits = { polarity: lean, neutral: 0 }
  if (share < 1) addLogits(logits, sentenceLogits(model, reading), 1 - share)
  if (share > 0) addLogits(logits, documentLogits(model, reading), share)
  return judgementOf(logits, rating && shiftOfWhole(rating))
}

/** How far a text of so many words is judged like a document, from 0 to 1. */
export function shareOfDocument(words: number): number {
  return Math.min(1, Math.max(0, (words - SENTENCE_WORDS) / (DOCUMENT_WORDS - SENTENCE_WORDS)))
}

/** Logits of positive (negative has the opposite) and of neutral. */
type Logits = { polarity: number; neutral: number }

function sentenceLogits(model: SentimentModel, reading: Reading): Logits {
  return combine(model.sentence, sentenceParts(model, reading), reading)
}

function documentLogits(model: SentimentModel, reading: Reading): Logits {
  return combine(
    model.document,
    partsOf(model, reading, model.documentPolarity, model.documentNeutral),
    reading,
  )
}

function combine(fit: Calibration, parts: Parts, reading: Reading): Logits {
  const polarity = polarityOf(fit, parts, reading)
  return {
    polarity: polarity * Math.exp(weigh(fit.trust, trustEvidence(polarity, reading))),
    neutral: weigh(fit.neutral, neutralEvidence(parts, reading)) + neutralOfHedges(reading),
  }
}

export function neutralOfHedges({ hedges }: Reading): number {
  return HEDGE * Math.min(2, hedges)
}

function polarityOf(fit: Calibration, { ngrams, net, lexicon }: Parts, { words, shouted }: Reading): number {
  const emphasis = shouted * 2 < Math.max(1, words) ? 1 + SHOUT * Math.min(2, shouted) : 1
  return emphasis * (fit.ngrams * ngrams + fit.net * net + fit.lexicon * lexicon + fit.bias)
}

/** The logits of each part of the model by itself; the calibration weighs them. */
export function partsOf(model: SentimentModel, reading: Reading, polarity: Head, neutral: Head): Parts {
  const words = Math.max(1, reading.words)
  return {
    ngrams: model.ngramBias + model.ngramScale * (reading.praise - reading.blame) * ngramNorm(words),
    net: netLogit(polarity, reading, words),
    lexicon: reading.valence / Math.sqrt(words + 4),
    neutral: netLogit(neutral, reading, words),
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

/** Plain words keep their side against the stars: the further they go, the less the stars count. */
function shifted(logits: Logits, by: Shift): Logits {
  const { polarity, neutral } = logits
  const isAgainst = polarity * by.side < 0
  const share = isAgainst ? 1 - toJudgement(logits).score ** 2 : 1
  return { polarity: polarity + share * by.side, neutral: neutral + share * by.neutral }
}

function addLogits(sum: Logits, part: Logits, share: number) {
  sum.polarity += share * part.polarity
  sum.neutral += share * part.neutral
}

/** Turns logits into a judgement. `stars`: what the star rating adds, if known. */
export function judgementOf(logits: Logits, stars?: Shift): Judgement {
  return toJudgement(stars ? shifted(logits, stars) : logits)
}

function toJudgement({ polarity, neutral }: Logits): Judgement {
  const positive = Math.exp(polarity)
  const negative = Math.exp(-polarity)
  const middle = Math.exp(neutral)
  const score = Math.round((1000 * (positive - negative)) / (positive + negative + middle)) / 1000
  const isNeutral = Math.abs(score) < NEUTRAL_BELOW || (middle >= positive && middle >= negative)
  const label = isNeutral ? 'neutral' : polarity > 0 ? 'positive' : 'negative'
  const likely = isNeutral ? middle : Math.max(positive, negative)
  const confidence = Math.round((1000 * likely) / (positive + negative + middle)) / 1000
  return { label, score: score === 0 ? 0 : score, confidence }
}
