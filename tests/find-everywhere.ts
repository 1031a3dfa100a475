import type pg from 'pg'

/**
 * Every column of every table, the queue's too, in which one of the words is found, as "public.reviews.text". The tables
 * are those that the database knows, not those that the code knows; bytes are searched as text, too.
 */
export async function findEverywhere(pool: pg.Pool, ...words: string[]) {
  const { rows: columns } = await pool.query<{ table: string; column: string; type: string }>(
    `select format('%I.%I', table_schema, table_name) as table, column_name as column, data_type as type
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const [table, its] of Map.groupBy(columns, (each) => each.table)) {
    const searched = its.map(({ column, type }) => {
      const value = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`
      return `bool_or(lower(${value}) like any ($1)) as "${column}"`
    })
    const patterns = words.map((word) => `%${word.toLowerCase()}%`)
    const { rows } = await pool.query(`select ${searched.join(', ')} from ${table}`, [patterns])
    const hits = Object.entries(rows[0]).filter(([, isFound]) => isFound)
    found.push(...hits.map(([column]) => `${table}.${column}`))
  }
  return found
}
