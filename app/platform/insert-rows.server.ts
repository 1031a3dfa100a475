import { getTableName, type SQL, sql, type Table } from 'drizzle-orm'

/**
 * An insert of many rows as one statement with one parameter, however many there are. Columns are those of
 * the first row; the caller may add `on conflict …` or `returning …`.
 *
 * Values pass as JSON and are read by the column's own type, so a row costs no more than its text.
 */
export function insertRows<T extends Table>(table: T, rows: T['$inferInsert'][]): SQL {
  const keys = Object.keys(rows[0] ?? {})
  const columns = sql.raw(keys.map((key) => `"${columnOf(key)}"`).join(', '))
  const name = sql.identifier(getTableName(table))
  const json = JSON.stringify(rows.map((row) => recordOf(keys, row as Record<string, unknown>)))
  return sql`insert into ${name} (${columns})
    select ${columns} from json_populate_recordset(null::${name}, ${json}::json)`
}

function recordOf(keys: string[], row: Record<string, unknown>) {
  return Object.fromEntries(
    keys.map((key) => {
      const value = row[key]
      return [columnOf(key), Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value]
    }),
  )
}

/** As Drizzle's `snake_case` has it. */
export const columnOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
