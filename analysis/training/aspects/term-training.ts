import { TERM_FEATURES } from '../../aspects/term-features.ts'
import { Slot } from './ada-grad.ts'
import { chain } from './chain.ts'
import { seededRandom, shuffle } from './random.ts'

/** How far the tables by word look: two words back to two ahead. */
export const WINDOW = [-2, -1, 0, 1, 2]
const TAGS = 2
/** Which of the joint features name a word. */
const LEXICAL = [3, 4, 7, 8, 16, 17]

/** What is known of every word type: numbers, and classes it belongs to. */
export type WordTypes = {
  size: number
  dense: Float32Array
  width: number
  classes: Int32Array[]
  classCount: number
}

/** Padded columns of one sentence: `words` has `PADDING` places more at either side than `tags`. */
export type Example = {
  words: Int32Array
  rows: Int32Array
  tags: Uint8Array
  weight: number
  /** How far an untagged token is believed, 0 to 1: some sets mark only what is judged. */
  outside: number
  /** By token, 0 where the tag is too uncertain to learn from; all are certain when it is missing. */
  trust?: Float32Array
}

export type TermWeights = {
  byWord: Float32Array
  byClass: Float32Array
  byNumber: Float32Array
  byRow: Float32Array
  /** `transitions[from * 3 + to]`, tags 0 outside, 1 begin, 2 inside; row 0 also starts a sentence. */
  transitions: Float32Array
}

export type TermOptions = {
  rows: number
  epochs: number
  rate: number
  decay: number
  dropWords: number
  padding: number
}

/**
 * A linear-chain conditional random field, by AdaGrad. Now and then the words' names are hidden, so that
 * grammar, neighbours and word vectors learn to do without them: that is what carries over to other trades.
 */
export function trainTermModel(examples: Example[], types: WordTypes, options: TermOptions): TermWeights {
  const { rate, decay, padding } = options
  const random = seededRandom(7)
  const byWord = new Slot(types.size * WINDOW.length * TAGS)
  const byClass = new Slot(types.classCount * WINDOW.length * TAGS)
  const byNumber = new Slot(types.width * WINDOW.length * TAGS)
  const byRow = new Slot(options.rows * TAGS)
  const transitions = new Slot(9)
  const numberGradient = new Float64Array(byNumber.values.length)
  const order = examples.map((_, i) => i)
  const lexical = new Set(LEXICAL)
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const { words, rows, tags, weight, outside, trust } = examples[index] as Example
      const n = tags.length
      if (n === 0) continue
      const hidesWords = random() < options.dropWords
      const scores = new Float64Array(n * TAGS)
      for (let i = 0; i < n; i++) {
        for (let t = 0; t < TAGS; t++) {
          let score = 0
          for (let f = 0; f < TERM_FEATURES; f++) {
            if (hidesWords && lexical.has(f)) continue
            score += byRow.values[(rows[i * TERM_FEATURES + f] as number) * TAGS + t] as number
          }
          for (let o = 0; o < WINDOW.length; o++) {
            const word = words[i + padding + (WINDOW[o] as number)] as number
            score += typeScore(word, o, t, hidesWords)
          }
          scores[i * TAGS + t] = score
        }
      }
      const { marginals, pairs } = chain(scores, transitions.values, n)
      for (let i = 0; i < n; i++) {
        const tag = tags[i] as number
        if (trust?.[i] === 0) continue
        for (let t = 0; t < TAGS; t++) {
          const gradient =
            (tag === 0 ? weight * outside : weight) *
            ((marginals[i * 3 + t + 1] as number) - (tag === t + 1 ? 1 : 0))
          if (Math.abs(gradient) < 1e-4) continue
          for (let f = 0; f < TERM_FEATURES; f++) {
            if (hidesWords && lexical.has(f)) continue
            byRow.step((rows[i * TERM_FEATURES + f] as number) * TAGS + t, gradient, rate, decay)
          }
          for (let o = 0; o < WINDOW.length; o++) {
            const word = words[i + padding + (WINDOW[o] as number)] as number
            if (!hidesWords) byWord.step((word * WINDOW.length + o) * TAGS + t, gradient, rate * 0.5, decay)
            for (const column of types.classes) {
              byClass.step(((column[word] as number) * WINDOW.length + o) * TAGS + t, gradient, rate, decay)
            }
            for (let d = 0; d < types.width; d++) {
              const at = (o * TAGS + t) * types.width + d
              const value = types.dense[word * types.width + d] as number
              numberGradient[at] = (numberGradient[at] as number) + gradient * value
            }
          }
        }
        const from = i === 0 ? 0 : (tags[i - 1] as number)
        for (let a = 0; a < 3; a++) {
          for (let b = 0; b < 3; b++) {
            const expected = pairs[i * 9 + a * 3 + b] as number
            const gradient =
              weight * (tag === 0 ? outside : 1) * (expected - (from === a && tag === b ? 1 : 0))
            if (Math.abs(gradient) > 1e-5) transitions.step(a * 3 + b, gradient, rate, decay)
          }
        }
      }
      for (let k = 0; k < numberGradient.length; k++) {
        const gradient = numberGradient[k] as number
        if (gradient !== 0) byNumber.step(k, gradient, rate, decay * 0.1)
      }
      numberGradient.fill(0)
    }
  }
  return {
    byWord: byWord.values,
    byClass: byClass.values,
    byNumber: byNumber.values,
    byRow: byRow.values,
    transitions: transitions.values,
  }

  function typeScore(word: number, o: number, t: number, hidesWords: boolean): number {
    let score = hidesWords ? 0 : (byWord.values[(word * WINDOW.length + o) * TAGS + t] as number)
    for (const column of types.classes) {
      score += byClass.values[((column[word] as number) * WINDOW.length + o) * TAGS + t] as number
    }
    const { dense, width } = types
    for (let d = 0; d < width; d++) {
      score += (dense[word * width + d] as number) * (byNumber.values[(o * TAGS + t) * width + d] as number)
    }
    return score
  }
}

/** Adds up all that depends on one word alone: score of [word][place in the window][begin, inside]. */
export function foldWordScores(weights: TermWeights, types: WordTypes): Float32Array {
  const folded = weights.byWord.slice()
  const step = WINDOW.length * TAGS
  for (let word = 0; word < types.size; word++) {
    for (let k = 0; k < step; k++) {
      let score = folded[word * step + k] as number
      for (const column of types.classes)
        score += weights.byClass[(column[word] as number) * step + k] as number
      for (let d = 0; d < types.width; d++) {
        score +=
          (types.dense[word * types.width + d] as number) * (weights.byNumber[k * types.width + d] as number)
      }
      folded[word * step + k] = score
    }
  }
  return folded
}
