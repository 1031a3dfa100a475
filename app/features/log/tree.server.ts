import { and, asc, eq, gte, lt, or, sql } from 'drizzle-orm'
import { concat, u64 } from '#app/features/log-format/bytes.ts'
import { hashAbove, leafHash, nodesIn, rootOf, tileWidth, widthOf } from '#app/features/log-format/merkle.ts'
import { type Database, insertRows } from '#app/platform/database.server.ts'
import { logEntries, logLeaves, logTiles } from './log.table.ts'
import { readState } from './state.server.ts'

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

// What everybody may read: nothing beyond the published size.

type Tile = { n: number; width: number }

const publishedSize = async (db: Database) => (await readState(db))?.published ?? 0

/** The first `width` hashes of a tile; null where the published tree does not have them. */
export async function readTile(db: Database, level: number, { n, width }: Tile) {
  if (widthOf(level, n, await publishedSize(db)) < width) return null
  const [found] = await db
    .select({ hashes: logTiles.hashes })
    .from(logTiles)
    .where(and(eq(logTiles.level, level), eq(logTiles.n, n)))
  return found!.hashes.subarray(0, 32 * width)
}

/** The entries under a tile of the lowest level, each after its length in two bytes. */
export async function readBundle(db: Database, { n, width }: Tile) {
  if (widthOf(0, n, await publishedSize(db)) < width) return null
  const first = n * tileWidth
  const rows = await db
    .select()
    .from(logEntries)
    .where(and(gte(logEntries.index, first), lt(logEntries.index, first + width)))
    .orderBy(asc(logEntries.index))
  return Buffer.concat(
    rows.flatMap(({ entry }) => [Buffer.from([entry.length >> 8, entry.length & 255]), entry]),
  )
}

/** The size to read a business at: `wanted`, so that it fits a record that was read before, or what is published. Null beyond. */
export async function sizeToRead(db: Database, wanted: number | null) {
  const published = await publishedSize(db)
  return wanted !== null && wanted > published ? null : (wanted ?? published)
}

/** The entries of a business below `size`, each after its index; empty where it has none. */
export async function readEntriesOf(db: Database, businessId: string, size: number) {
  const rows = await db
    .select({ index: logLeaves.index, entry: logLeaves.entry })
    .from(logLeaves)
    .where(and(eq(logLeaves.businessId, businessId), lt(logLeaves.index, size)))
    .orderBy(asc(logLeaves.index))
  return Buffer.concat(rows.flatMap(({ index, entry }) => [u64(index!), entry]))
}

export async function hasEntriesOf(db: Database, businessId: string, size: number) {
  const rows = await db
    .select({ id: logLeaves.id })
    .from(logLeaves)
    .where(and(eq(logLeaves.businessId, businessId), lt(logLeaves.index, size)))
    .limit(1)
  return rows.length > 0
}
