import type { Sentence } from '../text/sentences.ts'
import type { Token } from '../text/tokens.ts'
import { eachNgram } from './ngrams.ts'
import type { SentimentModel } from './sentiment-model.ts'

export type Label = 'positive' | 'neutral' | 'negative'

/** `score` is from -1 to 1, rounded, so that every machine prints the same. */
export type Judgement = { label: Label; score: number }

export type Rating = 1 | 2 | 3 | 4 | 5

const NEUTRAL_BAND = 0.2

export function judgeSentence(model: SentimentModel, sentence: Sentence): Judgement {
  return toJudgement(logitOf(model, sentence.tokens))
}

/** The whole text; a star rating shifts the balance a little and never decides alone. */
export function judgeDocument(model: SentimentModel, sentences: Sentence[], rating?: Rating): Judgement {
  const logit = logitOf(model, sentences.flatMap((sentence) => sentence.tokens))
  return toJudgement(logit + (rating ? (rating - 3) * 0.5 : 0))
}

function logitOf(model: SentimentModel, tokens: Token[]): number {
  let sum = 0
  let count = 0
  eachNgram(tokens, (bucket) => {
    sum += model.weights[bucket] as number
    count++
  })
  return model.bias + (count ? (sum * model.scale) / Math.sqrt(count) : 0)
}

function toJudgement(logit: number): Judgement {
  const score = Math.round(1000 * Math.tanh(logit / 2)) / 1000
  const label = score > NEUTRAL_BAND ? 'positive' : score < -NEUTRAL_BAND ? 'negative' : 'neutral'
  return { label, score: score === 0 ? 0 : score }
}
