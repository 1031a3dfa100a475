import { findTerms, type TermSpan, type TermTables } from '../../aspects/find-terms.ts'
import type { JudgementTables } from '../../aspects/judge-term.ts'
import { emptyFeatures, judgementFeatures } from '../../aspects/judgement-features.ts'
import { emptyReading, PADDING, readSentence } from '../../aspects/read-sentence.ts'
import { nameTerm, type TopicTable } from '../../aspects/topics.ts'
import { hashWord } from '../../aspects/words.ts'
import { type Token, tokenise } from '../../text/tokens.ts'
import type { GoldSentence } from './datasets.ts'
import { tagTokens } from './examples.ts'
import type { Gold } from './gold.ts'
import { hotelSentences } from './hotel-sentences.ts'
import { type JudgementExample, trainJudgements } from './judgement-training.ts'
import type { PoolText } from './pool.ts'
import { type WeakSentence, weakSentences } from './weak-sentences.ts'
import type { WordKnowledge } from './word-knowledge.ts'
import { withPriors } from './word-priors.ts'

export const JUDGEMENT_ROWS = 1 << 16
const labels = { negative: 0, neutral: 1, positive: 2, conflict: -1 }
/** How much a term of a sentence without marks counts: some are judged and were forgotten. */
const FACT = 0.4
const MORE_EAGER = 1.5
/** MAMS calls far more terms neutral than reviews at large do: its bias is moved towards the two sides. */
const LESS_NEUTRAL = -1.5

export type JudgementSources = {
  data: string
  knowledge: WordKnowledge
  terms: TermTables
  topics: TopicTable
  gold: Gold
  pool: PoolText[]
}

/** Learns to judge terms: from marked ones, and with less weight from sentences that inherit a label. */
export function learnJudgements(sources: JudgementSources): JudgementTables {
  const { data, knowledge, gold, pool } = sources
  const hotels = gold.hotels.filter((s) => !isForEvidence(s))
  const products = gold.products.filter((s) => !isForEvidence(s))
  const examples = [
    ...gold.mams.flatMap((s) => goldExamples(knowledge, s, 0)),
    ...hotels.flatMap((s) => goldExamples(knowledge, s, 1)),
    ...products.flatMap((s) => goldExamples(knowledge, s, 2)),
    ...gold.facts.flatMap((s) => goldExamples(knowledge, s, 8)),
    ...hotels.filter((s) => s.isFact).flatMap((s) => factExamples(sources, s, 1)),
    ...products.filter((s) => s.isFact).flatMap((s) => factExamples(sources, s, 2)),
    ...weakExamples(sources),
  ]
  const weights = trainJudgements(examples, withPriors(data, knowledge, pool), {
    rows: JUDGEMENT_ROWS,
    epochs: 4,
    rate: 0.1,
    decay: 3e-4,
    sources: 9,
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

function weakExamples({ data, knowledge, terms, topics, pool }: JudgementSources): JudgementExample[] {
  const reading = emptyReading(512)
  const read = (sentence: WeakSentence) => {
    readSentence(reading, knowledge.vocabulary, knowledge.facts, sentence.tokens)
    const spans = findTerms(terms, reading)
    const somewhere = Math.floor(sentence.lot * sentence.tokens.length)
    if (spans.length === 0 && sentence.isWhole) spans.push({ from: somewhere, to: somewhere + 1 })
    return { spans, picked: Math.floor(sentence.lot * spans.length) }
  }
  const topicOf = (sentence: WeakSentence) => {
    const { spans, picked } = read(sentence)
    const span = spans[picked]
    return span && nameTerm(topics, sentence.tokens, reading.word, PADDING, span).topic
  }
  return [...weakSentences(pool), ...hotelSentences(data, topicOf)].flatMap((sentence) => {
    const { spans, picked } = read(sentence)
    const { label, weight, source } = sentence
    return spans.length === 0 ? [] : [{ ...featuresOf(reading, spans, picked), label, weight, source }]
  })
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

/** Every sixth marked sentence, chosen by its text, is kept from the judgement, to learn how far it can be trusted. */
export const isForEvidence = ({ text }: GoldSentence) => (hashWord(text, 0, text.length) >>> 0) % 6 === 0

/** Terms that the tagger finds where people marked nothing: they are mentioned and not judged. */
function factExamples(
  { knowledge, terms }: JudgementSources,
  sentence: GoldSentence,
  source: number,
): JudgementExample[] {
  const tokens = tokenise(sentence.text)
  const reading = emptyReading(tokens.length)
  readSentence(reading, knowledge.vocabulary, knowledge.facts, tokens)
  const spans = findTerms(terms, reading, 0, tokens.length, terms.eagerness + MORE_EAGER)
  return spans.map((_, i) => ({ ...featuresOf(reading, spans, i), label: 1, weight: FACT, source }))
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
  judgementFeatures(f, reading, spans, index, isTerm, JUDGEMENT_ROWS - 1, { from: 0, to: reading.length })
  return {
    words: f.words.slice(0, f.wordCount),
    roles: f.roles.slice(0, f.wordCount),
    rows: f.rows.slice(0, f.rowCount),
  }
}
