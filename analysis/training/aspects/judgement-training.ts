import { SENSES } from '../../aspects/judge-term.ts'
import { ROLES } from '../../aspects/judgement-features.ts'
import { seededRandom, shuffle } from './random.ts'
import type { WordTypes } from './term-training.ts'

const CLASSES = 3

export type JudgementExample = {
  words: Int32Array
  roles: Int32Array
  rows: Int32Array
  /** 0 negative, 1 neutral, 2 positive. */
  label: number
  weight: number
  /** Sets differ in how often they call a thing neutral; each has its own bias, which is not shipped. */
  source: number
}

export type JudgementWeights = {
  /** [word][sense] */
  senses: Float32Array
  /** [role][sense][class] */
  roles: Float32Array
  /** [row][class] */
  rows: Float32Array
  /** [source][class] */
  biases: Float32Array
}

export type JudgementOptions = {
  rows: number
  epochs: number
  rate: number
  decay: number
  sources: number
  dropWords: number
}

/**
 * Multinomial logistic regression whose word features are factored: the place of a word decides how its few
 * senses count, and its senses come from its own name, its vector and its classes. By AdaGrad.
 */
export function trainJudgements(
  examples: JudgementExample[],
  types: WordTypes,
  o: JudgementOptions,
): JudgementWeights {
  const random = seededRandom(11)
  const noise = (size: number, scale: number) =>
    Float32Array.from({ length: size }, () => (random() - 0.5) * scale)
  const own = new Float32Array(types.size * SENSES)
  const byNumber = noise(types.width * SENSES, 0.1)
  const byClass = noise(types.classCount * SENSES, 0.05)
  const roles = noise(ROLES * SENSES * CLASSES, 0.2)
  const rows = new Float32Array(o.rows * CLASSES)
  const biases = new Float32Array(o.sources * CLASSES)
  const squares = [own, byNumber, byClass, roles, rows, biases].map((w) =>
    new Float32Array(w.length).fill(0.5),
  )
  const [ownSq, numberSq, classSq, rolesSq, rowsSq, biasSq] = squares as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const step = (
    w: Float32Array,
    sq: Float32Array,
    at: number,
    gradient: number,
    rate: number,
    decay: number,
  ) => {
    const value = w[at] as number
    const g = gradient + decay * value
    const square = (sq[at] as number) + g * g
    sq[at] = square
    w[at] = value - (rate * g) / Math.sqrt(square)
  }
  const order = examples.map((_, i) => i)
  const sense = new Float32Array(64 * SENSES)
  const logits = new Float64Array(CLASSES)
  const gradients = new Float64Array(CLASSES)
  const back = new Float64Array(SENSES)
  const numberGradient = new Float64Array(types.width * SENSES)
  for (let epoch = 0; epoch < o.epochs; epoch++) {
    shuffle(order, random)
    const rate = o.rate * (1 - (0.8 * epoch) / o.epochs)
    for (const index of order) {
      const e = examples[index] as JudgementExample
      const hidesWords = random() < o.dropWords
      for (let k = 0; k < CLASSES; k++) logits[k] = biases[e.source * CLASSES + k] as number
      for (let i = 0; i < e.words.length; i++) {
        const word = e.words[i] as number
        const role = (e.roles[i] as number) * SENSES
        readSenses(word, i * SENSES, hidesWords)
        for (let s = 0; s < SENSES; s++) {
          const value = sense[i * SENSES + s] as number
          for (let k = 0; k < CLASSES; k++) {
            logits[k] = (logits[k] as number) + value * (roles[(role + s) * CLASSES + k] as number)
          }
        }
      }
      for (const row of e.rows) {
        for (let k = 0; k < CLASSES; k++)
          logits[k] = (logits[k] as number) + (rows[row * CLASSES + k] as number)
      }
      softmax(logits)
      let size = 0
      for (let k = 0; k < CLASSES; k++) {
        gradients[k] = e.weight * ((logits[k] as number) - (e.label === k ? 1 : 0))
        size += Math.abs(gradients[k] as number)
      }
      if (size < 0.002) continue
      for (let k = 0; k < CLASSES; k++) {
        const g = gradients[k] as number
        step(biases, biasSq, e.source * CLASSES + k, g, rate, 0)
        for (const row of e.rows) step(rows, rowsSq, row * CLASSES + k, g, rate * 0.5, o.decay)
      }
      for (let i = 0; i < e.words.length; i++) {
        const word = e.words[i] as number
        const role = (e.roles[i] as number) * SENSES
        for (let s = 0; s < SENSES; s++) {
          let sum = 0
          for (let k = 0; k < CLASSES; k++) {
            const at = (role + s) * CLASSES + k
            sum += (gradients[k] as number) * (roles[at] as number)
            step(
              roles,
              rolesSq,
              at,
              (gradients[k] as number) * (sense[i * SENSES + s] as number),
              rate * 0.3,
              o.decay * 0.1,
            )
          }
          back[s] = sum
        }
        for (let s = 0; s < SENSES; s++) {
          const g = back[s] as number
          if (!hidesWords) step(own, ownSq, word * SENSES + s, g, rate * 0.5, o.decay)
          for (const column of types.classes) {
            step(byClass, classSq, (column[word] as number) * SENSES + s, g, rate * 0.3, o.decay)
          }
        }
        const from = word * types.width
        for (let d = 0; d < types.width; d++) {
          const value = types.dense[from + d] as number
          for (let s = 0; s < SENSES; s++) {
            numberGradient[d * SENSES + s] =
              (numberGradient[d * SENSES + s] as number) + (back[s] as number) * value
          }
        }
      }
      for (let k = 0; k < numberGradient.length; k++) {
        step(byNumber, numberSq, k, numberGradient[k] as number, rate * 0.3, o.decay * 0.1)
      }
      numberGradient.fill(0)
    }
  }
  const senses = new Float32Array(types.size * SENSES)
  for (let w = 0; w < types.size; w++) {
    readSenses(w, 0, false)
    senses.set(sense.subarray(0, SENSES), w * SENSES)
  }
  return { senses, roles, rows, biases }

  function readSenses(word: number, at: number, hidesWords: boolean): void {
    for (let s = 0; s < SENSES; s++) sense[at + s] = hidesWords ? 0 : (own[word * SENSES + s] as number)
    for (const column of types.classes) {
      const from = (column[word] as number) * SENSES
      for (let s = 0; s < SENSES; s++)
        sense[at + s] = (sense[at + s] as number) + (byClass[from + s] as number)
    }
    for (let d = 0; d < types.width; d++) {
      const value = types.dense[word * types.width + d] as number
      for (let s = 0; s < SENSES; s++) {
        sense[at + s] = (sense[at + s] as number) + value * (byNumber[d * SENSES + s] as number)
      }
    }
  }
}

export function softmax(logits: Float64Array): void {
  const top = Math.max(...logits)
  let total = 0
  for (let k = 0; k < logits.length; k++) {
    logits[k] = Math.exp((logits[k] as number) - top)
    total += logits[k] as number
  }
  for (let k = 0; k < logits.length; k++) logits[k] = (logits[k] as number) / total
}
