import type { ReadNode } from './merkle.ts'
import { nodeHash } from './merkle.ts'

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
