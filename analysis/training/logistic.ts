/** `rows`: the facts that hold, each worth `value`; `is`: which of the classes do. */
export type Example = { rows: ArrayLike<number>; value: number; is: boolean[]; weight: number }

const EPOCHS = 8
const STEP = 0.1

/**
 * Independent logistic regressions over sparse facts, by AdaGrad, in an order that is always the same. `pull` draws each
 * weight to 0. Weights are [row][class].
 */
export function learnLogistic(
  given: Example[],
  rowCount: number,
  pull: number,
  start: number,
  epochs = EPOCHS,
) {
  const examples = [...given]
  const classes = examples[0]!.is.length
  const weights = new Float32Array(rowCount * classes)
  const squares = new Float32Array(rowCount * classes).fill(1e-3)
  const counts = new Float32Array(rowCount)
  for (const { rows } of examples) for (let k = 0; k < rows.length; k++) counts[rows[k]!]!++
  const bias = Array.from({ length: classes }, () => start)
  let seed = 1
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let k = examples.length - 1; k > 0; k--) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      const other = seed % (k + 1)
      ;[examples[k], examples[other]] = [examples[other]!, examples[k]!]
    }
    const step = STEP / (1 + epoch)
    for (const { rows, value, is, weight } of examples) {
      for (let side = 0; side < classes; side++) {
        let sum = 0
        for (let k = 0; k < rows.length; k++) sum += weights[rows[k]! * classes + side]!
        const miss = weight * (1 / (1 + Math.exp(-bias[side]! - sum * value)) - Number(is[side]))
        bias[side]! -= 0.01 * step * miss
        for (let k = 0; k < rows.length; k++) {
          const at = rows[k]! * classes + side
          const slope = miss * value + (pull / counts[rows[k]!]!) * weights[at]!
          squares[at]! += slope * slope
          weights[at]! -= (step * slope) / Math.sqrt(squares[at]!)
        }
      }
    }
  }
  return { weights, bias }
}

/** Weights as whole numbers of one byte, and what one of them is worth. */
export function packed(weights: Float32Array): { bytes: Int8Array; scale: number } {
  let largest = 0
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
  const scale = largest / 127
  return { bytes: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale }
}
