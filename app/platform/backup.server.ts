import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import {
  type BackupHeader,
  type Partition,
  packRecord,
  type SequenceRecord,
  type TableRecord,
  withChecksum,
} from './backup-file.server.ts'

const ourSchemas = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

/** Receives the bytes of a backup as a stream. The backup must not become visible before the last byte. */
type Keep = (bytes: AsyncIterable<Buffer>) => Promise<unknown>

/**
 * Hands over everything that the database holds as one file, as it was at one moment, while the service goes on.
 * Returns the number of rows by table.
 */
export async function createBackup(url: string, secret: string, keep: Keep, logKey?: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'vouchsafe-backup' })
  await client.connect()
  const counts: Record<string, number> = {}
  try {
    await client.query('begin isolation level repeatable read read only')
    // A slow storage may keep this transaction idle between two tables.
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const records = withChecksum(dump(client, { secret, logKey }, counts))
    await pipeline(Readable.from(records), createGzip(), async (bytes: AsyncIterable<Buffer>) => {
      await keep(bytes)
    })
    return counts
  } finally {
    await client.end()
  }
}

type Keys = Pick<BackupHeader, 'secret' | 'logKey'>

async function* dump(client: pg.Client, keys: Keys, counts: Record<string, number>) {
  yield packRecord('H', await describeDatabase(client, keys))
  for (const table of await listTables(client)) {
    yield packRecord('T', table)
    const columns = table.columns.map(pg.escapeIdentifier).join(', ')
    const rows = client.query(copyTo(`copy (select ${columns} from ${quoteTable(table)}) to stdout`))
    for await (const chunk of rows) yield packRecord('D', chunk)
    counts[`${table.schema}.${table.name}`] = rows.rowCount
    yield packRecord('E', { rows: rows.rowCount })
  }
  yield packRecord('S', await listSequences(client))
}

export function quoteTable({ schema, name }: { schema: string; name: string }) {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

async function describeDatabase(client: pg.Client, keys: Keys): Promise<BackupHeader> {
  const one = async (text: string) => (await client.query(text)).rows[0]
  const migrations = await client.query('select name, checksum from public.migrations order by name')
  const { queue } = await one(`select to_regclass('pgboss.version') as queue`)
  const partitions = await client.query<Partition>(`
    select n.nspname as schema, c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_inherits i on i.inhrelid = c.oid
    join pg_class p on p.oid = i.inhparent
    where c.relispartition and c.relkind in ('r', 'p') and ${ourSchemas}`)
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    postgresVersion: (await one('show server_version')).server_version,
    ...keys,
    migrations: migrations.rows,
    queueVersion: queue ? (await one('select version from pgboss.version')).version : null,
    partitions: partitions.rows,
  }
}

/** Tables with the columns that hold something of their own: generated ones are computed again. */
export async function listTables(client: pg.Client) {
  const { rows } = await client.query<TableRecord>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and ${ourSchemas}
    group by 1, 2 order by 1, 2`)
  return rows
}

async function listSequences(client: pg.Client) {
  const { rows } = await client.query<SequenceRecord>(`
    select schemaname as schema, sequencename as name, last_value::text as value
    from pg_sequences where last_value is not null`)
  return rows
}
