import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { insertRows } from '#app/platform/insert-rows.server.ts'
import { concat } from './format/bytes.ts'
import { leafHash, rootOf } from './format/merkle.ts'
import { hashAbove, nodesIn, tileWidth } from './format/tiles.ts'
import { logEntries, logTiles } from './log.table.ts'

const tileKey = (level: number, n: number) => `${level}/${n}`

/** The tiles at the right edge of a tree, to which entries are appended. */
export class Edge {
  readonly changed = new Map<string, { level: number; n: number; hashes: Uint8Array[] }>()
  #edge: { n: number; hashes: Uint8Array[] }[]

  constructor(edge: { n: number; hashes: Uint8Array[] }[] = []) {
    this.#edge = edge
  }

  append(hash: Uint8Array, level = 0) {
    const tile = this.#edge[level] ?? { n: 0, hashes: [] }
    this.#edge[level] = tile
    tile.hashes.push(hash)
    this.changed.set(tileKey(level, tile.n), { level, ...tile })
    if (tile.hashes.length < tileWidth) return
    this.#edge[level] = { n: tile.n + 1, hashes: [] }
    this.append(hashAbove(tile.hashes), level + 1)
  }

  root(size: number) {
    return rootOf(
      size,
      nodesIn((level, n) => {
        const tile = this.#edge[level]
        const hashes = tile?.n === n ? tile.hashes : this.changed.get(tileKey(level, n))?.hashes
        return concat(...(hashes ?? []))
      }),
    )
  }
}

const split = (hashes: Buffer) =>
  Array.from({ length: hashes.length / 32 }, (_, i) => hashes.subarray(32 * i, 32 * (i + 1)))

/** How many levels of tiles a tree of this size has. */
const levelsOf = (size: number) => {
  let levels = 0
  while (size >= tileWidth ** levels) levels++
  return levels
}

async function readEdge(tx: Database, size: number) {
  const wanted = Array.from({ length: levelsOf(size) }, (_, level) => {
    const hashes = Math.floor(size / tileWidth ** level)
    return { level, n: Math.floor(hashes / tileWidth), width: hashes % tileWidth }
  })
  const isWanted = or(...wanted.map(({ level, n }) => and(eq(logTiles.level, level), eq(logTiles.n, n))))
  const rows = wanted.length > 0 ? await tx.select().from(logTiles).where(isWanted) : []
  const known = new Map(rows.map((row) => [tileKey(row.level, row.n), split(row.hashes)]))
  return wanted.map(({ level, n, width }) => {
    const hashes = known.get(tileKey(level, n)) ?? []
    if (hashes.length !== width) throw new Error(`Tile ${tileKey(level, n)} of the log has another width.`)
    return { n, hashes }
  })
}

/** Appends entries to the tree of `size`: entries and tiles. Returns the new root. */
export async function appendEntries(tx: Database, size: number, entries: Uint8Array[]) {
  const edge = new Edge(await readEdge(tx, size))
  for (const entry of entries) edge.append(leafHash(entry))
  const rows = entries.map((entry, at) => ({ index: size + at, entry: Buffer.from(entry) }))
  await tx.execute(insertRows(logEntries, rows))
  const tiles = [...edge.changed.values()].map(({ level, n, hashes }) => ({
    level,
    n,
    hashes: Buffer.from(concat(...hashes)),
  }))
  await tx.execute(sql`${insertRows(logTiles, tiles)}
    on conflict (level, n) do update set hashes = excluded.hashes`)
  return Buffer.from(await edge.root(size + entries.length))
}

export const storedNodes = (db: Database) =>
  nodesIn(async (level, n) => {
    const [tile] = await db
      .select({ hashes: logTiles.hashes })
      .from(logTiles)
      .where(sql`${logTiles.level} = ${level} and ${logTiles.n} = ${n}`)
    return tile?.hashes ?? new Uint8Array()
  })
