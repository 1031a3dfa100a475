import { normalTail } from './probability.ts'

/** A standard normal value that depends on those before it only through the last one. */
export type Step = {
  /** Its absolute value may be as high as this. */
  bound: number
  /** With the value before it; of the first one, 0. */
  correlation: number
}

const cells = 48

/**
 * The chance that any of the values is beyond its bound, by numerical integration over a grid of cells. Bounds are
 * symmetric around 0, and so is where the values are: only the lower half is calculated.
 */
export function chanceOfCrossing(steps: Step[]) {
  let mass = [0.5]
  let middles = [0]
  for (const { bound, correlation } of steps) {
    const scale = Math.sqrt(1 - correlation ** 2)
    const edges = Array.from({ length: cells + 1 }, (_, at) => bound * ((2 * at) / cells - 1))
    const next = new Array<number>(cells / 2).fill(0)
    for (const [from, weight] of mass.entries()) {
      const centre = correlation * middles[from]!
      let tail = normalTail((edges[0]! - centre) / scale)
      for (let cell = 0; cell < cells; cell++) {
        const beyond = normalTail((edges[cell + 1]! - centre) / scale)
        next[Math.min(cell, cells - 1 - cell)]! += weight * (tail - beyond)
        tail = beyond
      }
    }
    mass = next
    middles = next.map((_, cell) => bound * ((2 * cell + 1) / cells - 1))
  }
  return 1 - 2 * mass.reduce((sum, each) => sum + each, 0)
}
