import { glossTokens } from '../../languages/gloss.ts'
import {
  addNative,
  emptyNative,
  type ForeignParts,
  foreignParts,
  foreignPolarity,
  readNative,
} from '../../languages/judge-foreign.ts'
import type { ForeignFit, Language, LanguageModel } from '../../languages/language-model.ts'
import { addReading, emptyReading, readSentence } from '../../sentiment/read-sentence.ts'
import type { SentimentModel } from '../../sentiment/sentiment-model.ts'
import { readLitotes } from '../../text/litotes.ts'
import { splitSentences } from '../../text/sentences.ts'
import { tokenise } from '../../text/tokens.ts'
import type { Row as EvidenceRow } from '../calibrate.ts'
import { fitEvidence } from '../fit-evidence.ts'
import type { ForeignText } from './sources.ts'

export type Row = EvidenceRow & { parts: ForeignParts } & Omit<ForeignText, 'text'>

/** What each part of the engine says of a text. */
export function readRow(
  sentiment: SentimentModel,
  model: LanguageModel,
  { text, ...facts }: ForeignText,
): Row {
  const language = model.languages.get(facts.lang) as Language
  const whole = emptyReading(sentiment)
  const part = emptyReading(sentiment)
  const native = emptyNative()
  for (const { tokens } of splitSentences(text, tokenise(text))) {
    const glossed = readLitotes(glossTokens(language.glossary, tokens))
    readSentence(sentiment, glossed, part, undefined, 0)
    addReading(whole, part)
    addNative(native, readNative(model, language, tokens, glossed))
  }
  const { words, praise, blame } = whole
  return { parts: foreignParts(sentiment, model, whole, native), reading: { words, praise, blame }, ...facts }
}

/** How many texts of each label of a source the blend is fitted on. */
const MOST_A_SIDE = 500

/** An even sample of each source, language and label, of at most `MOST_A_SIDE` texts. */
export function sample(texts: ForeignText[]): ForeignText[] {
  const groups = Map.groupBy(texts, groupOf)
  return [...groups.values()].flatMap((group) => {
    const step = Math.ceil(group.length / MOST_A_SIDE)
    return group.filter((_, i) => i % step === 0)
  })
}

const groupOf = ({ lang, source, label }: Omit<ForeignText, 'text'>) => `${lang} ${source} ${label}`

const partNames = ['ngrams', 'net', 'lexicon', 'native'] as const
const SMOOTH = 1e-3
const PASSES = 200

/**
 * Fits the weights of the parts by logistic regression, in which the two sides of a source weigh the same and no
 * source much more than another, then a bias for the mean balanced accuracy. All languages share them: biases of
 * single sources did not carry over.
 */
export function fitSides(rows: Row[]): ForeignFit {
  const sided = rows.filter(({ label }) => label !== 1)
  const sizes = new Map<string, number>()
  for (const row of sided) sizes.set(groupOf(row), (sizes.get(groupOf(row)) ?? 0) + 1)
  const width = partNames.length
  const weights = new Float64Array(width).fill(0.3)
  const squares = new Float64Array(width)
  const slopes = new Float64Array(width)
  const read = sided.map((row) => ({
    values: partNames.map((part) => row.parts[part]),
    target: row.label === 2 ? 1 : 0,
    weight: 1 / Math.sqrt(sizes.get(groupOf(row)) as number),
  }))
  for (let pass = 0; pass < PASSES; pass++) {
    for (let k = 0; k < width; k++) slopes[k] = -SMOOTH * weights[k]!
    for (const { values, target, weight } of read) {
      let sum = 0
      for (let k = 0; k < width; k++) sum += weights[k]! * values[k]!
      const error = weight * (target - 1 / (1 + Math.exp(-2 * sum)))
      for (let k = 0; k < width; k++) slopes[k] = slopes[k]! + error * values[k]!
    }
    for (let k = 0; k < width; k++) {
      squares[k] = squares[k]! + slopes[k]! ** 2
      weights[k] = weights[k]! + (0.2 * slopes[k]!) / Math.sqrt(squares[k]! + 1e-9)
    }
  }
  const [ngrams = 0, net = 0, lexicon = 0, native = 0] = weights
  const fit = { ngrams, net, lexicon, native, bias: 0, trust: [0, 0, 0, 0], neutral: [-1, 0, 0, 0] }
  return { ...fit, bias: bestBias(sided, fit) }
}

const FEWEST_A_SIDE = 50

function bestBias(rows: Row[], fit: ForeignFit): number {
  const groups = [...Map.groupBy(rows, ({ lang, source }) => `${lang} ${source}`).values()]
    .map((group) => [0, 2].map((label) => group.filter((row) => row.label === label)))
    .filter((sides) => sides.every((side) => side.length >= FEWEST_A_SIDE))
  const shareRight = (side: Row[], bias: number) =>
    side.filter((row) => foreignPolarity({ ...fit, bias }, row.parts) >= 0 === (row.label === 2)).length /
    side.length
  let best = 0
  let most = 0
  for (let step = -20; step <= 20; step++) {
    const bias = step / 50
    const sum = groups.flat().reduce((sum, side) => sum + shareRight(side, bias), 0)
    if (sum > most) [most, best] = [sum, bias]
  }
  return best
}

/** Fits trust and neutral, as in English, on our own reviews: readers judged them. */
export function withEvidence(rows: Row[], fit: ForeignFit): ForeignFit {
  const own = rows.filter(({ source }) => source === 'own')
  const evidence = fitEvidence([{ rows: own, weight: 1 }], ({ parts }) => foreignPolarity(fit, parts))
  const round = (value: number) => Math.round(value * 1e4) / 1e4
  return { ...fit, trust: evidence.trust.map(round), neutral: evidence.neutral.map(round) }
}
