import { seededRandom } from './random.ts'

export const DIMENSIONS = 64
const OFFSETS = [-2, -1, 1, 2]
const NEGATIVES = 4
const SUBSAMPLE = 2e-4
const EPOCHS = 2

/**
 * Skip-gram vectors with negative sampling (Mikolov et al. 2013) whose contexts know their place: the word
 * two to the left predicts with other weights than the one to the right (Ling et al. 2015). Such vectors put
 * words together that stand in the same grammar ("waiter", "receptionist"), which is what a tagger of
 * spans wants. `ids` are the texts as word numbers with -1 between sentences.
 */
export function trainEmbeddings(ids: Int32Array, counts: Float64Array): Float32Array {
  const size = counts.length
  const random = seededRandom(1)
  const input = Float32Array.from({ length: size * DIMENSIONS }, () => (random() - 0.5) / DIMENSIONS)
  const outputs = OFFSETS.map(() => new Float32Array(size * DIMENSIONS))
  const noise = noiseTable(counts)
  const keep = keepChances(counts)
  const step = new Float32Array(DIMENSIONS)
  const steps = ids.length * EPOCHS
  for (let n = 0; n < steps; n++) {
    const at = n % ids.length
    const word = ids[at] as number
    if (word < 0 || random() > (keep[word] as number)) continue
    const rate = 0.05 * Math.max(0.02, 1 - n / steps)
    const from = word * DIMENSIONS
    for (let o = 0; o < OFFSETS.length; o++) {
      const context = contextOf(ids, at, OFFSETS[o] as number)
      if (context < 0 || random() > (keep[context] as number) * 4) continue
      const output = outputs[o] as Float32Array
      step.fill(0)
      pull(input, from, output, context * DIMENSIONS, 1, rate, step)
      for (let k = 0; k < NEGATIVES; k++) {
        const other = noise[Math.floor(random() * noise.length)] as number
        if (other !== context) pull(input, from, output, other * DIMENSIONS, 0, rate, step)
      }
      for (let d = 0; d < DIMENSIONS; d++) input[from + d] = (input[from + d] as number) + (step[d] as number)
    }
  }
  return normalised(input)
}

function contextOf(ids: Int32Array, at: number, offset: number): number {
  const context = ids[at + offset] ?? -1
  const between = ids[at + offset / 2] ?? -1
  return Math.abs(offset) === 2 && between < 0 ? -1 : context
}

function pull(
  a: Float32Array,
  i: number,
  b: Float32Array,
  j: number,
  goal: number,
  rate: number,
  step: Float32Array,
) {
  let dot = 0
  for (let d = 0; d < DIMENSIONS; d++) dot += (a[i + d] as number) * (b[j + d] as number)
  const gain = rate * (goal - 1 / (1 + Math.exp(-dot)))
  for (let d = 0; d < DIMENSIONS; d++) {
    step[d] = (step[d] as number) + gain * (b[j + d] as number)
    b[j + d] = (b[j + d] as number) + gain * (a[i + d] as number)
  }
}

function noiseTable(counts: Float64Array): Int32Array {
  const weights = counts.map((count) => count ** 0.75)
  const total = weights.reduce((a, b) => a + b, 0)
  const table = new Int32Array(1 << 20)
  let word = 0
  let sum = weights[0] as number
  for (let i = 0; i < table.length; i++) {
    while (word < counts.length - 1 && sum / total < (i + 1) / table.length) sum += weights[++word] as number
    table[i] = word
  }
  return table
}

function keepChances(counts: Float64Array): Float64Array {
  const total = counts.reduce((a, b) => a + b, 0)
  return counts.map((count) => Math.min(1, Math.sqrt((SUBSAMPLE * total) / Math.max(1, count))))
}

/** Every vector gets length 1, after the mean is taken away. */
function normalised(vectors: Float32Array): Float32Array {
  const size = vectors.length / DIMENSIONS
  const mean = new Float64Array(DIMENSIONS)
  for (let i = 0; i < vectors.length; i++)
    mean[i % DIMENSIONS] = (mean[i % DIMENSIONS] as number) + (vectors[i] as number) / size
  for (let w = 0; w < size; w++) {
    let length = 1e-9
    for (let d = 0; d < DIMENSIONS; d++)
      length += ((vectors[w * DIMENSIONS + d] as number) - (mean[d] as number)) ** 2
    for (let d = 0; d < DIMENSIONS; d++) {
      const at = w * DIMENSIONS + d
      vectors[at] = ((vectors[at] as number) - (mean[d] as number)) / Math.sqrt(length)
    }
  }
  return vectors
}
