import { netLogit, polarityParts } from '../sentiment/judge-sentiment.ts'
import { addReading, emptyReading, readSentence } from '../sentiment/reading.ts'
import type { Calibration, Head, SentimentModel } from '../sentiment/sentiment-model.ts'
import { splitSentences } from '../text/sentences.ts'
import { tokenise } from '../text/tokens.ts'
import type { LabelledText } from './data.ts'

/** What a text gives to the fit: the three polarity logits and the neutral one. */
type Row = { ngrams: number; net: number; lexicon: number; neutral: number; label: 0 | 1 | 2 }

/**
 * Fits how much to believe each part, by search over few numbers on the measuring sets, each of which weighs
 * the same: first the share of the net and the bias for the right side, then the size of the logits for honest
 * probabilities, last the neutral zone for the mean F1 of the three classes, on sets
 * of its own where they are given.
 */
export function calibrate(
  model: SentimentModel,
  sets: LabelledText[][],
  polarity: Head,
  neutral: Head,
  zoneSets = sets,
): Calibration {
  const all = sets.map((set) => readRows(model, set, polarity, neutral))
  const fit: Calibration = { ngrams: 1, net: 0, lexicon: 0, bias: 0, neutral: 1, neutralBias: 0 }
  const sides = grid(0, 1.2, 0.1, 'net', grid(0, 1.4, 0.2, 'lexicon', grid(-0.4, 0.4, 0.1, 'bias')))
  Object.assign(
    fit,
    bestOf(sides, fit, (fit) => mean(all, fit, accuracy)),
  )
  const { net, lexicon, bias } = fit
  const sizes = range(0.15, 1, 0.025).map((size) => ({
    ngrams: size,
    net: size * net,
    lexicon: size * lexicon,
    bias: size * bias,
  }))
  Object.assign(
    fit,
    bestOf(sizes, fit, (fit) => mean(all, fit, likelihood)),
  )
  const threeWay = (
    zoneSets === sets ? all : zoneSets.map((set) => readRows(model, set, polarity, neutral))
  ).filter((rows) => rows.some((row) => row.label === 1))
  if (threeWay.length > 0) {
    const zones = grid(0, 1, 0.1, 'neutral', grid(-2, 2, 0.1, 'neutralBias'))
    Object.assign(
      fit,
      bestOf(zones, fit, (fit) => mean(threeWay, fit, macroF1)),
    )
  }
  for (const key of Object.keys(fit) as (keyof Calibration)[]) fit[key] = Math.round(fit[key] * 1e4) / 1e4
  return fit
}

function readRows(model: SentimentModel, set: LabelledText[], polarity: Head, neutral: Head): Row[] {
  return set.map(({ t, y }) => {
    const reading = emptyReading(model)
    const part = emptyReading(model)
    for (const { tokens } of splitSentences(t, tokenise(t))) {
      readSentence(model, tokens, part)
      addReading(reading, part)
    }
    const words = Math.max(1, reading.words)
    return {
      ...polarityParts(model, reading, polarity),
      neutral: netLogit(neutral, reading, words),
      label: y,
    }
  })
}

const polarityOf = (fit: Calibration, row: Row) =>
  fit.ngrams * row.ngrams + fit.net * row.net + fit.lexicon * row.lexicon + fit.bias

function accuracy(rows: Row[], fit: Calibration): number {
  const sided = rows.filter((row) => row.label !== 1)
  return sided.filter((row) => polarityOf(fit, row) > 0 === (row.label === 2)).length / sided.length
}

/** Mean log probability of the side, without neutral. */
function likelihood(rows: Row[], fit: Calibration): number {
  let sum = 0
  for (const row of rows) sum -= Math.log1p(Math.exp(-2 * (row.label - 1) * polarityOf(fit, row)))
  return sum / rows.length
}

function macroF1(rows: Row[], fit: Calibration): number {
  const right = [0, 0, 0]
  const both = [0, 0, 0]
  for (const row of rows) {
    const p = polarityOf(fit, row)
    const found = fit.neutral * row.neutral + fit.neutralBias >= Math.abs(p) ? 1 : p > 0 ? 2 : 0
    both[row.label]! += 1
    both[found]! += 1
    if (found === row.label) right[found]! += 1
  }
  return right.reduce((sum, count, i) => sum + (2 * count) / both[i]!, 0) / 3
}

function mean(sets: Row[][], fit: Calibration, measure: (rows: Row[], fit: Calibration) => number): number {
  return sets.reduce((sum, rows) => sum + measure(rows, fit), 0) / sets.length
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step)
}

function grid(
  from: number,
  to: number,
  step: number,
  key: keyof Calibration,
  inner: Partial<Calibration>[] = [{}],
) {
  return range(from, to, step).flatMap((value) =>
    inner.map((rest) => ({ ...rest, [key]: value }) as Partial<Calibration>),
  )
}

/** The first of the best candidates. */
function bestOf(candidates: Partial<Calibration>[], fit: Calibration, measure: (fit: Calibration) => number) {
  let best = { candidate: {} as Partial<Calibration>, value: Number.NEGATIVE_INFINITY }
  for (const candidate of candidates) {
    const value = measure({ ...fit, ...candidate })
    if (value > best.value + 1e-9) best = { candidate, value }
  }
  return best.candidate
}
