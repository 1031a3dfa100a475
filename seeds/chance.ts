export type Chance = ReturnType<typeof chanceOf>

/** The same numbers for the same seed, on every machine (mulberry32). */
export function chanceOf(seed: number) {
  let state = seed >>> 0
  /** At least 0, below 1. */
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number from 0 to below `count`. */
  const below = (count: number) => Math.floor(next() * count)
  const pick = <Each>(from: readonly Each[]): Each => from[below(from.length)]!
  return { next, below, pick }
}
