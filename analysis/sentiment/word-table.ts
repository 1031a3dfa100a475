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
  /** Open addressing: word hash to row number; row 0 is all zeros and means "free". */
  hashes: Uint32Array
  rowOf: Uint32Array
  /** Rows: nothing, the words by frequency, the buckets of character pieces, then a few for unknown words. */
  rows: Int8Array
  /** Room for one row while it is made. */
  scratch: Int32Array
}

const SPARE_ROWS = 4

/** `models/words.bin` (little-endian): u32 filters, u32 words, word hashes (u32 each), int8 rows. */
export function readWordTable(file: Buffer): WordTable {
  const view = new DataView(file.buffer, file.byteOffset, file.length)
  const filters = view.getUint32(0, true)
  const words = view.getUint32(4, true)
  const slots = 2 ** Math.ceil(Math.log2(words * 1.6))
  const hashes = new Uint32Array(slots)
  const rowOf = new Uint32Array(slots)
  for (let word = 0; word < words; word++) {
    const hash = view.getUint32(8 + 4 * word, true)
    let slot = hash & (slots - 1)
    while (rowOf[slot] !== 0) slot = (slot + 1) & (slots - 1)
    hashes[slot] = hash
    rowOf[slot] = word + 1
  }
  const rows = new Int8Array((1 + words + PIECE_BUCKETS + SPARE_ROWS) * 3 * filters)
  rows.set(new Int8Array(file.buffer, file.byteOffset + 8 + 4 * words), 3 * filters)
  return { filters, words, hashes, rowOf, rows, scratch: new Int32Array(3 * filters) }
}

/** The row of a known word; words are numbered from 1 by falling frequency. 0 when it is unknown. */
export function findWord(table: WordTable, hash: number): number {
  const mask = table.hashes.length - 1
  let slot = hash & mask
  while (table.rowOf[slot] !== 0) {
    if (table.hashes[slot] === hash) return table.rowOf[slot] as number
    slot = (slot + 1) & mask
  }
  return 0
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

const COMMON_WORDS = 8000

/** The place of a word among the English words of reviews, by falling frequency from 1; 0 for an unknown one. */
export function rankOfWord(table: WordTable, token: Token): number {
  return findWord(table, hashToken(token))
}

/** Whether a token is among the most frequent English words of reviews. */
export function isCommonWord(table: WordTable, token: Token): boolean {
  const rank = rankOfWord(table, token)
  return rank > 0 && rank <= COMMON_WORDS
}
