import type { Reading } from './read-sentence.ts'

export const TERM_FEATURES = 20

/**
 * The joint features of one place, as places in a table of `mask + 1` rows. Single words are not here: all
 * that depends on one word alone is added up beforehand, in the tables by word.
 */
export function termFeatures(r: Reading, p: number, mask: number, out: Int32Array, from: number): void {
  const { word, grammar, cluster, tone, shape } = r
  const w0 = word[p] as number
  const w1 = word[p - 1] as number
  const w2 = word[p + 1] as number
  const c0 = cluster[p] as number
  const g0 = grammar[p] as number
  const g1 = grammar[p - 1] as number
  const g2 = grammar[p + 1] as number
  const s0 = shape[p] as number
  const before = r.before[p] as number
  const after = r.after[p] as number
  const hasJudgement = before + after < 12 ? 1 : 0
  out[from] = row(1, grammar[p - 2] as number, g1, g0, mask)
  out[from + 1] = row(2, g1, g0, g2, mask)
  out[from + 2] = row(3, g0, g2, grammar[p + 2] as number, mask)
  out[from + 3] = row(4, w1, w0, 0, mask)
  out[from + 4] = row(5, w0, w2, 0, mask)
  out[from + 5] = row(6, cluster[p - 1] as number, c0, 0, mask)
  out[from + 6] = row(7, c0, cluster[p + 1] as number, 0, mask)
  out[from + 7] = row(8, w1, g0, g2, mask)
  out[from + 8] = row(9, g1, g0, w2, mask)
  out[from + 9] = row(10, shape[p - 1] as number, s0, shape[p + 1] as number, mask)
  out[from + 10] = row(11, s0, g0, g1, mask)
  out[from + 11] = row(12, tone[p - 1] as number, g0, g2, mask)
  out[from + 12] = row(13, tone[p + 1] as number, tone[p + 2] as number, g0, mask)
  out[from + 13] = row(14, before, g0, g1, mask)
  out[from + 14] = row(15, after, g0, g2, mask)
  out[from + 15] = row(16, hasJudgement, c0, 0, mask)
  out[from + 16] = row(17, word[p - 2] as number, w1, g0, mask)
  out[from + 17] = row(18, w2, word[p + 2] as number, g0, mask)
  out[from + 18] = row(19, c0, before, after, mask)
  out[from + 19] = row(20, c0, g1, g2, mask)
}

function row(template: number, a: number, b: number, c: number, mask: number): number {
  let hash = Math.imul(template, 0x9e3779b1)
  hash = Math.imul(hash ^ a, 0x85ebca6b)
  hash = Math.imul((hash ^ (hash >>> 13)) + b, 0xc2b2ae35)
  hash = Math.imul((hash ^ (hash >>> 15)) + c, 0x27d4eb2f)
  return (hash ^ (hash >>> 14)) & mask
}
