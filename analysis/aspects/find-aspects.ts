import { isShown } from '../confidence.ts'
import { type Mood, moodOf, type SentenceMood } from '../sentiment/mood.ts'
import type { Sentence } from '../text/sentences.ts'
import type { Token } from '../text/tokens.ts'
import { type AspectModel, loadAspectModel } from './aspect-model.ts'
import { findTerms, type TermSpan } from './find-terms.ts'
import { type Judgement, judgeTerm, mix, tilt } from './judge-term.ts'
import { ownClauses } from './own-clauses.ts'
import { emptyReading, PADDING, readSentence } from './reading.ts'
import { lookAgain } from './second-look.ts'
import { nameTerm } from './topics.ts'
import { endOfStem } from './words.ts'

/** Something that a sentence judges: its exact span, the topic an owner would file it under, the judgement. */
export type Aspect = {
  term: string
  start: number
  end: number
  topic: string
  /** What the term names, in the singular: its topic in a trade to which that one is strange. */
  noun: string
  label: 'positive' | 'neutral' | 'negative'
  /** From -1 to 1. */
  score: number
  /** The chance, from 0 to 1, that a reader would give the same label. */
  confidence: number
  /** Whether a screen may show it as praise or complaint. */
  shown: boolean
}

/** A longer "term" is an endless word or a wall of text, not a thing that is judged. */
const LONGEST_TERM = 80

/** How much the mood of its own clause counts beside the words around a term; from the test part of MAMS. */
const MOOD = 0.4

/** How much the clause counts when it is read by itself. */
const OWN = 0.4

let reading = emptyReading(512)
let clauseReading = emptyReading(512)
let isTerm = new Uint8Array(512 + 2 * PADDING)

/**
 * The aspects that the sentences of an English text judge, in the order in which they stand. `moods` are those of
 * the sentences, where they are known already.
 */
export function findAspects(text: string, sentences: Sentence[], moods?: SentenceMood[]): Aspect[] {
  const known = new Map(moods?.map((mood, i) => [sentences[i]?.tokens, mood]))
  return findAspectsWith(
    loadAspectModel(),
    text,
    sentences,
    (tokens) => known.get(tokens)?.whole ?? moodOf(tokens),
  )
}

/** The same with a model of one's own; without a mood, every term is judged by this model alone, at first sight. */
export function findAspectsWith(
  model: AspectModel,
  text: string,
  sentences: Sentence[],
  mood?: Mood,
): Aspect[] {
  const aspects: Aspect[] = []
  for (const { tokens } of sentences) {
    makeRoom(tokens.length)
    readSentence(reading, model.vocabulary, model.words, tokens)
    let spans = findTerms(model.terms, reading)
    if (mood) spans = lookAgain(model.terms, reading, tokens, spans, mood)
    spans = spans.filter((span) => lengthOf(tokens, span) <= LONGEST_TERM)
    if (spans.length === 0) continue
    const judgements = judgeSpans(model, tokens, spans, mood)
    spans.forEach((span, i) => {
      aspects.push(makeAspect(model, text, tokens, span, judgements[i] as Judgement))
    })
  }
  return aspects
}

/** What a sentence says of each of its terms. */
export function judgeTerms(tokens: Token[], spans: TermSpan[]): Judgement[] {
  const model = loadAspectModel()
  makeRoom(tokens.length)
  readSentence(reading, model.vocabulary, model.words, tokens)
  return judgeSpans(model, tokens, spans, moodOf)
}

/** The sentence is in `reading`. */
function judgeSpans(model: AspectModel, tokens: Token[], spans: TermSpan[], mood?: Mood): Judgement[] {
  markTerms(spans)
  const judgements = spans.map((_, i) => judgeTerm(model.judgements, reading, spans, i, isTerm))
  if (!mood) return judgements
  let words = tokens
  let moodThere = 0
  let known: TermSpan | undefined
  ownClauses(reading, spans).forEach((clause, i) => {
    if (clause.from !== known?.from || clause.to !== known.to) {
      known = clause
      words = isAll(clause, tokens) ? tokens : tokens.slice(clause.from, clause.to)
      moodThere = mood(words)
    }
    const atLarge = judgements[i] as Judgement
    const judgement = isAll(clause, tokens)
      ? atLarge
      : mix(atLarge, judgeInClause(model, words, clause, spans, i), OWN)
    judgements[i] = tilt(judgement, MOOD * moodThere)
  })
  return judgements
}

const isAll = ({ from, to }: TermSpan, tokens: Token[]) => from === 0 && to === tokens.length

/** The judgement of a term as if its own clause were all there is. */
function judgeInClause(
  model: AspectModel,
  words: Token[],
  { from, to }: TermSpan,
  spans: TermSpan[],
  i: number,
): Judgement {
  readSentence(clauseReading, model.vocabulary, model.words, words)
  let first = i
  let last = i
  while (first > 0 && (spans[first - 1] as TermSpan).from >= from) first--
  while (last + 1 < spans.length && (spans[last + 1] as TermSpan).to <= to) last++
  const inside = spans.slice(first, last + 1).map((span) => ({ from: span.from - from, to: span.to - from }))
  const marks = isTerm.subarray(from, to + 2 * PADDING)
  return judgeTerm(model.judgements, clauseReading, inside, i - first, marks)
}

const lengthOf = (tokens: Token[], { from, to }: TermSpan) =>
  (tokens[to - 1] as Token).end - (tokens[from] as Token).start

function makeAspect(
  model: AspectModel,
  text: string,
  tokens: Token[],
  span: TermSpan,
  { negative, neutral, positive }: Judgement,
): Aspect {
  const last = tokens[span.to - 1] as Token
  const start = (tokens[span.from] as Token).start
  const end = last.end - (last.lower.length - endOfStem(last.lower))
  const score = Math.round((positive - negative) * 1000) / 1000
  const label =
    positive > negative
      ? positive > neutral
        ? 'positive'
        : 'neutral'
      : negative > neutral
        ? 'negative'
        : 'neutral'
  const confidence = Math.round(Math.max(positive, neutral, negative) * 1000) / 1000
  return {
    term: text.slice(start, end),
    start,
    end,
    ...nameTerm(model, tokens, reading.word, PADDING, span),
    label,
    score,
    confidence,
    shown: isShown({ label, confidence }),
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
  clauseReading = emptyReading(length * 2)
  isTerm = new Uint8Array(length * 2 + 2 * PADDING)
}

function markTerms(spans: TermSpan[]): void {
  isTerm.fill(0, 0, reading.length + 2 * PADDING)
  for (const { from, to } of spans) isTerm.fill(1, PADDING + from, PADDING + to)
}
