import { readFileSync } from 'node:fs'
import { unpackModel } from '../aspects/model-file.ts'
import type { Token } from '../text/tokens.ts'
import { hashToken } from '../text/word-hash.ts'

/**
 * What the words and pairs of words of a clause tell in plain facts ("forty minutes for an espresso", "hardly any wait"), in
 * English or by their glosses. `rows`: the place of each hash; weights are [row][complaint, praise].
 */
export type TellingTables = {
  rows: Map<number, number>
  weights: Int8Array | Float32Array
  scale: number
  bias: number[]
}

/** In log odds. */
export type Tells = { complaint: number; praise: number }

const NEGATION_REACH = 3
export const negations = new Set(
  `not no never without hardly barely scarcely none nothing nobody neither nor cannot isn't wasn't aren't weren't didn't don't
  doesn't can't couldn't won't wouldn't haven't hasn't`.split(/\s+/),
)

/** Calls `visit` with the hash of each word, of each pair of neighbours, and of each word within the reach of a "not". */
export function eachTelling(tokens: Token[], visit: (hash: number) => void) {
  let before = 1
  let reach = 0
  for (const token of tokens) {
    const hash = hashToken(token)
    if (hash === 0) continue
    visit(hash | 0)
    visit((Math.imul(before, 0x9e3779b1) + hash) | 0)
    if (reach > 0) visit(Math.imul(hash, 0x85ebca6b) | 0)
    reach = negations.has(token.lower) ? NEGATION_REACH : reach - 1
    before = hash
  }
  visit((Math.imul(before, 0x9e3779b1) + 1) | 0)
}

let tables: TellingTables | undefined

function loadTelling(): TellingTables {
  if (tables) return tables
  const { columns, facts } = unpackModel(readFileSync(new URL('../models/telling.bin', import.meta.url)))
  const hashes = columns.get('hashes') as Int32Array
  tables = {
    rows: new Map(Array.from(hashes, (hash, row) => [hash, row])),
    weights: columns.get('weights') as Int8Array,
    ...(facts as Pick<TellingTables, 'scale' | 'bias'>),
  }
  return tables
}

/** Replaces the tables: training measures with some that have not seen a trade. */
export function useTelling(other: TellingTables) {
  tables = other
}

/** Rounded so that every machine prints the same. */
export function tellsOf(tokens: Token[]): Tells {
  const { rows, weights, scale, bias } = loadTelling()
  let [complaint, praise, count] = [0, 0, 1]
  eachTelling(tokens, (hash) => {
    const row = rows.get(hash)
    if (row === undefined) return
    complaint += weights[row * 2]!
    praise += weights[row * 2 + 1]!
    count++
  })
  const worth = scale / Math.sqrt(count)
  const rounded = (value: number) => Math.round(Math.max(-5, Math.min(5, value)) * 100) / 100
  return { complaint: rounded(bias[0]! + complaint * worth), praise: rounded(bias[1]! + praise * worth) }
}
