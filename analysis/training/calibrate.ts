import type { Parts } from '../sentiment/evidence.ts'
import { partsOf } from '../sentiment/judge-sentiment.ts'
import {
  addReading,
  clearReading,
  emptyReading,
  type Reading,
  readSentence,
} from '../sentiment/read-sentence.ts'
import type { Calibration, Head, SentimentModel } from '../sentiment/sentiment-model.ts'
import { readLitotes } from '../text/litotes.ts'
import { splitSentences } from '../text/sentences.ts'
import { tokenise } from '../text/tokens.ts'
import type { LabelledText } from './data.ts'
import { fitEvidence } from './fit-evidence.ts'

/** What a text gives to the fit. */
export type Row = { parts: Parts; reading: Pick<Reading, 'words' | 'praise' | 'blame'>; label: 0 | 1 | 2 }

/** Texts that are as usual as `weight` says; none is neutral where nobody was asked for neutral ones. */
export type FitSet = { texts: LabelledText[]; weight: number }

/** How much of each part, for the polarity. */
type Sides = Pick<Calibration, 'ngrams' | 'net' | 'lexicon' | 'bias'>

/**
 * Fits how much to believe each part by search over few numbers on the measuring sets, each of which weighs the same:
 * first the share of the net and the bias for the right side, then the size of the logits for honest probabilities.
 * Last come trust and neutral, on sets of their own.
 */
export function calibrate(
  model: SentimentModel,
  sets: LabelledText[][],
  evidenceSets: FitSet[],
  polarity: Head,
  neutral: Head,
): Calibration {
  const read = (set: LabelledText[]) => readRows(model, set, polarity, neutral)
  const sides = fitSides(sets.map(read))
  const rows = evidenceSets.map(({ texts, weight }) => ({ rows: read(texts), weight }))
  const fit = { ...sides, ...fitEvidence(rows, (row) => polarityOf(sides, row)) }
  return rounded(fit)
}

function fitSides(all: Row[][]): Sides {
  const start: Sides = { ngrams: 1, net: 0, lexicon: 0, bias: 0 }
  const candidates = grid(0, 1.2, 0.1, 'net', grid(0, 1.4, 0.2, 'lexicon', grid(-0.4, 0.4, 0.1, 'bias')))
  const best = bestOf(candidates, start, (fit) => mean(all, fit, accuracy))
  const sizes = range(0.15, 1, 0.025).map((size) => ({
    ngrams: size,
    net: size * best.net,
    lexicon: size * best.lexicon,
    bias: size * best.bias,
  }))
  return bestOf(sizes, best, (fit) => mean(all, fit, likelihood))
}

function readRows(model: SentimentModel, set: LabelledText[], polarity: Head, neutral: Head): Row[] {
  const reading = emptyReading(model)
  const part = emptyReading(model)
  return set.map(({ t, y }) => {
    clearReading(reading)
    for (const { tokens } of splitSentences(t, tokenise(t))) {
      readSentence(model, readLitotes(tokens), part)
      addReading(reading, part)
    }
    const { words, praise, blame } = reading
    return { parts: partsOf(model, reading, polarity, neutral), reading: { words, praise, blame }, label: y }
  })
}

const polarityOf = (fit: Sides, { parts }: Row) =>
  fit.ngrams * parts.ngrams + fit.net * parts.net + fit.lexicon * parts.lexicon + fit.bias

function accuracy(rows: Row[], fit: Sides): number {
  const sided = rows.filter((row) => row.label !== 1)
  return sided.filter((row) => polarityOf(fit, row) > 0 === (row.label === 2)).length / sided.length
}

/** Mean log probability of the side, without neutral. */
function likelihood(rows: Row[], fit: Sides): number {
  let sum = 0
  for (const row of rows) sum -= Math.log1p(Math.exp(-2 * (row.label - 1) * polarityOf(fit, row)))
  return sum / rows.length
}

function mean(sets: Row[][], fit: Sides, measure: (rows: Row[], fit: Sides) => number): number {
  return sets.reduce((sum, rows) => sum + measure(rows, fit), 0) / sets.length
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step)
}

function grid(
  from: number,
  to: number,
  step: number,
  key: keyof Sides,
  inner: Partial<Sides>[] = [{}],
): Partial<Sides>[] {
  return range(from, to, step).flatMap((value) => inner.map((rest) => ({ ...rest, [key]: value })))
}

/** The first of the best candidates. */
function bestOf(candidates: Partial<Sides>[], start: Sides, measure: (fit: Sides) => number): Sides {
  let best = { fit: start, value: Number.NEGATIVE_INFINITY }
  for (const candidate of candidates) {
    const fit = { ...start, ...candidate }
    const value = measure(fit)
    if (value > best.value + 1e-9) best = { fit, value }
  }
  return best.fit
}

function rounded({ trust, neutral, ...sides }: Calibration): Calibration {
  const round = (value: number) => Math.round(value * 1e4) / 1e4
  const { ngrams, net, lexicon, bias } = sides
  return {
    ngrams: round(ngrams),
    net: round(net),
    lexicon: round(lexicon),
    bias: round(bias),
    trust: trust.map(round),
    neutral: neutral.map(round),
  }
}
