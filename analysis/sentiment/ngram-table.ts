/**
 * Weights of word n-grams, found by hash; int8 steps stand for their signed squares. Open addressing; a slot keeps 8 bits of the hash beside the
 * weight, so that an n-gram never seen in training weighs nothing (but for one in a hundred).
 */
export type NgramTable = { mask: number; marks: Uint8Array; weights: Int8Array }

export function weightOf(table: NgramTable, hash: number): number {
  const mark = hash >>> 24 || 1
  let slot = hash & table.mask
  for (;;) {
    const found = table.marks[slot] as number
    if (found === 0) return 0
    if (found === mark) {
      const step = table.weights[slot] as number
      return step < 0 ? -step * step : step * step
    }
    slot = (slot + 1) & table.mask
  }
}

/** `models/ngrams.bin`: the marks of all slots, then their weights; the number of slots is a power of two. */
export function readNgramTable(file: Buffer): NgramTable {
  const slots = file.length / 2
  return {
    mask: slots - 1,
    marks: new Uint8Array(file.buffer, file.byteOffset, slots),
    weights: new Int8Array(file.buffer, file.byteOffset + slots, slots),
  }
}

export function buildNgramTable(entries: Iterable<[hash: number, weight: number]>, slots: number): Buffer {
  const file = Buffer.alloc(2 * slots)
  const table = readNgramTable(file)
  for (const [hash, weight] of entries) {
    const mark = hash >>> 24 || 1
    let slot = hash & table.mask
    // Two n-grams with the same mark in one run share a slot; the first, heavier one keeps it.
    while (table.marks[slot] !== 0 && table.marks[slot] !== mark) slot = (slot + 1) & table.mask
    if (table.marks[slot] === mark) continue
    table.marks[slot] = mark
    table.weights[slot] = weight
  }
  return file
}
