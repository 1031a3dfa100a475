import { hashOne, hashThree, hashTwo, ngramNorm } from '../sentiment/ngrams.ts'
import type { Streams } from './streams.ts'

const LEAST_COUNT = 3

/** The n-grams of each text: `ids[start[i] .. start[i + 1]]` are those of text `i`. */
export type Features = {
  start: Float64Array
  ids: Int32Array
  norms: Float32Array
  size: number
  hashes: Uint32Array
}

/** Numbers the n-grams that occur often enough, and lists them text by text. */
export function collectFeatures(streams: Streams, texts: number[]): Features {
  const slots = 1 << 25
  const keys = new Uint32Array(slots)
  const counts = new Uint32Array(slots)
  const find = (hash: number) => {
    let slot = hash & (slots - 1)
    while (counts[slot] !== 0 && keys[slot] !== hash) slot = (slot + 1) & (slots - 1)
    return slot
  }
  let total = 0
  for (const text of texts) {
    eachNgram(streams, text, (hash) => {
      const slot = find(hash)
      keys[slot] = hash
      counts[slot] = (counts[slot] as number) + 1
      total++
    })
  }
  const idOf = new Int32Array(slots).fill(-1)
  const hashes: number[] = []
  for (let slot = 0; slot < slots; slot++) {
    if ((counts[slot] as number) >= LEAST_COUNT) idOf[slot] = hashes.push(keys[slot] as number) - 1
  }
  const ids = new Int32Array(total)
  const start = new Float64Array(texts.length + 1)
  const norms = new Float32Array(texts.length)
  let end = 0
  for (const [i, text] of texts.entries()) {
    const words = eachNgram(streams, text, (hash) => {
      const id = idOf[find(hash)] as number
      if (id >= 0) ids[end++] = id
    })
    norms[i] = ngramNorm(words)
    start[i + 1] = end
  }
  return { start, ids, norms, size: hashes.length, hashes: Uint32Array.from(hashes) }
}

/** Calls `visit` with the hash of each n-gram of a text; returns how many words it has. */
function eachNgram(streams: Streams, text: number, visit: (hash: number) => void): number {
  const from = streams.offsets[text] as number
  const to = streams.offsets[text + 1] as number
  const sentence = new Uint32Array(3)
  let length = 0
  let words = 0
  for (let at = from; at < to; at++) {
    const id = streams.ids[at] as number
    if (id === 0) {
      length = 0
      continue
    }
    words++
    sentence[0] = sentence[1] as number
    sentence[1] = sentence[2] as number
    sentence[2] = streams.hashes[id] as number
    length++
    visit(hashOne(sentence, 2))
    if (length > 1) visit(hashTwo(sentence, 2))
    if (length > 2) visit(hashThree(sentence, 2))
  }
  return words
}
