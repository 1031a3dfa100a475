import { getTableName, type SQL, sql, type Table } from 'drizzle-orm'

/**
 * An insert of many rows as one statement with one parameter, however many there are. Columns are those of
 * the first row; the caller may add `on conflict …` or `returning …`.
 *
 * Values pass as JSON and are read by the column's own type, so a row costs no more than its text.
 */
export function insertRows<T extends Table>(table: T, rows: T['$inferInsert'][]): SQL {
  const keys = Object.keys(rows[0] ?? {}).map((key) => [key, columnOf(key)] as const)
  const columns = sql.raw(keys.map(([, column]) => `"${column}"`).join(', '))
  const name = sql.identifier(getTableName(table))
  const json = JSON.stringify(rows.map((row) => recordOf(keys, row as Record<string, unknown>)))
  return sql`insert into ${name} (${columns})
    select ${columns} from json_populate_recordset(null::${name}, ${json}::json)`
}

function recordOf(keys: (readonly [key: string, column: string])[], row: Record<string, unknown>) {
  const record: Record<string, unknown> = {}
  for (const [key, column] of keys) {
    const value = row[key]
    record[column] = Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value
  }
  return record
}

/** As Drizzle's `snake_case` has it. */
const columnOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
