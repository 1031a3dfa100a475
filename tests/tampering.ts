// Bent copies of honest files, from a seed.

/** mulberry32: a whole number below `end`. */
export function seeded(seed: number) {
  let state = seed
  return (end: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end
  }
}
export type Random = ReturnType<typeof seeded>

/** One change: a bit, a byte, a cut, something appended, two parts exchanged, or bytes of another file. */
export function bend(bytes: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  const bent = Uint8Array.from(bytes)
  const at = random(bytes.length)
  const kind = random(6)
  if (kind === 0) bent[at] = bent[at]! ^ (1 << random(8))
  else if (kind === 1) bent[at] = random(256)
  else if (kind === 2) return bent.slice(0, at)
  else if (kind === 3) return Uint8Array.from([...bent, ...other.subarray(0, 1 + random(100))])
  else if (kind === 4) {
    const from = random(bytes.length)
    const length = 1 + random(84)
    bent.copyWithin(at, from, from + length)
  } else bent.set(other.subarray(at, at + 1 + random(32)).subarray(0, bytes.length - at), at)
  return bent
}
