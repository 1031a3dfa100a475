import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hex, utf8 } from './bytes.ts'
import {
  leafHash,
  nodeHash,
  nodesIn,
  proveConsistency,
  proveInclusion,
  readTilePath,
  rootOf,
  Tree6962,
  tilePath,
  tileWidth,
  verifyConsistency,
  verifyInclusion,
  widthOf,
} from './merkle.ts'
import { sha256 } from './sha256.ts'

test('SHA-256 of our own is the one of the platform', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256)
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

const leaves = Array.from({ length: 700 }, (_, n) => leafHash(utf8(`leaf ${n}`)))

/** RFC 6962 word for word. */
function plainRoot(all: Uint8Array[]): Uint8Array {
  if (all.length === 1) return all[0]!
  let half = 1
  while (half * 2 < all.length) half *= 2
  return nodeHash(plainRoot(all.slice(0, half)), plainRoot(all.slice(half)))
}

const concatenated = (hashes: Uint8Array[]) => Uint8Array.from(hashes.flatMap((hash) => [...hash]))
const tile = (level: number, n: number) => {
  const span = tileWidth ** level
  const width = widthOf(level, n, leaves.length)
  const hashes = Array.from({ length: width }, (_, i) => {
    const start = (n * tileWidth + i) * span
    return plainRoot(leaves.slice(start, start + span))
  })
  return concatenated(hashes)
}

test('roots, inclusion and consistency out of tiles, for every size', async () => {
  const read = nodesIn(tile)
  const tree = new Tree6962()
  for (const size of [1, 2, 3, 5, 8, 100, 255, 256, 257, 511, 512, 513, 700]) {
    while (tree.size < size) tree.set(tree.size, leaves[tree.size]!)
    const root = plainRoot(leaves.slice(0, size))
    expect(await rootOf(size, read)).toEqual(root)
    expect(tree.root()).toEqual(root)
    for (const index of new Set([0, 1, size >> 1, size - 1].filter((n) => n < size))) {
      const proof = await proveInclusion(index, size, read)
      expect(tree.prove(index)).toEqual(proof)
      expect(verifyInclusion(leaves[index]!, { index, size }, proof, root)).toBe(true)
      if (size > 1)
        expect(verifyInclusion(leaves[index]!, { index: index ^ 1, size }, proof, root)).toBe(false)
      expect(verifyInclusion(leaves[(index + 1) % 700]!, { index, size }, proof, root)).toBe(false)
    }
    for (const older of new Set([0, 1, 2, size >> 1, size - 1, size].filter((n) => n <= size))) {
      const small = older === 0 ? await rootOf(0, read) : plainRoot(leaves.slice(0, older))
      const proof = await proveConsistency(older, size, read)
      expect(verifyConsistency({ size: older, root: small }, { size, root }, proof)).toBe(true)
      if (older > 0)
        expect(verifyConsistency({ size: older, root: leaves[699]! }, { size, root }, proof)).toBe(
          older === size && size === 0,
        )
    }
  }
})

test('a leaf of the register may change', () => {
  const tree = new Tree6962()
  for (const [n, leaf] of leaves.slice(0, 11).entries()) tree.set(n, leaf)
  const changed = leaves.slice(0, 11).with(4, leaves[50]!)
  tree.set(4, leaves[50]!)
  expect(tree.root()).toEqual(plainRoot(changed))
  expect(verifyInclusion(leaves[50]!, { index: 4, size: 11 }, tree.prove(4), tree.root())).toBe(true)
})

test('paths of tiles', () => {
  expect(tilePath(1_234_067)).toBe('x001/x234/067')
  expect(readTilePath('x001/x234/067')).toEqual({ n: 1_234_067, width: 256 })
  expect(readTilePath('000.p/7')).toEqual({ n: 0, width: 7 })
  for (const wrong of ['0', '000.p/0', '000.p/256', 'x000/000', '000.p/07', '001/002', '../000'])
    expect(readTilePath(wrong)).toBe(null)
})
