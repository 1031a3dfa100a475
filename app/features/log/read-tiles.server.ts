import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { u64 } from './format/bytes.ts'
import { tileWidth, widthOf } from './format/tiles.ts'
import { logEntries, logLeaves, logTiles } from './log.table.ts'
import { readState } from './state.server.ts'

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
