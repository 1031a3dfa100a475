/**
 * Hashes of the 1-, 2- and 3-grams that end at word `i` of a sentence. `hashes` are the word hashes of one
 * sentence, without the tokens that say nothing.
 */
export function hashOne(hashes: Uint32Array, i: number): number {
  return mix(hashes[i] as number)
}

export function hashTwo(hashes: Uint32Array, i: number): number {
  return mix((Math.imul(hashes[i - 1] as number, 0x9e3779b1) + (hashes[i] as number)) | 0)
}

export function hashThree(hashes: Uint32Array, i: number): number {
  const first = Math.imul(hashes[i - 2] as number, 0x85ebca6b) + (hashes[i - 1] as number)
  return mix((Math.imul(first, 0x9e3779b1) + (hashes[i] as number) + 0x165667b1) | 0)
}

/** Spreads the bits, so that the low ones choose a slot and the high ones tell neighbours apart. */
function mix(hash: number): number {
  let mixed = hash | 0
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** A long text has more n-grams; its sum is brought back to the size of a short one's. */
export function ngramNorm(words: number): number {
  return 1 / Math.sqrt(2.2 * Math.max(1, words))
}
