import { and, asc, eq, gt, gte, lt } from 'drizzle-orm'
import type { Get } from '#app/features/log/fetch-business.ts'
import { cutBundle, readEntries, withLength } from '#app/features/log/fetch-log.server.ts'
import { concat } from '#app/features/log/format/bytes.ts'
import { tileWidth, widthOf } from '#app/features/log/format/tiles.ts'
import { now, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { logAudits, logCopies } from './witness.table.ts'

// The entries of an audited log, as they were fetched.

/** The most entries kept of one log: 160 MB, or 250 MB where it is all words. */
export const mostKept = 2_000_000

/** Time limit of one run. What was fetched until then is kept, and the next run goes on. */
const patience = seconds(120)

const bundleOf = (origin: string, n: number) => and(eq(logCopies.origin, origin), eq(logCopies.n, n))

/** Fetches entries from `kept` on. Returns how many are kept then. */
export async function fetchEntries(db: Database, get: Get, { origin, kept, size }: Span) {
  const until = now().getTime() + patience
  const [begun] = await db
    .select()
    .from(logCopies)
    .where(bundleOf(origin, Math.floor(kept / tileWidth)))
  let parts: Uint8Array[] = begun ? [begun.entries] : []
  let at = kept
  for await (const entry of readEntries(get, kept, size)) {
    parts.push(withLength(entry))
    if (++at % tileWidth !== 0 && at !== size) continue
    const row = { origin, n: Math.floor((at - 1) / tileWidth), entries: Buffer.from(concat(...parts)) }
    parts = []
    await db.transaction(async (tx) => {
      await tx
        .insert(logCopies)
        .values(row)
        .onConflictDoUpdate({ target: [logCopies.origin, logCopies.n], set: { entries: row.entries } })
      await tx.update(logAudits).set({ kept: at }).where(eq(logAudits.origin, origin))
    })
    if (now().getTime() > until) break
  }
  return at
}

type Span = { origin: string; kept: number; size: number }

/** Forgets what is kept beyond the checked size: it is not what was signed. */
export const forgetUnchecked = (db: Database, { origin, size }: { origin: string; size: number }) =>
  db.transaction(async (tx) => {
    const last = Math.floor(size / tileWidth)
    await tx.delete(logCopies).where(and(eq(logCopies.origin, origin), gt(logCopies.n, last)))
    const [edge] = await tx.select().from(logCopies).where(bundleOf(origin, last))
    const entries = edge && Buffer.from(cutBundle(edge.entries, size % tileWidth))
    if (entries?.length) await tx.update(logCopies).set({ entries }).where(bundleOf(origin, last))
    else await tx.delete(logCopies).where(bundleOf(origin, last))
    await tx.update(logAudits).set({ kept: size }).where(eq(logAudits.origin, origin))
  })

const rowsAtOnce = 64

/** The first `size` entries, each after its length. */
export async function* readCopied(db: Database, origin: string, size: number) {
  for (let from = 0; from * tileWidth < size; from += rowsAtOnce) {
    const rows = await db
      .select()
      .from(logCopies)
      .where(and(eq(logCopies.origin, origin), gte(logCopies.n, from), lt(logCopies.n, from + rowsAtOnce)))
      .orderBy(asc(logCopies.n))
    for (const { n, entries } of rows) {
      const width = widthOf(0, n, size)
      yield width === tileWidth ? entries : cutBundle(entries, width)
    }
  }
}

/**
 * A bundle for a service that has lost its own: entries that were found right, and for a log that broke its rules also
 * those that show it.
 */
export async function readCopiedBundle(
  db: Database,
  { origin, isProven, kept, size }: typeof logAudits.$inferSelect,
  { n, width }: { n: number; width: number },
) {
  if (widthOf(0, n, isProven ? kept : size) < width) return null
  const [found] = await db.select().from(logCopies).where(bundleOf(origin, n))
  return found ? cutBundle(found.entries, width) : null
}
