import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { columnOf, insertRows } from '#app/platform/insert-rows.server.ts'
import { authorOf } from './author-of.server.ts'
import {
  type Cell,
  type CountTable,
  differences,
  type Fact,
  type Findings,
  replyTimeOf,
} from './counting-cells.ts'
import {
  hourCounts,
  replyTimes,
  reviewCounts,
  reviewFacts,
  topicAuthors,
  topicCounts,
  topicWeeks,
} from './facts.table.ts'

const tables = {
  reviewCounts,
  topicCounts,
  topicAuthors,
  topicWeeks,
  hourCounts,
  replyTimes,
} satisfies Record<CountTable, PgTable>
const batchSize = 500
const nothingFound: Findings = { language: '', label: null, score: null, topics: [], foundAt: null }

/**
 * Counts these reviews as they are now, in the caller's transaction: whatever else changed, what they counted for before
 * is taken off and what they count for now is added. To be called after each change to what is counted of a review, with
 * its row locked, changed or deleted by this transaction. Calling it twice changes nothing.
 *
 * `found`, by review, takes the place of earlier findings.
 */
export async function refreshFacts(
  tx: Database,
  businessId: string,
  reviewIds: string[],
  found: Map<string, Findings> = new Map(),
) {
  if (reviewIds.length === 0) return
  await lockCounts(tx, businessId)
  for (let from = 0; from < reviewIds.length; from += batchSize) {
    await refreshBatch(tx, businessId, reviewIds.slice(from, from + batchSize), found)
  }
}

/** One at a time changes the counts of a business: two that lock cells in different orders would wait for each other. */
export const lockCounts = (tx: Database, businessId: string) =>
  tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, businessId)).for('no key update')

async function refreshBatch(tx: Database, businessId: string, ids: string[], found: Map<string, Findings>) {
  const before = await readFacts(tx, businessId, ids)
  const known = new Map(before.map((fact) => [fact.reviewId, fact]))
  const after = (await readReviews(tx, businessId, ids)).map((review) => {
    const findings = found.get(review.reviewId) ?? known.get(review.reviewId)
    return withFindings(review, findings)
  })
  await saveFacts(tx, businessId, before, after)
  const changed = Map.groupBy(differences(before, after), ({ table }) => table)
  for (const [table, cells] of changed) await addToCells(tx, businessId, tables[table], cells)
}

type Stored = Fact & { reviewId: string }
type Read = Omit<Stored, keyof Findings> & { editedAt: Date | null }

const readFacts = (tx: Database, businessId: string, ids: string[]): Promise<Stored[]> =>
  tx
    .select()
    .from(reviewFacts)
    .where(and(eq(reviewFacts.businessId, businessId), inArray(reviewFacts.reviewId, ids)))

async function readReviews(tx: Database, businessId: string, ids: string[]): Promise<Read[]> {
  type Row = Omit<Read, 'replyTime' | 'editedAt'> & { waited: number | null; editedAt: string | null }
  const { rows } = await tx.execute<Row>(sql`
    select r.id as "reviewId", r.state = 'published' as "isCounted", r.hidden_at is not null as "isHidden",
      to_char(r.written_at at time zone 'utc', 'YYYY-MM-DD') as "writtenOn",
      (24 * (extract(isodow from r.written_at at time zone 'utc') - 1)
        + extract(hour from r.written_at at time zone 'utc'))::int as "writtenHour",
      to_char(r.published_at at time zone 'utc', 'YYYY-MM-01') as "publishedMonth", r.provenance,
      coalesce(r.import_source, '') as "importSource", r.rating, r.edited_at as "editedAt",
      left(encode(sha256(convert_to(r.business_id || ' ' || ${authorOf}, 'UTF8')), 'hex'), 24) as author,
      (1000 * extract(epoch from w.created_at - r.published_at))::float8 as waited,
      w.updated_at > w.created_at is true as "replyEdited"
    from reviews r
    left join replies w on w.business_id = r.business_id and w.review_id = r.id
    where r.business_id = ${businessId} and r.id = any (${sql.param(ids)}::uuid[])`)
  return rows.map(({ waited, editedAt, ...row }) => ({
    ...row,
    replyTime: waited === null ? null : replyTimeOf(waited),
    editedAt: editedAt ? new Date(editedAt) : null,
  }))
}

/** Without findings about a text that was edited since. */
function withFindings({ editedAt, ...review }: Read, findings: Findings | undefined): Stored {
  const isCurrent = findings?.foundAt && (!editedAt || editedAt <= findings.foundAt)
  const { language, label, score, topics, foundAt } = isCurrent ? findings : nothingFound
  return { ...review, language, label, score, topics, foundAt }
}

async function saveFacts(tx: Database, businessId: string, before: Stored[], after: Stored[]) {
  const kept = new Set(after.map(({ reviewId }) => reviewId))
  const gone = before.map(({ reviewId }) => reviewId).filter((id) => !kept.has(id))
  if (gone.length > 0) {
    const isGone = and(eq(reviewFacts.businessId, businessId), inArray(reviewFacts.reviewId, gone))
    await tx.delete(reviewFacts).where(isGone)
  }
  if (after.length === 0) return
  const rows = after.map((fact) => ({ businessId, ...fact }))
  await tx.execute(sql`${insertRows(reviewFacts, rows)} on conflict (business_id, review_id)
    do update set ${columns(Object.keys(after[0]!), (column) => sql`${column} = excluded.${column}`)}`)
}

async function addToCells(tx: Database, businessId: string, table: PgTable, cells: Cell[]) {
  const { key, sums } = cells[0]!
  const rows = cells.map((cell) => ({ businessId, ...cell.key, ...cell.sums }))
  const keys = columns(Object.keys(key), (column) => column)
  const added = columns(Object.keys(sums), (sum) => sql`${sum} = ${table}.${sum} + excluded.${sum}`)
  await tx.execute(sql`${insertRows(table, rows)} on conflict (business_id, ${keys}) do update set ${added}`)
  const less = cells.filter(({ sums }) => Object.values(sums)[0]! < 0)
  if (less.length > 0) await deleteEmpty(tx, businessId, table, less)
}

/** The limit tells the planner how few rows there are: it looks each up by its key, before any statistics. */
async function deleteEmpty(tx: Database, businessId: string, table: PgTable, cells: Cell[]) {
  const { key, sums } = cells[0]!
  const rows = JSON.stringify(cells.map((cell) => asRow(cell.key)))
  const isIt = sql.join(
    Object.keys(key).map((name) => sql`${table}.${column(name)} = less.${column(name)}`),
    sql` and `,
  )
  await tx.execute(sql`
    delete from ${table}
    using (select * from json_populate_recordset(null::${table}, ${rows}::json) limit ${sql.raw(String(cells.length))}) less
    where ${table}.business_id = ${businessId} and ${isIt} and ${table}.${column(Object.keys(sums)[0]!)} = 0`)
}

const column = (name: string) => sql.identifier(columnOf(name))
const columns = (names: string[], each: (column: SQLWrapper) => SQLWrapper) =>
  sql.join(
    names.map((name) => each(column(name))),
    sql`, `,
  )
const asRow = (key: Cell['key']) =>
  Object.fromEntries(Object.entries(key).map(([name, value]) => [columnOf(name), value]))
