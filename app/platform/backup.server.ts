import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import {
  type BackupHeader,
  type BackupSource,
  BadBackup,
  type Partition,
  packRecord,
  type SequenceRecord,
  type TableRecord,
  withChecksum,
} from './backup-file.server.ts'
import { openBucket } from './bucket.server.ts'
import type { BucketAddress } from './bucket-requests.server.ts'

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

/** Where scheduled backups are kept. A file appears when all of it is there. */
export type BackupStore = {
  /** Shown in messages; contains no keys. */
  name: string
  /** Returns the number of bytes. */
  put(file: string, bytes: AsyncIterable<Uint8Array>): Promise<number>
  get(file: string): Promise<AsyncIterable<Uint8Array> | null>
  remove(file: string): Promise<void>
  list(): Promise<string[]>
}

export type BackupPlace = { folder: string } | { bucket: BucketAddress }

export const openBackupStore = (
  place: BackupPlace,
  options: Parameters<typeof openBucket>[1] = {},
): BackupStore => ('folder' in place ? folderStore(place.folder) : openBucket(place.bucket, options))

function folderStore(folder: string): BackupStore {
  return {
    name: folder,
    async put(file, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `${file}.part`)
      const written = createWriteStream(draft, { mode: 0o600, flush: true })
      try {
        await pipeline(bytes, written)
        await rename(draft, join(folder, file))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return written.bytesWritten
    },
    async get(file) {
      const isThere = await access(join(folder, file)).then(
        () => true,
        () => false,
      )
      return isThere ? createReadStream(join(folder, file)) : null
    },
    remove: (file) => rm(join(folder, file), { force: true }),
    list: () =>
      readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      }),
  }
}

export const sourceOf = ({ name, get }: BackupStore, file: string): BackupSource => ({
  name: join(name, file).replace('s3:/', 's3://'),
  async open() {
    const bytes = await get(file)
    if (!bytes) throw new BadBackup(`There is no ${file} in ${name}.`)
    return bytes
  },
})

/** `vouchsafe-1a2b3c4d-2026-11-27T02-00-00Z.backup.age`: whose, by the id of its key, and as of when. */
const backupName = /^vouchsafe-([0-9a-f]{8})-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.backup\.age$/

export const nameBackup = (keyId: string, at: Date) =>
  `vouchsafe-${keyId}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.age`

/** The backups under a key, the newest first. Whatever else lies there is none of ours. */
export const backupsOf = (files: string[], keyId: string) =>
  files
    .filter((file) => backupName.exec(file)?.[1] === keyId)
    .sort()
    .reverse()

/** What a killed process left of a file under this key. */
export const leftoversOf = (files: string[], keyId: string) =>
  files.filter((file) => file.endsWith('.part') && backupName.exec(file.slice(0, -5))?.[1] === keyId)

export type Retention = { days: number; weeks: number; months: number }

/**
 * The backups that may go: all but the newest of each of the last days, weeks and months that have one. Days without a
 * backup do not count, so that the last ones stay however old they are.
 */
export function chooseExpired(backups: string[], keep: Retention) {
  const kept = new Set(backups.slice(0, 1))
  const dayOf = (file: string) => backupName.exec(file)![2]!.slice(0, 10)
  const periodOf = {
    days: dayOf,
    months: (file: string) => dayOf(file).slice(0, 7),
    // Weeks begin on Monday; 1970 began on a Thursday.
    weeks: (file: string) => String(Math.floor((Date.parse(dayOf(file)) / 86_400_000 + 3) / 7)),
  }
  for (const unit of ['days', 'weeks', 'months'] as const) {
    const seen = new Set<string>()
    for (const file of backups) {
      const period = periodOf[unit](file)
      if (seen.has(period) || seen.size >= keep[unit]) continue
      seen.add(period)
      kept.add(file)
    }
  }
  return backups.filter((file) => !kept.has(file))
}
