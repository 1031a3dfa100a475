import { readFileSync } from 'node:fs'
import { isDigit, isUpper } from '../text/characters.ts'
import type { Token } from '../text/tokens.ts'
import { hashString } from '../text/word-hash.ts'
import { unpackModel } from './model-file.ts'
import { PADDING, type Reading } from './read-sentence.ts'
import { FIRST_WORD } from './words.ts'

/** Two kinds: the word names a thing of the business (also a person or product), and it names a person. */
const KINDS = 2

/** How likely each word names what a review speaks of, by hashed facts about it and its neighbours. */
export type NamingTables = {
  /** [row][kind]; the number of rows is a power of two. */
  rows: Int8Array | Float32Array
  scale: number
  bias: number[]
}

export const NAMING_FACTS = 26
const SHORTEST_ENDING = 2
const LONGEST_ENDING = 4

/** Writes the rows of a word's facts from `out[0]` on; returns how many. */
export function namingFacts(
  { word, grammar, cluster, tone, link, begin }: Reading,
  text: string,
  tokens: Token[],
  i: number,
  language: string,
  mask: number,
  out: Int32Array,
): number {
  const p = PADDING + i
  let count = 0
  const add = (kind: number, value: number) => {
    let hash = Math.imul(value ^ Math.imul(kind + 1, 0x9e3779b1), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    out[count++] = (hash ^ (hash >>> 16)) & mask
  }
  const token = tokens[i]!
  const lower = hashString(token.lower)
  const seed = hashString(language)
  const isUnknown = word[p]! < FIRST_WORD
  const first = text.charCodeAt(token.start)
  const shape = isUpper(first) ? (isUpper(text.charCodeAt(token.start + 1)) ? 2 : 1) : isDigit(first) ? 3 : 0
  const place = i === 0 ? 0 : 1
  const before = grammar[p - 1]!
  const after = grammar[p + 1]!
  add(0, lower)
  add(1, grammar[p]!)
  add(2, cluster[p]!)
  add(3, tone[p]! * 4 + link[p]!)
  add(4, before)
  add(5, after)
  add(6, (before << 8) | grammar[p]!)
  add(7, (grammar[p]! << 8) | after)
  add(8, (before << 16) | (grammar[p]! << 8) | after)
  add(9, i > 0 ? hashString(tokens[i - 1]!.lower) : 1)
  add(10, i + 1 < tokens.length ? hashString(tokens[i + 1]!.lower) : 1)
  add(11, (shape * 2 + place) * 2 + (isUnknown ? 1 : 0))
  add(12, Math.imul(seed, (shape * 2 + place) * 2 + (isUnknown ? 1 : 0) + 7))
  add(13, Math.max(-6, Math.min(6, Math.round(begin[p]!))) + 8)
  add(14, (cluster[p - 1]! << 8) | cluster[p]!)
  add(15, (cluster[p]! << 8) | cluster[p + 1]!)
  add(16, (tone[p - 1]! * 4 + tone[p + 1]!) * 4 + tone[p + 2]!)
  add(17, Math.imul(seed, 31) ^ lower)
  if (!isUnknown) return count
  const written = text.slice(token.start, token.end).toLowerCase()
  for (let length = SHORTEST_ENDING; length <= LONGEST_ENDING; length++) {
    if (written.length <= length) break
    add(20 + length, seed ^ hashString(written.slice(-length)))
  }
  add(25, (seed ^ (before << 8)) | (shape * 2 + place))
  add(26, seed ^ (shape * 2 + place) ^ Math.imul(after + 1, 77))
  return count
}

let tables: NamingTables | undefined

export function loadNaming(): NamingTables {
  if (tables) return tables
  const { columns, facts } = unpackModel(readFileSync(new URL('../models/naming.bin', import.meta.url)))
  tables = { rows: columns.get('rows') as Int8Array, ...(facts as Omit<NamingTables, 'rows'>) }
  return tables
}

/** Replaces the tables: training measures with some that have not seen a trade. */
export function useNaming(other: NamingTables) {
  tables = other
}

const facts = new Int32Array(NAMING_FACTS)

/** How likely each token of the sentence in `reading` names a thing, and somebody: two numbers a token. */
export function scoreNames(reading: Reading, text: string, tokens: Token[], language: string): Float64Array {
  const { rows, scale, bias } = loadNaming()
  const scores = new Float64Array(tokens.length * KINDS)
  const mask = rows.length / KINDS - 1
  for (let i = 0; i < tokens.length; i++) {
    if (!mayName(tokens[i]!)) continue
    const count = namingFacts(reading, text, tokens, i, language, mask, facts)
    for (let kind = 0; kind < KINDS; kind++) {
      let sum = 0
      for (let k = 0; k < count; k++) sum += rows[facts[k]! * KINDS + kind]!
      scores[i * KINDS + kind] = 1 / (1 + Math.exp(-bias[kind]! - sum * scale))
    }
  }
  return scores
}

export const mayName = ({ kind }: Token) => kind === 'word' || kind === 'number'
