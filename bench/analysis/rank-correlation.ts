/** Spearman's correlation of `a` and `b` with the ranks of `given` held fixed, from -1 to 1. */
export function partialRankCorrelation(a: number[], b: number[], given: number[]): number {
  const [x, y, z] = [ranks(a), ranks(b), ranks(given)] as const
  const xy = correlation(x, y)
  const xz = correlation(x, z)
  const yz = correlation(y, z)
  return (xy - xz * yz) / Math.sqrt((1 - xz * xz) * (1 - yz * yz))
}

/** Spearman's correlation, from -1 to 1. */
export const rankCorrelation = (a: number[], b: number[]) => correlation(ranks(a), ranks(b))

/** Ties share the mean of their places. */
function ranks(values: number[]): number[] {
  const order = values.map((_, i) => i).sort((i, j) => (values[i] as number) - (values[j] as number))
  const out = new Array<number>(values.length)
  for (let start = 0; start < order.length; ) {
    let end = start
    while (end < order.length && values[order[end] as number] === values[order[start] as number]) end++
    for (let k = start; k < end; k++) out[order[k] as number] = (start + end - 1) / 2
    start = end
  }
  return out
}

function correlation(a: number[], b: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length
  const [meanA, meanB] = [mean(a), mean(b)]
  let ab = 0
  let aa = 0
  let bb = 0
  a.forEach((value, i) => {
    const da = value - meanA
    const db = (b[i] as number) - meanB
    ab += da * db
    aa += da * da
    bb += db * db
  })
  return ab / Math.sqrt(aa * bb)
}
