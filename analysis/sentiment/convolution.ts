import type { Token } from '../text/tokens.ts'
import type { Reading } from './reading.ts'
import type { SentimentModel } from './sentiment-model.ts'
import { composeRow } from './word-table.ts'
import type { Words } from './words.ts'

/** The net on one sentence: three table rows added at each place; outside of the sentence there is nothing. */
export function convolve(model: SentimentModel, tokens: Token[], words: Words, { peaks, sums }: Reading) {
  const { table, filterBias } = model
  const { filters, rows } = table
  const { count } = words
  peaks.fill(0)
  sums.fill(0)
  const rowAt = (i: number) => {
    if (i >= count) return 0
    return words.rows[i] || composeRow(table, tokens[words.places[i] as number] as Token, i)
  }
  let before = 0
  let at = rowAt(0)
  for (let i = 0; i < count; i++) {
    const after = rowAt(i + 1)
    let a = before * 3 * filters
    let b = at * 3 * filters + filters
    let c = after * 3 * filters + 2 * filters
    for (let f = 0; f < filters; f++) {
      const sum =
        (filterBias[f] as number) + (rows[a++] as number) + (rows[b++] as number) + (rows[c++] as number)
      // max(sum, 0) and the larger of two, without a branch that no processor could foresee.
      const answer = sum & ~(sum >> 31)
      sums[f] = (sums[f] as number) + answer
      const more = answer - (peaks[f] as number)
      peaks[f] = (peaks[f] as number) + (more & ~(more >> 31))
    }
    before = at
    at = after
  }
}
