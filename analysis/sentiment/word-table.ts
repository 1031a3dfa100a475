import type { Token } from '../text/tokens.ts'
import { hashToken } from '../text/word-hash.ts'
import { eachPiece, PIECE_BUCKETS } from '../text/word-pieces.ts'

/**
 * What each word adds to each filter of the net, as the word before, at and after a place: a convolution of
 * width three over word vectors, multiplied out into int8 rows, so that reading is adding.
 */
export type WordTable = {
  filters: number
  words: number
  /** Open addressing, two numbers a slot: word hash and row; row 0 is all zeros and means "free". */
  slots: Uint32Array
  /** Rows: nothing, the words by frequency, the buckets of character pieces, then a few for unknown words. */
  rows: Int8Array
  /** A bit for the upper 17 bits of the hash of each frequent word: most strangers are turned away here. */
  frequent: Uint32Array
  scratch: Int32Array
}

/** Rows for unknown words, used in turn: each stays valid while this many places are read. */
export const SPARE_ROWS = 64
/** Words rarer than these are no better guess than a typing error. */
const FREQUENT_WORDS = 12_000

/** `models/words.bin` (little-endian): u32 filters, u32 words, word hashes (u32 each), int8 rows. */
export function readWordTable(file: Buffer): WordTable {
  const view = new DataView(file.buffer, file.byteOffset, file.length)
  const filters = view.getUint32(0, true)
  const words = view.getUint32(4, true)
  const mask = 2 ** Math.ceil(Math.log2(words * 1.6)) - 1
  const slots = new Uint32Array(2 * (mask + 1))
  const frequent = new Uint32Array(1 << 12)
  for (let word = 0; word < words; word++) {
    const hash = view.getUint32(8 + 4 * word, true)
    if (word < FREQUENT_WORDS)
      frequent[hash >>> 20] = (frequent[hash >>> 20] as number) | (1 << ((hash >>> 15) & 31))
    let slot = hash & mask
    while (slots[2 * slot + 1] !== 0) slot = (slot + 1) & mask
    slots[2 * slot] = hash
    slots[2 * slot + 1] = word + 1
  }
  const rows = new Int8Array((1 + words + PIECE_BUCKETS + SPARE_ROWS) * 3 * filters)
  rows.set(new Int8Array(file.buffer, file.byteOffset + 8 + 4 * words), 3 * filters)
  return { filters, words, slots, rows, frequent, scratch: new Int32Array(3 * filters) }
}

/** The row of a known word; words are numbered from 1 by falling frequency. 0 when it is unknown. */
export function findWord(table: WordTable, hash: number): number {
  const { slots } = table
  const mask = slots.length / 2 - 1
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const row = slots[2 * slot + 1] as number
    if (row === 0 || slots[2 * slot] === hash) return row
  }
}

/** The row of a frequent word, 0 for any other. */
export function findFrequentWord(table: WordTable, hash: number): number {
  if (((table.frequent[hash >>> 20] as number) & (1 << ((hash >>> 15) & 31))) === 0) return 0
  const row = findWord(table, hash)
  return row <= FREQUENT_WORDS ? row : 0
}

/** Makes a row for a word never seen from its character pieces ("excellnt" is near "excellent"). */
export function composeRow(table: WordTable, token: Token, spare: number): number {
  if (token.kind !== 'word') return 0
  const width = 3 * table.filters
  const row = 1 + table.words + PIECE_BUCKETS + (spare % SPARE_ROWS)
  const sums = table.scratch.fill(0)
  let pieces = 0
  eachPiece(token.lower, (bucket) => {
    const from = (1 + table.words + bucket) * width
    for (let i = 0; i < width; i++) sums[i] = (sums[i] as number) + (table.rows[from + i] as number)
    pieces++
  })
  for (let i = 0; i < width; i++)
    table.rows[row * width + i] = pieces ? Math.trunc((sums[i] as number) / pieces) : 0
  return row
}

/** The place of a word among the English words of reviews, by falling frequency from 1; 0 for an unknown one. */
export function rankOfWord(table: WordTable, token: Token): number {
  return findWord(table, hashToken(token))
}

const COMMON_WORDS = 8000

export function isCommonWord(table: WordTable, token: Token): boolean {
  const rank = rankOfWord(table, token)
  return rank > 0 && rank <= COMMON_WORDS
}
