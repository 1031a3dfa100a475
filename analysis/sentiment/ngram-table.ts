/**
 * Weights of word n-grams, found by hash; int8 steps stand for their signed squares. Open addressing; a slot
 * keeps 8 bits of the hash beside the step, so that an n-gram never seen in training weighs nothing (but for
 * one in a hundred).
 *
 * `models/ngrams.bin`: two bytes a slot, check and step; the number of slots is a power of two.
 */
export type NgramTable = { mask: number; checks: Uint8Array; steps: Int8Array }

export function weightOf(table: NgramTable, hash: number): number {
  const check = hash >>> 24 || 1
  let slot = hash & table.mask
  for (;;) {
    const found = table.checks[2 * slot] as number
    if (found === 0) return 0
    if (found === check) {
      const step = table.steps[2 * slot + 1] as number
      return step < 0 ? -step * step : step * step
    }
    slot = (slot + 1) & table.mask
  }
}

export function readNgramTable(file: Buffer): NgramTable {
  return {
    mask: file.length / 2 - 1,
    checks: new Uint8Array(file.buffer, file.byteOffset, file.length),
    steps: new Int8Array(file.buffer, file.byteOffset, file.length),
  }
}

export function buildNgramTable(entries: Iterable<[hash: number, step: number]>, slots: number): Buffer {
  const file = Buffer.alloc(2 * slots)
  const { mask, checks, steps } = readNgramTable(file)
  for (const [hash, step] of entries) {
    const check = hash >>> 24 || 1
    let slot = hash & mask
    // Two n-grams with the same check in one run share a slot; the first, heavier one keeps it.
    while (checks[2 * slot] !== 0 && checks[2 * slot] !== check) slot = (slot + 1) & mask
    if (checks[2 * slot] === check) continue
    checks[2 * slot] = check
    steps[2 * slot + 1] = step
  }
  return file
}
