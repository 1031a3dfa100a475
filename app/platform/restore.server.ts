import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { listTables, quoteTable } from './backup.server.ts'
import {
  type BackupHeader,
  type BackupSource,
  BadBackup,
  readBackup,
  type SequenceRecord,
  type TableRecord,
  verifyBackup,
} from './backup-file.server.ts'
import { createMigrationsTable, readMigrations } from './migrations.server.ts'

type Options = { replace?: boolean; migrations?: ReturnType<typeof readMigrations> }

/**
 * Puts a backup back, in one transaction: at any failure the database is as it was before. Only into an empty
 * database, unless `replace` says that what is there may go. Returns the header and the number of rows.
 */
export async function restoreBackup(
  url: string,
  source: BackupSource,
  { replace = false, migrations }: Options = {},
) {
  const { header } = await verifyBackup(source)
  const client = new pg.Client({ connectionString: url, application_name: 'vouchsafe-restore' })
  await client.connect()
  try {
    await refuseWhileServed(client)
    await client.query('begin')
    // Waiting for somebody who still reads would be waiting for ever.
    await client.query(`set local lock_timeout = '10s'`)
    await makeEmpty(client, replace)
    await buildTables(client, header, migrations ?? readMigrations())
    const constraints = await suspendConstraints(client)
    const rows = await copyRows(client, source, header)
    for (const sql of constraints) await client.query(sql)
    await client.query('commit')
    return { header, rows }
  } finally {
    await client.end()
  }
}

async function refuseWhileServed(client: pg.Client) {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'vouchsafe-queue'`,
  )
  if (rowCount) throw new BadBackup('The service is running on this database: stop it first.')
}

async function makeEmpty(client: pg.Client, replace: boolean) {
  const tables = await listTables(client)
  if (tables.length === 0) return
  if (!replace) {
    throw new BadBackup(
      `The database is not empty (it has ${tables.length} tables): add --replace to put the backup in place of everything in it.`,
    )
  }
  const { rowCount } = await client.query(`select from pg_extension where extname = 'citus'`)
  if (rowCount) {
    throw new BadBackup(
      'The database is spread over a cluster: put the backup into a new one on its coordinator, then run "npm run distribute".',
    )
  }
  for (const schema of new Set(['public', ...tables.map((table) => table.schema)])) {
    await client.query(`drop schema if exists ${pg.escapeIdentifier(schema)} cascade`)
  }
  await client.query('create schema public')
}

/** The tables as they were when the backup was made. Later migrations run on the rows, as they would have. */
async function buildTables(
  client: pg.Client,
  header: BackupHeader,
  known: ReturnType<typeof readMigrations>,
) {
  const files = new Map(known.map((migration) => [migration.name, migration]))
  await createMigrationsTable(client)
  for (const { name, checksum } of header.migrations) {
    const file = files.get(name)
    if (file?.checksum !== checksum) {
      throw new BadBackup(
        `The backup needs migrations/${name} as it was then: restore it with a newer version.`,
      )
    }
    await client.query(file.sql)
  }
  if (header.queueVersion === null) return
  // The library wraps its plan in a transaction; it is part of ours.
  await client.query(
    getConstructionPlans('pgboss')
      .replace(/^\s*BEGIN;/, '')
      .replace(/COMMIT;\s*$/, ''),
  )
  await client.query('set local idle_in_transaction_session_timeout = 0')
  for (const { schema, name, parent, bound } of header.partitions) {
    const partition = quoteTable({ schema, name })
    await client.query(
      `create table if not exists ${partition} partition of ${quoteTable({ schema, name: parent })} ${bound}`,
    )
  }
}

/**
 * Takes foreign keys away, so that tables may come in any order and in circles, and returns the statements that
 * put them back, which checks every row. It needs no superuser, unlike switching them off.
 */
async function suspendConstraints(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0`)
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  const tables = await listTables(client)
  for (const table of tables) {
    await client.query(`alter table ${quoteTable(table)} disable trigger user`)
    await client.query(`truncate ${quoteTable(table)}`)
  }
  return [
    ...rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ...tables.map((table) => `alter table ${quoteTable(table)} enable trigger user`),
  ]
}

async function copyRows(client: pg.Client, source: BackupSource, header: BackupHeader) {
  const targets = new Map((await listTables(client)).map((table) => [quoteTable(table), table]))
  const counts: Record<string, number> = {}
  let rows: CopyStreamQuery | undefined
  let isWritten = Promise.resolve()
  let filter = keepAll
  let table: TableRecord | undefined
  for await (const { kind, payload } of readBackup(source)) {
    if (kind === 'T') {
      table = JSON.parse(payload.toString()) as TableRecord
      const target = targets.get(quoteTable(table))
      // A table that the queue's library no longer has.
      if (!target) continue
      const known = new Set(target.columns)
      const columns = table.columns.filter((column) => known.has(column))
      filter = columns.length === table.columns.length ? keepAll : keepColumns(table.columns, known)
      const names = columns.map(pg.escapeIdentifier).join(', ')
      rows = client.query(copyFrom(`copy ${quoteTable(table)} (${names}) from stdin`))
      isWritten = finished(rows)
      // It is awaited where the table ends; a failure before that must not end the process.
      isWritten.catch(() => {})
    } else if (kind === 'D' && rows) {
      const part = filter(payload)
      if (part.length > 0 && !rows.write(part)) await Promise.race([once(rows, 'drain'), isWritten])
    } else if (kind === 'E' && rows && table) {
      rows.end()
      await isWritten
      counts[`${table.schema}.${table.name}`] = rows.rowCount
      rows = undefined
    } else if (kind === 'S') {
      for (const { schema, name, value } of JSON.parse(payload.toString()) as SequenceRecord[]) {
        const exists = `to_regclass($1) is not null`
        await client.query(`select setval(to_regclass($1), $2) where ${exists}`, [
          quoteTable({ schema, name }),
          value,
        ])
      }
    }
  }
  await setInstalledQueueVersion(client, header)
  return counts
}

const keepAll = (chunk: Buffer) => chunk

/** COPY's text format: a row a line, tabs between columns, both escaped within values. */
function keepColumns(columns: string[], known: Set<string>) {
  const kept = columns.flatMap((column, index) => (known.has(column) ? [index] : []))
  let carry = Buffer.alloc(0)
  return (chunk: Buffer) => {
    const all = Buffer.concat([carry, chunk])
    const end = all.lastIndexOf(10) + 1
    carry = all.subarray(end)
    const lines = all.toString('utf8', 0, end).split('\n').slice(0, -1)
    return Buffer.from(
      lines
        .map(
          (line) =>
            `${line
              .split('\t')
              .filter((_, index) => kept.includes(index))
              .join('\t')}\n`,
        )
        .join(''),
    )
  }
}

/** The installed library built its tables, so its schema version is recorded. Throws `BadBackup` if the backup's is newer. */
async function setInstalledQueueVersion(client: pg.Client, { queueVersion }: BackupHeader) {
  if (queueVersion === null) return
  const built = /INSERT INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(
    getConstructionPlans('pgboss'),
  )
  if (!built) throw new Error('pg-boss no longer says its version in its plan.')
  if (Number(built[1]) < queueVersion) {
    throw new BadBackup('The backup was made by a newer version of Vouchsafe: restore it with that one.')
  }
  await client.query('update pgboss.version set version = $1', [built[1]])
}
