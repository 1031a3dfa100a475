import { glossTokens } from '../../languages/gloss.ts'
import {
  type ForeignParts,
  foreignParts,
  foreignPolarity,
  readNative,
} from '../../languages/judge-foreign.ts'
import type { ForeignFit, Language, LanguageModel } from '../../languages/language-model.ts'
import { addReading, emptyReading, readSentence } from '../../sentiment/reading.ts'
import type { SentimentModel } from '../../sentiment/sentiment-model.ts'
import { readLitotes } from '../../text/litotes.ts'
import { splitSentences } from '../../text/sentences.ts'
import { tokenise } from '../../text/tokens.ts'
import type { ForeignText } from './sources.ts'

export type Row = ForeignParts & Omit<ForeignText, 'text'>

/** What each part of the engine says of a text. */
export function readRow(
  sentiment: SentimentModel,
  model: LanguageModel,
  { text, ...facts }: ForeignText,
): Row {
  const language = model.languages.get(facts.lang) as Language
  const whole = emptyReading(sentiment)
  const part = emptyReading(sentiment)
  const native = { sum: 0, features: 0 }
  for (const { tokens } of splitSentences(text, tokenise(text))) {
    const glossed = readLitotes(glossTokens(language.glossary, tokens))
    readSentence(sentiment, glossed, part, undefined, 0)
    addReading(whole, part)
    const { sum, features } = readNative(model, language, tokens, glossed)
    native.sum += sum
    native.features += features
  }
  return { ...foreignParts(sentiment, model, whole, native), ...facts }
}

/** At most so many texts of each side of a source tell how to blend; the first after a shuffle by hash would be no better. */
const MOST_A_SIDE = 500

/** Every so manieth text of each source, language and label, so that none has more than `MOST_A_SIDE`. */
export function sample(texts: ForeignText[]): ForeignText[] {
  const groups = Map.groupBy(texts, groupOf)
  return [...groups.values()].flatMap((group) => {
    const step = Math.ceil(group.length / MOST_A_SIDE)
    return group.filter((_, i) => i % step === 0)
  })
}

const groupOf = ({ lang, source, label }: Omit<ForeignText, 'text'>) => `${lang} ${source} ${label}`

const parts = ['ngrams', 'net', 'lexicon', 'native'] as const
const SMOOTH = 1e-3
const PASSES = 200

/**
 * Fits the weights of the parts by logistic regression: the two sides of a source weigh the same, and no source much
 * more than another. All languages share them, and there is no bias: those of single sources did not carry over.
 */
export function fitSides(rows: Row[], languages: string[]): Record<string, ForeignFit> {
  const sided = rows.filter(({ label }) => label !== 1)
  const sizes = new Map<string, number>()
  for (const row of sided) sizes.set(groupOf(row), (sizes.get(groupOf(row)) ?? 0) + 1)
  const width = parts.length
  const weights = new Float64Array(width).fill(0.3)
  const squares = new Float64Array(width)
  const slopes = new Float64Array(width)
  const read = sided.map((row) => ({
    values: parts.map((part) => row[part]),
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
  const fit = { ngrams, net, lexicon, native, bias: 0, neutral: 0, neutralBias: -1 }
  return Object.fromEntries(languages.map((language) => [language, fit]))
}

/** Fits the neutral zone, and the size of the logits, that make the labels that readers gave to our own reviews likeliest. */
export function fitNeutral(rows: Row[], fits: Record<string, ForeignFit>): Record<string, ForeignFit> {
  const known = rows.filter(({ source }) => source === 'own')
  let best = { neutral: 0, neutralBias: 0, size: 1 }
  let most = Number.NEGATIVE_INFINITY
  for (let neutral = 0; neutral <= 1; neutral += 0.1) {
    for (let neutralBias = -3; neutralBias <= 2; neutralBias += 0.1) {
      for (const size of [0.6, 0.8, 1, 1.25, 1.5, 2]) {
        const sum = known.reduce((sum, row) => {
          const polarity = size * foreignPolarity(fits[row.lang] as ForeignFit, row)
          return sum + Math.log(chanceOf(row.label, polarity, neutral * row.neutral + neutralBias))
        }, 0)
        if (sum > most) [most, best] = [sum, { neutral, neutralBias, size }]
      }
    }
  }
  const { neutral, neutralBias, size } = best
  const sized = (fit: ForeignFit) => ({
    ngrams: fit.ngrams * size,
    net: fit.net * size,
    lexicon: fit.lexicon * size,
    native: fit.native * size,
    bias: fit.bias * size,
    neutral,
    neutralBias,
  })
  return Object.fromEntries(Object.entries(fits).map(([language, fit]) => [language, sized(fit)]))
}

function chanceOf(label: 0 | 1 | 2, polarity: number, neutral: number): number {
  const all = [Math.exp(-polarity), Math.exp(neutral), Math.exp(polarity)] as const
  return all[label] / (all[0] + all[1] + all[2])
}
