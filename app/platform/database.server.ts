import { getTableName, type SQL, sql, type Table } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** A connection pool or a transaction: a feature does not care which. */
export type Database = NodePgDatabase<Record<string, never>>

/** The connection pool of this process. Routes and jobs pass it to the features. */
export let db: Database

export let pool: pg.Pool

export function openDatabase(url: string, { connections = 20 } = {}) {
  pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    // A lost server must become an answer of 503, not a request that hangs.
    query_timeout: 30_000,
    keepAlive: true,
  })
  // An idle connection that the server closed is replaced by the pool; without a listener it would end us.
  pool.on('error', () => {})
  // The same for a connection within a transaction: its next statement reports the error.
  pool.on('connect', (client) => client.on('error', () => {}))
  db = drizzle(pool, { casing: 'snake_case' })
  const opened = pool
  return { db, pool, close: () => opened.end() }
}

/**
 * The same condition, of which the planner believes that every second row meets it. To be used in lists with an order
 * and a limit: without statistics it takes each comparison to leave one row in two hundred, thinks that the whole list
 * is short, and reads and sorts all of it instead of walking along the index that is in order.
 */
export const assumeHalfMatch = (condition: SQL) => sql`coalesce(${condition}, false)`

/**
 * The same limit or offset, of which the planner does not know how high it is. It then plans for a tenth of the list,
 * and walks along the index that is in order: of a list that it takes to be shorter than the limit it sorts all rows.
 */
export const hideLimitFromPlanner = (limit: number) => sql`(select ${limit}::int)`

/**
 * An insert of many rows as one statement with one parameter, however many there are. Columns are those of
 * the first row; the caller may add `on conflict …` or `returning …`.
 *
 * Values pass as JSON and are read by the column's own type, so a row costs no more than its text. A single row of plain
 * values passes as these, which the server plans in two thirds of the time.
 */
export function insertRows<T extends Table>(table: T, rows: T['$inferInsert'][]): SQL {
  const keys = Object.keys(rows[0] ?? {}).map((key) => [key, columnOf(key)] as const)
  const columns = sql.raw(keys.map(([, column]) => `"${column}"`).join(', '))
  const name = sql.identifier(getTableName(table))
  const records = rows.map((row) => row as Record<string, unknown>)
  if (records.length === 1) {
    const values = keys.map(([key]) => records[0]![key] ?? null)
    if (values.every(isPlain))
      return sql`insert into ${name} (${columns}) values (${sql.join(
        values.map((value) => sql.param(value instanceof Date ? value.toISOString() : value)),
        sql.raw(','),
      )})`
  }
  const json = JSON.stringify(records.map((row) => recordOf(keys, row)))
  return sql`insert into ${name} (${columns})
    select ${columns} from json_populate_recordset(null::${name}, ${json}::json)`
}

const isPlain = (value: unknown) =>
  value === null || typeof value !== 'object' || value instanceof Date || Buffer.isBuffer(value)

function recordOf(keys: (readonly [key: string, column: string])[], row: Record<string, unknown>) {
  const record: Record<string, unknown> = {}
  for (const [key, column] of keys) {
    const value = row[key]
    record[column] = Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value
  }
  return record
}

/** The column's name, as Drizzle's `snake_case` option derives it. */
const columnOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
