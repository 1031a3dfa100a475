import { readFileSync } from 'node:fs'
import { loadAspectModel } from '../aspects/aspect-model.ts'
import { unpackModel } from '../aspects/model-file.ts'
import { FIRST_WORD, wordId } from '../aspects/words.ts'
import { loadEngine } from '../engine.ts'
import { glossTokens } from '../languages/gloss.ts'
import type { Clause } from '../sentiment/clauses.ts'
import { negations, tellsOf } from '../sentiment/tells.ts'
import { readLitotes } from '../text/litotes.ts'
import { type Token, tokenise } from '../text/tokens.ts'
import { hashString, hashToken } from '../text/word-hash.ts'
import { type Cause, causes, type Happening, happeningOf } from './causes.ts'
import { weekdayWords } from './find-weekday.ts'

/** What happened to a customer, by the clause that tells it: its offsets are in the text. */
export type FoundCause = { cause: Cause; chance: number; start: number; end: number }

type Told = { start: number; end: number; clauses: Clause[] }

/** `rows`: for each fact, its range in `which` (the cause) and `worth` (the weight). */
export type CauseTables = {
  rows: Map<number, [from: number, to: number]>
  which: Uint8Array
  worth: Int8Array
  scale: number
  bias: number[]
}

/** From here on a clause tells what happened: of clauses kept back from training about four of five told are right. */
export const SURE = 0.35
/** In log odds, of complaint over praise: only what complains by its own words tells what went wrong. */
const COMPLAINS = { negative: 0, neutral: 0.5, positive: 0.5 }
/** Or negative by its words with at least this confidence: "very" and shouting lean `tells` to praise even in a complaint. */
const SURELY_NEGATIVE = 0.85
const NEGATION_REACH = 3
const PAIR_REACH = 2
/** In letters: the beginning of a word stands for its forms. */
const STEM = 5

/** The tokens of a sentence in English, as far as they can be glossed. */
export function readTokens(text: string, language: string): Token[] {
  const glossary = loadEngine().foreign.languages.get(language)?.glossary
  const tokens = tokenise(text)
  return readLitotes(glossary ? glossTokens(glossary, tokens) : tokens)
}

const times = new Map(
  [
    weekdayWords.join(' '),
    'january february march april may june july august september october november december easter christmas',
    'minute minutes hour hours day days week weeks fortnight month months year years',
    'today tomorrow yesterday',
  ].flatMap((words, kind) => words.split(' ').map((word): [string, number] => [word, kind])),
)

const mixed = (kind: number, value: number) => {
  const hash = Math.imul(value ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b)
  return (hash ^ (hash >>> 15)) | 0
}

/**
 * Visits the words of a clause, their beginnings and kinds, each two near each other, the kinds of time that it names one after
 * the other, and how much it complains.
 */
export function eachFact(tokens: Token[], visit: (fact: number) => void) {
  const model = loadAspectModel()
  const near: number[] = []
  let reach = 0
  let written = ''
  let time = 0
  for (const token of tokens) {
    const hash = hashToken(token)
    if (hash === 0) continue
    visit(mixed(1, hash))
    if (reach > 0) visit(mixed(2, hash))
    reach = negations.has(token.lower) ? NEGATION_REACH : reach - 1
    for (const [at, before] of near.entries())
      visit(mixed(at === near.length - 1 ? 3 : 4, Math.imul(before, 31) + hash))
    near.push(hash)
    if (near.length >= PAIR_REACH) near.shift()
    if (token.kind !== 'word') continue
    const named = times.get(token.lower) ?? times.get(token.text.toLowerCase())
    if (named !== undefined) {
      if (time > 0) visit(mixed(10, 8 * time + named))
      time = named + 1
    }
    const word = wordId(model.vocabulary, token)
    if (word >= FIRST_WORD) visit(mixed(5, (model.words[word]! >> 8) & 255))
    if (token.lower.length > STEM) visit(mixed(6, hashString(token.lower.slice(0, STEM))))
    if (!token.isForeign || token.text === written) continue
    written = token.text
    const own = written.toLowerCase()
    visit(mixed(7, hashString(own)))
    if (own.length > STEM) visit(mixed(8, hashString(own.slice(0, STEM))))
  }
  const { complaint, praise } = tellsOf(tokens)
  visit(mixed(9, Math.round(Math.max(-4, Math.min(4, complaint - praise)))))
}

let tables: CauseTables | undefined

function loadCauses(): CauseTables {
  if (tables) return tables
  const { columns, facts } = unpackModel(readFileSync(new URL('../models/causes.bin', import.meta.url)))
  const rows: CauseTables['rows'] = new Map()
  const lengths = columns.get('lengths') as Uint8Array
  let from = 0
  for (const [at, hash] of (columns.get('hashes') as Int32Array).entries()) {
    rows.set(hash, [from, from + lengths[at]!])
    from += lengths[at]!
  }
  tables = {
    rows,
    which: columns.get('which') as Uint8Array,
    worth: columns.get('worth') as Int8Array,
    ...(facts as Pick<CauseTables, 'scale' | 'bias'>),
  }
  return tables
}

/**
 * The happenings that a clause tells, the likeliest first, each with its likeliest cause. Rounded so that every machine
 * prints the same.
 */
export function happeningsTold({ rows, which, worth, scale, bias }: CauseTables, tokens: Token[]) {
  const sums = new Float64Array(causes.length + 1)
  const seen = new Set<number>()
  let count = 1
  eachFact(tokens, (fact) => {
    const row = rows.get(fact)
    if (!row || seen.has(fact)) return
    seen.add(fact)
    count++
    for (let at = row[0]; at < row[1]; at++) sums[which[at]!]! += worth[at]!
  })
  const chances = chancesOf(sums.map((sum, at) => bias[at]! + (sum * scale) / Math.sqrt(count)))
  const told = new Map<Happening, { happening: Happening; cause: Cause; chance: number; most: number }>()
  for (const [at, cause] of causes.entries()) {
    const happening = happeningOf.get(cause)!
    const before = told.get(happening)
    const chance = (before?.chance ?? 0) + chances[at]!
    const most = Math.max(before?.most ?? 0, chances[at]!)
    told.set(happening, { happening, cause: most === before?.most ? before.cause : cause, chance, most })
  }
  return [...told.values()]
    .map(({ happening, cause, chance }) => ({ happening, cause, chance: Math.round(100 * chance) / 100 }))
    .sort((one, other) => other.chance - one.chance)
}

export function chancesOf(logOdds: Float64Array): Float64Array {
  const most = Math.max(...logOdds)
  const parts = logOdds.map((each) => Math.exp(each - most))
  const sum = parts.reduce((total, each) => total + each, 0)
  return parts.map((each) => each / sum)
}

/** The causes told in a sentence, at most one for each clause; if no clause tells one, the sentence as a whole may. */
export function findCauses(
  text: string,
  { start: from, end, clauses }: Told,
  language: string,
): FoundCause[] {
  const complaining = clauses.filter(
    ({ tells, byWords: { label, confidence } }) =>
      tells.complaint - tells.praise >= COMPLAINS[label] ||
      (label === 'negative' && confidence >= SURELY_NEGATIVE),
  )
  if (complaining.length === 0) return []
  const tokens = readTokens(text.slice(from, end), language)
  const told = (start: number, end: number, its: Token[]): FoundCause[] => {
    const [first] = happeningsTold(loadCauses(), its)
    return first!.chance >= SURE ? [{ cause: first!.cause, chance: first!.chance, start, end }] : []
  }
  const found = complaining.flatMap(({ start, end }) =>
    told(
      start,
      end,
      tokens.filter((token) => token.start + from < end && token.end + from > start),
    ),
  )
  return found.length > 0 || clauses.length === 1 ? found : told(from, end, tokens)
}
