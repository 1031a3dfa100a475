import { collectFeatures, type Features } from './ngram-features.ts'
import type { Streams } from './streams.ts'
import { seededRandom, sources } from './texts.ts'

const PASSES = 3
const STEP = 0.4
/** How much of a feature's size is its log-count ratio (naive Bayes) rather than one. */
const BAYES = 0.8

export type LearntNgrams = { hashes: Uint32Array; weights: Float32Array; bias: number }

/**
 * A logistic regression on n-grams, sized by their naive Bayes log-count ratio, learnt with AdaGrad. Neutral
 * texts are left out: the net learns what neutral is.
 */
export function learnNgrams(streams: Streams): LearntNgrams {
  const perSource = Object.values(sources)
  const texts = [...streams.labels.keys()].filter((text) => streams.labels[text] !== 1)
  const weightOfText = Float32Array.from(
    texts,
    (text) => perSource[streams.sourceOf[text] as number]?.weight ?? 1,
  )
  const targets = Uint8Array.from(texts, (text) => (streams.labels[text] === 2 ? 1 : 0))
  const features = collectFeatures(streams, texts)
  const ratios = logCountRatios(features, targets, weightOfText)
  const weights = new Float32Array(features.size)
  const squares = new Float32Array(features.size)
  const random = seededRandom(11)
  const order = Int32Array.from(texts.keys())
  let bias = 0
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, random)
    const step = STEP * (1 - (0.8 * pass) / PASSES)
    for (const i of order) {
      const norm = features.norms[i] as number
      const from = features.start[i] as number
      const to = features.start[i + 1] as number
      let sum = 0
      for (let k = from; k < to; k++) {
        const f = features.ids[k] as number
        sum += (weights[f] as number) * (ratios[f] as number)
      }
      const error =
        ((targets[i] as number) - 1 / (1 + Math.exp(-sum * norm - bias))) * (weightOfText[i] as number)
      bias += 0.005 * error
      for (let k = from; k < to; k++) {
        const f = features.ids[k] as number
        const gradient = error * norm * (ratios[f] as number)
        squares[f] = (squares[f] as number) + gradient * gradient
        weights[f] = (weights[f] as number) + (step * gradient) / Math.sqrt((squares[f] as number) + 1e-2)
      }
    }
  }
  for (let f = 0; f < features.size; f++) weights[f] = (weights[f] as number) * (ratios[f] as number)
  return { hashes: features.hashes, weights, bias }
}

function logCountRatios(features: Features, targets: Uint8Array, weightOfText: Float32Array): Float32Array {
  const counts = [new Float32Array(features.size).fill(1), new Float32Array(features.size).fill(1)] as const
  const totals = [0, 0]
  for (let i = 0; i < targets.length; i++) {
    const side = targets[i] as 0 | 1
    totals[side] = (totals[side] as number) + (weightOfText[i] as number)
    for (let k = features.start[i] as number; k < (features.start[i + 1] as number); k++) {
      const f = features.ids[k] as number
      counts[side][f] = (counts[side][f] as number) + (weightOfText[i] as number)
    }
  }
  const prior = Math.log((totals[1] as number) / (totals[0] as number))
  return Float32Array.from(counts[1], (positive, f) => {
    const ratio = Math.log(positive / (counts[0][f] as number)) - prior
    return BAYES * Math.abs(ratio) + (1 - BAYES)
  })
}

function shuffle(order: Int32Array, random: () => number) {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = order[i] as number
    order[i] = order[j] as number
    order[j] = kept
  }
}
