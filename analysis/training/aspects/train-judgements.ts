import { findTerms, type TermSpan, type TermTables } from '../../aspects/find-terms.ts'
import type { JudgementTables } from '../../aspects/judge-term.ts'
import { emptyFeatures, judgementFeatures } from '../../aspects/judgement-features.ts'
import { emptyReading, PADDING, readSentence } from '../../aspects/reading.ts'
import { type Token, tokenise } from '../../text/tokens.ts'
import type { GoldSentence } from './datasets.ts'
import { tagTokens } from './examples.ts'
import type { Gold } from './gold.ts'
import { type JudgementExample, trainJudgements } from './judgement-training.ts'
import { weakSentences } from './weak-sentences.ts'
import type { PoolText } from './pool.ts'
import type { WordKnowledge } from './word-knowledge.ts'

export const JUDGEMENT_ROWS = 1 << 16
const labels = { negative: 0, neutral: 1, positive: 2, conflict: -1 }
/** MAMS calls far more terms neutral than reviews at large do: its bias is moved towards the two sides. */
const LESS_NEUTRAL = -1.2

export function learnJudgements(knowledge: WordKnowledge, terms: TermTables, gold: Gold, pool: PoolText[]): JudgementTables {
  const examples = [
    ...gold.mams.flatMap((s) => goldExamples(knowledge, s, 0)),
    ...gold.hotels.flatMap((s) => goldExamples(knowledge, s, 1)),
    ...gold.products.flatMap((s) => goldExamples(knowledge, s, 2)),
  ]
  const reading = emptyReading(512)
  for (const weak of weakSentences(pool)) {
    readSentence(reading, knowledge.vocabulary, knowledge.facts, weak.tokens)
    const spans = findTerms(terms, reading)
    const picked = Math.floor(weak.lot * Math.max(1, spans.length))
    const somewhere = Math.floor(weak.lot * weak.tokens.length)
    if (spans.length === 0 && weak.isWhole) spans.push({ from: somewhere, to: somewhere + 1 })
    if (spans.length === 0) continue
    const { label, weight, source } = weak
    examples.push({ ...featuresOf(reading, spans, spans.length === 1 ? 0 : picked), label, weight, source })
  }
  const weights = trainJudgements(examples, knowledge.types, {
    rows: JUDGEMENT_ROWS,
    epochs: 4,
    rate: 0.1,
    decay: 3e-4,
    sources: 7,
    dropWords: 0.2,
  })
  const [negative = 0, neutral = 0, positive = 0] = weights.biases
  return {
    senses: weights.senses,
    senseScale: 1,
    roles: weights.roles,
    rows: weights.rows,
    rowScale: 1,
    bias: Float64Array.of(negative, neutral + LESS_NEUTRAL, positive),
  }
}

function goldExamples(knowledge: WordKnowledge, sentence: GoldSentence, source: number): JudgementExample[] {
  const tokens = tokenise(sentence.text)
  const reading = emptyReading(tokens.length)
  readSentence(reading, knowledge.vocabulary, knowledge.facts, tokens)
  const { spans, terms } = goldSpans(sentence, tokens)
  return terms.flatMap(({ polarity }, i) => {
    const label = labels[polarity]
    return label < 0 ? [] : [{ ...featuresOf(reading, spans, i), label, weight: 1, source }]
  })
}

/** The marked terms as spans of tokens, in the order of the text; a term without a token is left out. */
export function goldSpans(sentence: GoldSentence, tokens: Token[]) {
  const found = sentence.terms
    .toSorted((a, b) => a.start - b.start)
    .map((term) => {
      const tags = tagTokens(tokens, [term])
      const from = tags.indexOf(1)
      return { term, span: { from, to: Math.max(from, tags.lastIndexOf(2)) + 1 } }
    })
    .filter(({ span }) => span.from >= 0)
  return { spans: found.map((f) => f.span), terms: found.map((f) => f.term) }
}

function featuresOf(reading: ReturnType<typeof emptyReading>, spans: TermSpan[], index: number) {
  const f = emptyFeatures()
  const isTerm = new Uint8Array(reading.length + 2 * PADDING)
  for (const { from, to } of spans) isTerm.fill(1, PADDING + from, PADDING + to)
  judgementFeatures(f, reading, spans, index, isTerm, JUDGEMENT_ROWS - 1)
  return {
    words: f.words.slice(0, f.wordCount),
    roles: f.roles.slice(0, f.wordCount),
    rows: f.rows.slice(0, f.rowCount),
  }
}
