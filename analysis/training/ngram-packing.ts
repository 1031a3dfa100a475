import { buildNgramTable } from '../sentiment/ngram-table.ts'
import { hashOne } from '../sentiment/ngrams.ts'
import type { LearntNgrams } from './ngrams.ts'

const SLOTS = 1 << 21
const MOST_NGRAMS = 1_500_000

/** What `models/ngrams.bin` holds; a step is `scale` times its square. */
export type PackedNgrams = { file: Buffer; scale: number; bias: number }

/**
 * The heaviest n-grams as signed square roots in int8, so that small weights keep their differences, and the
 * lexicon's words that the texts do not have.
 */
export function packNgrams(
  { hashes, weights, bias }: LearntNgrams,
  lexicon: Map<number, number>,
): PackedNgrams {
  const order = [...weights.keys()].sort(
    (a, b) => Math.abs(weights[b]!) - Math.abs(weights[a]!) || hashes[a]! - hashes[b]!,
  )
  // One in a hundred thousand may be cut: a few giants would leave too few steps for the rest.
  const largest = Math.abs(weights[order[Math.floor(order.length / 100_000)]!]!)
  const scale = largest / 127 ** 2
  const stepOf = (weight: number) =>
    Math.sign(weight) * Math.min(127, Math.round(Math.sqrt(Math.abs(weight) / scale)))
  const entries: [number, number][] = []
  for (const [hash, weight] of unseenWords(hashes, weights, lexicon)) entries.push([hash, stepOf(weight)])
  for (const f of order.slice(0, MOST_NGRAMS)) {
    const step = stepOf(weights[f]!)
    if (step !== 0) entries.push([hashes[f]!, step])
  }
  return { file: buildNgramTable(entries, SLOTS), scale, bias }
}

/** Lexicon words without a weight of their own, at the exchange rate of the words that have one. */
function unseenWords(
  hashes: Uint32Array,
  weights: Float32Array,
  lexicon: Map<number, number>,
): [number, number][] {
  const known = new Map<number, number>()
  for (let f = 0; f < hashes.length; f++) known.set(hashes[f] as number, weights[f] as number)
  let product = 0
  let square = 0
  const unseen: [number, number][] = []
  for (const [word, valence] of lexicon) {
    const hash = hashOne(Uint32Array.of(word), 0)
    const weight = known.get(hash)
    if (weight === undefined) {
      unseen.push([hash, valence])
      continue
    }
    product += weight * valence
    square += valence * valence
  }
  return unseen.map(([hash, valence]) => [hash, (valence * product) / square])
}
