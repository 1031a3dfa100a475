import type pg from 'pg'

export type Statement = { id: string; text: string; calls: number; buffers: number }

/** The statements of some work, and how many pages of 8 kB they touched in memory or on the disk. */
export async function readStatements(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  await pool.query('select pg_stat_statements_reset()')
  await work()
  const { rows } = await pool.query<Statement>(`
    select queryid::text as id, query as text, calls::int, (shared_blks_hit + shared_blks_read)::int as buffers
    from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())
      and query not like '%pg_stat_statements%'
    order by buffers desc`)
  return rows
}

export async function timeOf(work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  return performance.now() - started
}

export function medianOf(values: number[]) {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]!
}
