import type { Sentence } from '../text/sentences.ts'
import type { Token } from '../text/tokens.ts'
import { type AspectModel, loadAspectModel } from './aspect-model.ts'
import { findTerms, type TermSpan } from './find-terms.ts'
import { judgeTerm } from './judge-term.ts'
import { emptyReading, PADDING, readSentence } from './reading.ts'
import { topicOfTerm } from './topics.ts'
import { endOfStem } from './words.ts'

/** Something that a sentence judges: its exact span, the topic an owner would file it under, the judgement. */
export type Aspect = {
  term: string
  start: number
  end: number
  topic: string
  label: 'positive' | 'neutral' | 'negative'
  /** From -1 to 1. */
  score: number
}

/** A longer "term" is an endless word or a wall of text, not a thing that is judged. */
const LONGEST_TERM = 80

let reading = emptyReading(512)
let isTerm = new Uint8Array(512 + 2 * PADDING)

/** The aspects that the sentences of an English text judge, in the order in which they stand. */
export function findAspects(text: string, sentences: Sentence[]): Aspect[] {
  return findAspectsWith(loadAspectModel(), text, sentences)
}

/** The same with a model of one's own. */
export function findAspectsWith(model: AspectModel, text: string, sentences: Sentence[]): Aspect[] {
  const aspects: Aspect[] = []
  for (const { tokens } of sentences) {
    makeRoom(tokens.length)
    readSentence(reading, model.vocabulary, model.words, tokens)
    const spans = findTerms(model.terms, reading).filter((span) => lengthOf(tokens, span) <= LONGEST_TERM)
    if (spans.length === 0) continue
    markTerms(spans)
    for (let i = 0; i < spans.length; i++) aspects.push(judgeAspect(model, text, tokens, spans, i))
  }
  return aspects
}

const lengthOf = (tokens: Token[], { from, to }: TermSpan) =>
  (tokens[to - 1] as Token).end - (tokens[from] as Token).start

function judgeAspect(
  model: AspectModel,
  text: string,
  tokens: Token[],
  spans: TermSpan[],
  i: number,
): Aspect {
  const span = spans[i] as TermSpan
  const last = tokens[span.to - 1] as Token
  const start = (tokens[span.from] as Token).start
  const end = last.start + endOfStem(last.lower)
  const { negative, neutral, positive } = judgeTerm(model.judgements, reading, spans, i, isTerm)
  const score = Math.round((positive - negative) * 1000) / 1000
  const label =
    positive > negative
      ? positive > neutral
        ? 'positive'
        : 'neutral'
      : negative > neutral
        ? 'negative'
        : 'neutral'
  return {
    term: text.slice(start, end),
    start,
    end,
    topic: topicOfTerm(model, tokens, reading.word, PADDING, span),
    label,
    score,
  }
}

/** What its sentence says of a single word that need not be a term, from -1 to 1. */
export function judgeWord(model: AspectModel, tokens: Token[], index: number): number {
  makeRoom(tokens.length)
  readSentence(reading, model.vocabulary, model.words, tokens)
  const spans = [{ from: index, to: index + 1 }]
  markTerms(spans)
  const { negative, positive } = judgeTerm(model.judgements, reading, spans, 0, isTerm)
  return positive - negative
}

function makeRoom(length: number): void {
  if (isTerm.length >= length + 2 * PADDING) return
  reading = emptyReading(length * 2)
  isTerm = new Uint8Array(length * 2 + 2 * PADDING)
}

function markTerms(spans: TermSpan[]): void {
  isTerm.fill(0, 0, reading.length + 2 * PADDING)
  for (const { from, to } of spans) isTerm.fill(1, PADDING + from, PADDING + to)
}
