import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { CannotStart } from './cannot-start.server.ts'
import { distribute, isDistributed } from './distribution.server.ts'

export type Migration = { name: string; sql: string; checksum: string }

/** The files of `migrations/` in order: `0001_platform.sql`. Names are part of the record and never change. */
export function readMigrations(): Migration[] {
  const folder = resolve('migrations')
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  for (const [index, name] of names.entries()) {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) {
      throw new CannotStart(`migrations/${name} is not named like 0001_platform.sql.`)
    }
    if (name.slice(0, 4) === names[index + 1]?.slice(0, 4)) {
      throw new CannotStart(`migrations/${name} and ${names[index + 1]} have the same number.`)
    }
  }
  return names.map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

// One number for all who migrate this database, whatever they are.
const lockKey = 7_620_418_233

// The pool's limit is for requests; a migration of a large table, or waiting for another's, takes its time.
const patiently = (text: string, values?: unknown[]) => ({ text, values, query_timeout: 24 * 3_600_000 })

/**
 * Brings the database to the newest migration, each in a transaction of its own, one process at a time.
 * Returns the names of those that were applied now. Stops, having changed nothing, when the files and the
 * database do not belong together.
 */
export async function migrate(pool: pg.Pool, migrations = readMigrations()): Promise<string[]> {
  const client = await pool.connect()
  let isUsable = false
  try {
    await client.query(patiently('select pg_advisory_lock($1)', [lockKey]))
    await createMigrationsTable(client)
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations order by name',
    )
    const pending = findPending(migrations, rows)
    for (const migration of pending) await apply(client, migration)
    if (pending.length > 0 && (await isDistributed(client))) await distribute(pool, () => {})
    await client.query('select pg_advisory_unlock($1)', [lockKey])
    isUsable = true
    return pending.map(({ name }) => name)
  } finally {
    // After an error the connection is closed, which releases the lock.
    client.release(!isUsable)
  }
}

export async function createMigrationsTable(client: pg.ClientBase) {
  await client.query(`create table if not exists migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
}

function findPending(migrations: Migration[], applied: { name: string; checksum: string }[]) {
  const files = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of applied) {
    const file = files.get(name)
    if (!file) {
      throw new CannotStart(
        `The database was migrated by a newer version (${name} is unknown here): start that version, or restore a backup.`,
      )
    }
    if (file.checksum !== checksum) {
      throw new CannotStart(
        `migrations/${name} was changed after it had been applied: put it back, and write a new migration instead.`,
      )
    }
  }
  const done = new Set(applied.map(({ name }) => name))
  return migrations.filter(({ name }) => !done.has(name))
}

/**
 * Splits SQL into statements, because a distributed database takes one at a time. Semicolons in comments, strings and
 * function bodies do not end a statement.
 */
export const statementsOf = (sql: string) =>
  sql.match(/(?:--[^\n]*|'[^']*'|\$\$[\s\S]*?\$\$|[^;'$-]|[$-])+/g)?.filter((each) => each.trim()) ?? []

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration) {
  await client.query('begin')
  try {
    const isSpread = await isDistributed(client)
    if (isSpread) await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`)
    for (const statement of statementsOf(sql)) {
      await client.query(patiently(statement))
      // A new table is distributed at once, because a distributed table cannot refer to one that is not.
      const made =
        isSpread &&
        /^\s*(?:--[^\n]*\s+)*create table (\w+) [\s\S]*primary key \(business_id, /.exec(statement)
      if (made) await client.query(`select create_distributed_table($1, 'business_id')`, [made[1]])
    }
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback').catch(() => {})
    throw new CannotStart(`migrations/${name} failed and was undone: ${(cause as Error).message}.`, { cause })
  }
}
