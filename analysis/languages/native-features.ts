import type { Token } from '../text/tokens.ts'
import { hashToken } from '../text/word-hash.ts'
import { hashOn } from './gloss-table.ts'
import { fold } from './letters.ts'

const SHORTEST_PIECE = 3
const LONGEST_PIECE = 5
const LONGEST_WORD = 30
const PRIME = 0x01000193
const EDGE = 0x20
const GLOSS = 0x3c6ef372

/** The seed for hashes of a language's own words; pieces of words are shared by all languages. */
export function nativeSeed(language: string): number {
  return hashOn(0x2f0b1a77, language)
}

/**
 * Calls `visit` with the hash of each word, each pair of neighbours, and each run of three to five letters of a word
 * with its edges, without diacritics; then with the hash of each gloss and each pair of neighbouring glosses, which all
 * languages share. Returns the number of calls.
 */
export function eachNativeFeature(
  tokens: Token[],
  glossed: Token[],
  seed: number,
  visit: (hash: number) => void,
): number {
  let count = eachGloss(glossed, visit)
  let before = 0
  for (const token of tokens) {
    if (token.kind !== 'word') {
      const hash = hashToken(token)
      if (hash === 0) continue
      visit(spread(hash ^ 0x5bd1e995))
      count++
      before = 0
      continue
    }
    const word = fold(token.lower).slice(0, LONGEST_WORD)
    const hash = hashOn(seed, word)
    visit(spread(hash))
    count++
    if (before !== 0) {
      visit(spread((Math.imul(before, 0x9e3779b1) + hash) | 0))
      count++
    }
    before = hash
    count += eachPieceOf(word, visit)
  }
  return count
}

/** Calls `visit` with the hash of each gloss and each pair of neighbours; returns the number of calls. */
export function eachGloss(glossed: Token[], visit: (hash: number) => void): number {
  let count = 0
  let before = 0
  for (const token of glossed) {
    const hash = token.kind === 'word' ? hashToken(token) : 0
    if (hash !== 0) {
      visit(spread(hash ^ GLOSS))
      count++
      if (before !== 0) {
        visit(spread((Math.imul(before, 0x85ebca6b) + hash) ^ GLOSS))
        count++
      }
    }
    before = hash
  }
  return count
}

function eachPieceOf(word: string, visit: (hash: number) => void): number {
  let count = 0
  const last = word.length
  for (let start = -1; start + SHORTEST_PIECE <= last + 1; start++) {
    let hash = 0x811c9dc5
    for (let i = start; i < start + LONGEST_PIECE && i <= last; i++) {
      hash = Math.imul(hash ^ (i < 0 || i === last ? EDGE : word.charCodeAt(i)), PRIME)
      if (i - start + 1 < SHORTEST_PIECE) continue
      visit(spread(hash))
      count++
    }
  }
  return count
}

/** Spreads the bits, so that the low ones choose a slot and the high ones tell neighbours apart. */
function spread(hash: number): number {
  let mixed = hash | 0
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** A long text has more features; its sum is brought back to the size of a short one's. */
export function nativeNorm(features: number): number {
  return 1 / Math.sqrt(Math.max(8, features))
}
