import { sql } from 'drizzle-orm'
import { nodeHash } from '#app/features/log-format/merkle.ts'
import { type Database, insertRows } from '#app/platform/database.server.ts'
import { logRegister } from './log.table.ts'

// The register's tree by its nodes. A node at the end of a level without a sibling stands in the next one unchanged.

type Node = { level: number; n: number }
const keyOf = ({ level, n }: Node) => `${level}/${n}`
const widthAt = (level: number, size: number) => Math.ceil(size / 2 ** level)

function heightOf(size: number) {
  let level = 0
  while (widthAt(level, size) > 1) level++
  return level
}

/** The newest hashes of nodes at a tally. */
async function readNodes(db: Database, nodes: Node[], tally: number) {
  if (nodes.length === 0) return new Map<string, Buffer>()
  const { rows } = await db.execute<Node & { hash: Buffer }>(sql`
    select wanted.level, wanted.n, found.hash
    from json_to_recordset(${JSON.stringify(nodes)}::json) as wanted (level integer, n integer)
    cross join lateral (
      select hash from log_register where level = wanted.level and n = wanted.n and tally <= ${tally}
      order by tally desc limit 1) as found`)
  return new Map(rows.map((row) => [keyOf(row), row.hash]))
}

export type ChangedLeaf = { n: number; business: string; record: Buffer; hash: Uint8Array }

/** Writes changed records with the nodes above them; `size`: of businesses, afterwards. Returns the root. */
export async function updateRegister(
  tx: Database,
  { leaves, size, tally }: { leaves: ChangedLeaf[]; size: number; tally: number },
) {
  const height = heightOf(size)
  const levels = [new Map(leaves.map(({ n, hash }) => [n, hash]))]
  for (let level = 0; level < height; level++)
    levels.push(new Map([...levels[level]!.keys()].map((n) => [Math.floor(n / 2), new Uint8Array()])))
  const siblings = levels.slice(0, -1).flatMap((nodes, level) =>
    [...nodes.keys()]
      .map((n) => n ^ 1)
      .filter((n) => n < widthAt(level, size) && !nodes.has(n))
      .map((n) => ({ level, n })),
  )
  const known = await readNodes(tx, siblings, tally)
  const nodeAt = (level: number, n: number) => levels[level]!.get(n) ?? known.get(keyOf({ level, n }))
  for (let level = 0; level < height; level++) {
    for (const n of levels[level + 1]!.keys()) {
      const right = 2 * n + 1 < widthAt(level, size) ? nodeAt(level, 2 * n + 1)! : null
      const left = nodeAt(level, 2 * n)!
      levels[level + 1]!.set(n, right ? nodeHash(left, right) : left)
    }
  }
  const inner = levels
    .slice(1)
    .flatMap((nodes, at) =>
      [...nodes].map(([n, hash]) => ({ level: at + 1, n, tally, hash: Buffer.from(hash) })),
    )
  const records = leaves.map(({ hash, ...leaf }) => ({ level: 0, tally, hash: Buffer.from(hash), ...leaf }))
  if (records.length > 0) await tx.execute(insertRows(logRegister, records))
  if (inner.length > 0) await tx.execute(insertRows(logRegister, inner))
  return (
    levels[height]!.get(0) ??
    (await readNodes(tx, [{ level: height, n: 0 }], tally)).get(keyOf({ level: height, n: 0 }))!
  )
}

/** From the record's sibling up. */
export async function proveRecord(
  db: Database,
  { n, size, tally }: { n: number; size: number; tally: number },
): Promise<Buffer[]> {
  const wanted = Array.from({ length: heightOf(size) }, (_, level) => ({
    level,
    n: Math.floor(n / 2 ** level) ^ 1,
  })).filter((node) => node.n < widthAt(node.level, size))
  const known = await readNodes(db, wanted, tally)
  return wanted.map((node) => known.get(keyOf(node))!)
}

/** Forgets nodes that newer ones have replaced at every size from `published` on. */
export const pruneRegister = (tx: Database, { before, published }: { before: number; published: number }) =>
  tx.execute(sql`
    delete from log_register old using (
      select level, n, max(tally) as tally from log_register
      where tally >= ${before} and tally < ${published} group by level, n) newer
    where newer.level = old.level and newer.n = old.n and old.tally < newer.tally`)
