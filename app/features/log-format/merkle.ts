import { concat, isEqual } from './bytes.ts'
import { sha256 } from './sha256.ts'

// The Merkle tree of RFC 6962 §2.1.

const leafPrefix = Uint8Array.of(0)
const nodePrefix = Uint8Array.of(1)

export const leafHash = (entry: Uint8Array) => sha256(concat(leafPrefix, entry))
export const nodeHash = (left: Uint8Array, right: Uint8Array) => sha256(concat(nodePrefix, left, right))
export const emptyRoot = () => sha256(new Uint8Array(0))

/** Gives the hash of the complete subtree of 2^level leaves that begins at leaf `n` · 2^level. */
export type ReadNode = (level: number, n: number) => Uint8Array | Promise<Uint8Array>

/** The largest power of two below the size. */
function splitOf(size: number) {
  let half = 1
  while (half * 2 < size) half *= 2
  return half
}

/** Hash of the leaves from `start` to `end`, where `start` is a multiple of the largest power of two in their number. */
async function rangeHash(start: number, end: number, read: ReadNode): Promise<Uint8Array> {
  const size = end - start
  const level = Math.log2(size)
  if (Number.isInteger(level)) return read(level, start / size)
  const middle = start + splitOf(size)
  return nodeHash(await rangeHash(start, middle, read), await rangeHash(middle, end, read))
}

/** Root of the first `size` leaves. */
export const rootOf = async (size: number, read: ReadNode) =>
  size === 0 ? emptyRoot() : rangeHash(0, size, read)

/** From the leaf's sibling up. */
export async function proveInclusion(index: number, size: number, read: ReadNode): Promise<Uint8Array[]> {
  const proof: Uint8Array[] = []
  let [start, end] = [0, size]
  while (end - start > 1) {
    const middle = start + splitOf(end - start)
    proof.unshift(index < middle ? await rangeHash(middle, end, read) : await rangeHash(start, middle, read))
    if (index < middle) end = middle
    else start = middle
  }
  return proof
}

/** Proves that the first `size` leaves begin with those of the tree of `older`. Empty for 0 and for equal sizes. */
export async function proveConsistency(older: number, size: number, read: ReadNode): Promise<Uint8Array[]> {
  if (older === 0 || older === size) return []
  const proof: Uint8Array[] = []
  let [start, end] = [0, size]
  while (end !== older) {
    const middle = start + splitOf(end - start)
    proof.unshift(older <= middle ? await rangeHash(middle, end, read) : await rangeHash(start, middle, read))
    if (older <= middle) end = middle
    else start = middle
  }
  // The old root itself is known to the reader where it is a complete subtree from the beginning.
  if (start !== 0) proof.unshift(await rangeHash(start, end, read))
  return proof
}

/** RFC 9162 §2.1.3.2. */
export function verifyInclusion(
  leaf: Uint8Array,
  { index, size }: { index: number; size: number },
  proof: readonly Uint8Array[],
  root: Uint8Array,
) {
  if (index >= size) return false
  let [at, last, hash] = [index, size - 1, leaf]
  for (const node of proof) {
    if (last === 0) return false
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(node, hash)
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)]
    } else hash = nodeHash(hash, node)
    ;[at, last] = [Math.floor(at / 2), Math.floor(last / 2)]
  }
  return last === 0 && isEqual(hash, root)
}

type Tree = { size: number; root: Uint8Array }

/** RFC 9162 §2.1.4.2. */
export function verifyConsistency(older: Tree, newer: Tree, proof: readonly Uint8Array[]) {
  if (older.size > newer.size) return false
  if (older.size === newer.size) return proof.length === 0 && isEqual(older.root, newer.root)
  if (older.size === 0) return proof.length === 0
  let [at, last] = [older.size - 1, newer.size - 1]
  while (at % 2 === 1) [at, last] = [Math.floor(at / 2), Math.floor(last / 2)]
  const [first, ...rest] = at === 0 ? [older.root, ...proof] : proof
  if (!first) return false
  let [small, large] = [first, first]
  for (const node of rest) {
    if (last === 0) return false
    if (at % 2 === 1 || at === last) {
      small = nodeHash(node, small)
      large = nodeHash(node, large)
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)]
    } else large = nodeHash(large, node)
    ;[at, last] = [Math.floor(at / 2), Math.floor(last / 2)]
  }
  return last === 0 && isEqual(small, older.root) && isEqual(large, newer.root)
}

/** A tree in memory whose leaves may change, as those of the register do. */
export class Tree6962 {
  /** From the leaves up; an odd node at the end of a level stands in the next one unchanged. */
  #levels: Uint8Array[][] = [[]]

  get size() {
    return this.#levels[0]!.length
  }

  /** `n` at most the size. */
  set(n: number, leaf: Uint8Array) {
    let [at, hash] = [n, leaf]
    for (let level = 0; ; level++) {
      const nodes = this.#levels[level] ?? []
      this.#levels[level] = nodes
      nodes[at] = hash
      if (nodes.length === 1) break
      const left = nodes[at - (at % 2)]!
      const right = nodes[at - (at % 2) + 1]
      hash = right ? nodeHash(left, right) : left
      at = Math.floor(at / 2)
    }
  }

  root() {
    return this.size === 0 ? emptyRoot() : this.#levels.at(-1)![0]!
  }

  prove(index: number) {
    const siblings = this.#levels.slice(0, -1).map((nodes, level) => {
      const at = Math.floor(index / 2 ** level)
      return nodes[at % 2 ? at - 1 : at + 1]
    })
    return siblings.filter((node) => node !== undefined)
  }
}

/** The root of leaves that come one by one. Keeps only the complete subtrees, the largest first. */
export class Frontier {
  size = 0
  #complete: Uint8Array[] = []

  add(leaf: Uint8Array) {
    let hash = leaf
    for (let n = this.size++; n % 2 === 1; n = Math.floor(n / 2)) hash = nodeHash(this.#complete.pop()!, hash)
    this.#complete.push(hash)
  }

  root() {
    return this.size === 0 ? emptyRoot() : this.#complete.reduceRight((right, left) => nodeHash(left, right))
  }
}

// Tiles of C2SP tlog-tiles: 256 hashes of every eighth level.

export const tileWidth = 256

/** `x001/x234/067` */
export function tilePath(n: number) {
  const groups = [String(n % 1000).padStart(3, '0')]
  for (let rest = Math.floor(n / 1000); rest > 0; rest = Math.floor(rest / 1000))
    groups.unshift(`x${String(rest % 1000).padStart(3, '0')}`)
  return groups.join('/')
}

/** The tile that a path after its level names; null for any other spelling. `width` 1 to 256. */
export function readTilePath(path: string) {
  const found = /^((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path)
  if (!found) return null
  const n = Number(found[1]!.replace(/[x/]/g, ''))
  const width = found[2] ? Number(found[2]) : tileWidth
  if (!Number.isSafeInteger(n) || tilePath(n) !== found[1] || width > tileWidth) return null
  return found[2] && width === tileWidth ? null : { n, width }
}

/** The number of hashes in a tile of a tree of this size; 0 if there is none. */
export function widthOf(level: number, n: number, size: number) {
  const hashes = Math.floor(size / tileWidth ** level)
  return Math.max(0, Math.min(tileWidth, hashes - n * tileWidth))
}

/** Reads nodes out of tiles; each tile is asked for once. `tile`: the hashes of a tile, one after the other. */
export function nodesIn(tile: (level: number, n: number) => Uint8Array | Promise<Uint8Array>): ReadNode {
  const known = new Map<string, Uint8Array | Promise<Uint8Array>>()
  return async (level, n) => {
    const tileLevel = Math.floor(level / 8)
    const height = level % 8
    const first = n * 2 ** height
    const at = Math.floor(first / tileWidth)
    const key = `${tileLevel}/${at}`
    if (!known.has(key)) known.set(key, tile(tileLevel, at))
    const hashes = await known.get(key)!
    const offset = first % tileWidth
    const nodes = Array.from({ length: 2 ** height }, (_, i) =>
      hashes.subarray(32 * (offset + i), 32 * (offset + i + 1)),
    )
    if (nodes.some(({ length }) => length !== 32)) throw new RangeError('beyond the end of the tile')
    return hashAbove(nodes)
  }
}

/** The hash of a complete subtree by those of its leaves. */
export function hashAbove(nodes: Uint8Array[]): Uint8Array {
  if (nodes.length === 1) return nodes[0]!
  const half = nodes.length / 2
  return nodeHash(hashAbove(nodes.slice(0, half)), hashAbove(nodes.slice(half)))
}
