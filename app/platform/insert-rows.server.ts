import { getTableName, type SQL, sql, type Table } from 'drizzle-orm'

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
