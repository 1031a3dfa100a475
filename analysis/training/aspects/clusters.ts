import { DIMENSIONS } from './embeddings.ts'
import { seededRandom } from './random.ts'

/** Spherical k-means over the word vectors; returns each word's cluster from 0 to `k - 1`. */
export function clusterWords(
  vectors: Float32Array,
  counts: Float64Array,
  k: number,
  rounds = 12,
): Uint16Array {
  const size = counts.length
  const random = seededRandom(k)
  const centres = new Float32Array(k * DIMENSIONS)
  for (let c = 0; c < k; c++) {
    // Seeds come from the more common words, which have the better vectors.
    const word = Math.floor(random() ** 2 * size)
    centres.set(vectors.subarray(word * DIMENSIONS, (word + 1) * DIMENSIONS), c * DIMENSIONS)
  }
  const cluster = new Uint16Array(size)
  for (let round = 0; round < rounds; round++) {
    for (let w = 0; w < size; w++) cluster[w] = nearest(vectors, w, centres, k)
    centres.fill(0)
    for (let w = 0; w < size; w++) {
      const weight = Math.log(2 + (counts[w] as number))
      const at = (cluster[w] as number) * DIMENSIONS
      for (let d = 0; d < DIMENSIONS; d++) {
        centres[at + d] = (centres[at + d] as number) + weight * (vectors[w * DIMENSIONS + d] as number)
      }
    }
    for (let c = 0; c < k; c++) {
      let length = 1e-9
      for (let d = 0; d < DIMENSIONS; d++) length += (centres[c * DIMENSIONS + d] as number) ** 2
      const scale = 1 / Math.sqrt(length)
      for (let d = 0; d < DIMENSIONS; d++)
        centres[c * DIMENSIONS + d] = (centres[c * DIMENSIONS + d] as number) * scale
    }
  }
  return cluster
}

function nearest(vectors: Float32Array, word: number, centres: Float32Array, k: number): number {
  let best = 0
  let bestDot = Number.NEGATIVE_INFINITY
  for (let c = 0; c < k; c++) {
    let dot = 0
    for (let d = 0; d < DIMENSIONS; d++) {
      dot += (vectors[word * DIMENSIONS + d] as number) * (centres[c * DIMENSIONS + d] as number)
    }
    if (dot > bestDot) {
      bestDot = dot
      best = c
    }
  }
  return best
}
