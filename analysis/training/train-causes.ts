// node analysis/training/train-causes.ts [--measure]
//
// From clauses marked with what happened (`own/LANGUAGE/causes.jsonl`): which words tell a cause (`models/causes.bin`). With
// --measure, how many it finds and how many of these are right on clauses and languages that it has not seen.

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { packModel } from '../aspects/model-file.ts'
import { type Cause, causes, type Happening, happeningOf, happenings } from '../causes/causes.ts'
import {
  type CauseTables,
  chancesOf,
  eachFact,
  happeningsTold,
  readTokens,
  SURE,
} from '../causes/find-causes.ts'
import { readJsonl } from './data.ts'
import { writeSums } from './model-sums.ts'
import { isTrainedOn, languages, markedReviews, ownReviews } from './own-reviews.ts'

const FEWEST = 2
/** Kept back whole by --measure. */
const unseen = ['pt', 'it', 'da']
const PHRASE = 0.4
const STEPS = 90
const STEP = 0.1
const CLASSES = causes.length + 1
const NONE = causes.length
const PULL = 0.02
/** Of clauses of reviews that are no complaints. */
const OTHERS = 0.1
/** Smaller weights, in parts of the largest, tell nothing. */
const LEAST = 5

type Clause = { text: string; language: string; causes: Cause[]; weight: number; facts: Set<number> }

function clauseOf(text: string, language: string, its: Cause[], weight: number): Clause {
  const facts = new Set<number>()
  eachFact(readTokens(text, language), (fact) => facts.add(fact))
  return { text, language, causes: its, weight, facts }
}

type Line = { words: string; causes: Cause[] }
const linesOf = (language: string) => [
  ...readJsonl<Line>(fileURLToPath(new URL(`./own/${language}/causes.jsonl`, import.meta.url))),
]
const marked = languages.flatMap((language) =>
  linesOf(language).map(({ words, causes }) => clauseOf(words, language, causes, 1)),
)
/** How each cause is usually told, in few words. */
const phrases = languages.flatMap((language) =>
  readFileSync(new URL(`./own/${language}/cause-phrases.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [cause, told] = line.split('\t') as [Cause, string]
      return told.split('; ').map((words) => clauseOf(words, language, [cause], PHRASE))
    }),
)
const others = languages.flatMap((language) =>
  [...ownReviews(language), ...markedReviews(language)]
    .flatMap(({ sentences }) => sentences)
    .filter(([, label], at) => label !== 0 && at % 3 === 0)
    .map(([text]) => clauseOf(text, language, [], OTHERS)),
)

function learn(clauses: Clause[]): CauseTables {
  const counts = new Map<number, number>()
  for (const { facts } of clauses) for (const fact of facts) counts.set(fact, (counts.get(fact) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= FEWEST).map(([fact]) => fact)
  const places = new Map(kept.map((fact, at) => [fact, at]))
  const examples = clauses.map(({ facts, causes: its, weight }) => {
    const rows = [...facts].flatMap((fact) => places.get(fact) ?? [])
    const is = new Float64Array(CLASSES)
    for (const each of its) is[causes.indexOf(each)] = 1 / its.length
    if (its.length === 0) is[NONE] = 1
    return { rows, value: 1 / Math.sqrt(rows.length + 1), is, weight }
  })
  const { weights, bias } = descend(examples, kept.length)
  return pruned(kept, weights, bias)
}

type Example = { rows: number[]; value: number; is: Float64Array; weight: number }

/** One of the causes or none, from all examples at each step (Adam). Weights are [fact][class]. */
function descend(examples: Example[], rowCount: number) {
  const size = rowCount * CLASSES
  const [weights, slopes, means, squares] = Array.from({ length: 4 }, () => new Float32Array(size + CLASSES))
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  const sums = new Float64Array(CLASSES)
  for (let step = 1; step <= STEPS; step++) {
    for (let at = 0; at < size; at++) slopes![at] = (PULL * weights![at]!) / total
    slopes!.fill(0, size)
    for (const { rows, value, is, weight } of examples) {
      for (let k = 0; k < CLASSES; k++) sums[k] = weights![size + k]!
      for (const row of rows)
        for (let k = 0; k < CLASSES; k++) sums[k]! += value * weights![row * CLASSES + k]!
      const chances = chancesOf(sums)
      for (let k = 0; k < CLASSES; k++) {
        const miss = (weight * (chances[k]! - is[k]!)) / total
        slopes![size + k]! += miss
        chances[k] = miss * value
      }
      for (const row of rows) for (let k = 0; k < CLASSES; k++) slopes![row * CLASSES + k]! += chances[k]!
    }
    const pace = ((step < 0.6 * STEPS ? STEP : STEP / 3) * Math.sqrt(1 - 0.99 ** step)) / (1 - 0.9 ** step)
    for (let at = 0; at < slopes!.length; at++) {
      means![at] = 0.9 * means![at]! + 0.1 * slopes![at]!
      squares![at] = 0.99 * squares![at]! + 0.01 * slopes![at]! ** 2
      weights![at]! -= (pace * means![at]!) / (Math.sqrt(squares![at]!) + 1e-8)
    }
  }
  return { weights: weights!.subarray(0, size), bias: [...weights!.subarray(size)] }
}

function pruned(facts: number[], weights: Float32Array, bias: number[]): CauseTables {
  const scale = weights.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / 127
  const rows = new Map<number, [from: number, to: number]>()
  const [which, worth]: [number[], number[]] = [[], []]
  for (const [at, fact] of facts.entries()) {
    const from = which.length
    for (let cause = 0; cause < CLASSES; cause++) {
      const value = Math.round(weights[at * CLASSES + cause]! / scale)
      if (Math.abs(value) < LEAST) continue
      which.push(cause)
      worth.push(value)
    }
    if (which.length > from) rows.set(fact, [from, which.length])
  }
  return { rows, which: Uint8Array.from(which), worth: Int8Array.from(worth), scale, bias }
}

function pack({ rows, which, worth, scale, bias }: CauseTables): Buffer {
  const lengths = Uint8Array.from([...rows.values()].map(([from, to]) => to - from))
  const columns = { hashes: Int32Array.from(rows.keys()), lengths, which, worth }
  const round = (value: number) => Math.round(value * 1e5) / 1e5
  return packModel(Object.entries(columns), { scale, bias: bias.map(round) })
}

/** At each threshold, of happenings: right of those told, and found of those marked. */
function measure(name: string, tables: CauseTables, clauses: Clause[]) {
  const told = clauses.map(({ text, language, causes: its }) => ({
    marked: [...new Set(its.map((each) => happeningOf.get(each)))],
    found: happeningsTold(tables, readTokens(text, language)),
  }))
  const all = told.flatMap(({ marked }) => marked)
  const thresholds = [0.2, 0.3, 0.4, 0.5, 0.6].map((least) => {
    const is = told.flatMap(({ found, marked }) =>
      found.filter(({ chance }) => chance >= least).map(({ happening }) => marked.includes(happening)),
    )
    const right = is.filter(Boolean).length
    return `${least}: ${((100 * right) / is.length).toFixed(0)} / ${((100 * right) / all.length).toFixed(0)}`
  })
  console.log(`${name}, ${all.length} marked; % right / found from a chance of ${thresholds.join(', ')}`)
  return told
}

if (process.argv.includes('--measure')) {
  const isKept = ({ text }: Clause) => !isTrainedOn({ text })
  const rest = [...phrases, ...marked.filter((each) => !isKept(each)), ...others]
  const kept = marked.filter(isKept)
  const told = measure('a fifth of the clauses', learn(rest), kept)
  for (const happening of Object.keys(happenings) as Happening[]) {
    const says = told.filter(({ found }) =>
      found.some((each) => each.happening === happening && each.chance >= SURE),
    )
    const right = says.filter(({ marked }) => marked.includes(happening)).length
    const all = told.filter(({ marked }) => marked.includes(happening)).length
    console.log(`  ${happening}: ${right} of ${says.length} told are right, of ${all} marked`)
  }
  const [without, only] = [false, true].map((is) => (each: Clause) => unseen.includes(each.language) === is)
  measure(`the languages ${unseen}`, learn(rest.filter(without!)), marked.filter(only!))
} else {
  const models = new URL('../models/', import.meta.url)
  writeFileSync(new URL('causes.bin', models), pack(learn([...phrases, ...marked, ...others])))
  writeSums(models)
}
