import type { Token } from '../text/tokens.ts'
import type { Reading } from './read-sentence.ts'
import type { SentimentModel } from './sentiment-model.ts'
import { composeRow, SPARE_ROWS, type WordTable } from './word-table.ts'
import type { Words } from './words.ts'

/** So many places are read at once: rows of unknown words must be kept so long. */
const BLOCK = SPARE_ROWS - 2
/** Where the rows of the places of a block start, with the place before it and the one after. */
const starts = new Int32Array(BLOCK + 2)

/** The net on one sentence: three table rows added at each place; outside of the sentence there is nothing. */
export function convolve(model: SentimentModel, tokens: Token[], words: Words, reading: Reading) {
  const { table, filterBias } = model
  reading.peaks.fill(0)
  reading.sums.fill(0)
  for (let first = 0; first < words.count; first += BLOCK) {
    const places = Math.min(BLOCK, words.count - first)
    for (let k = 0; k < places + 2; k++) starts[k] = startOfRow(table, tokens, words, first + k - 1)
    addBlock(table, filterBias, places, reading)
  }
}

function startOfRow(table: WordTable, tokens: Token[], { rows, places, count }: Words, i: number): number {
  if (i < 0 || i >= count) return 0
  const row = rows[i] || composeRow(table, tokens[places[i] as number] as Token, i)
  return row * 3 * table.filters
}

/** Filter by filter, so that its peak and its sum stay at hand. */
function addBlock(
  { filters, rows }: WordTable,
  filterBias: Int32Array,
  places: number,
  { peaks, sums }: Reading,
) {
  for (let f = 0; f < filters; f++) {
    const bias = filterBias[f] as number
    let peak = peaks[f] as number
    let sum = sums[f] as number
    let before = (starts[0] as number) + f
    let at = (starts[1] as number) + f
    for (let k = 2; k < places + 2; k++) {
      const after = (starts[k] as number) + f
      const added =
        bias +
        (rows[before] as number) +
        (rows[at + filters] as number) +
        (rows[after + 2 * filters] as number)
      // max(added, 0) and the larger of two, without a branch that no processor could foresee.
      const answer = added & ~(added >> 31)
      const more = answer - peak
      peak += more & ~(more >> 31)
      sum = (sum + answer) | 0
      before = at
      at = after
    }
    peaks[f] = peak
    sums[f] = sum
  }
}
