import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { v7 as uuid } from 'uuid'
import { afterAll, inject } from 'vitest'
import { describe, expect, test } from '#tests/database.ts'
import { findOlderPostgres, startOlderPostgres } from '#tests/older-postgres.ts'
import { atDatabase, query } from '#tests/postgres-url.ts'
import { createBackup, listTables, openBackupStore, quoteTable, sourceOf } from './backup.server.ts'
import { resolveDataDir } from './data-dir.server.ts'
import { readMigrations } from './migrations.server.ts'
import { restoreBackup } from './restore.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const awkward = 'tab\t newline\n return\r backslash\\ \\N \\. quote" and € 漢字 👍🏽'

// A later migration, with what the first has none of: a sequence.
const counted = {
  name: '9999_counted.sql',
  sql: 'create table counted (id integer generated always as identity primary key, name text)',
  checksum: 'counted',
}
const migrations = [...readMigrations(), counted]

let full: Promise<string> | undefined

/** A database of the test's own, which may change it, with all that `fillDatabase` puts into one. */
async function aFullDatabase(server: string) {
  full ??= fillDatabase(server)
  const name = `full_${randomBytes(6).toString('hex')}`
  await query(server, `create database ${name} template ${await full}`)
  return atDatabase(server, name)
}

/** Rows of every kind of value, in tables that point at each other, and a waiting job. Returns the database's name. */
async function fillDatabase(server: string) {
  const name = `full_${randomBytes(6).toString('hex')}`
  await query(server, `create database ${name} template ${inject('template')}`)
  const url = atDatabase(server, name)
  const [user, business] = [uuid(), uuid()]
  await query(url, 'insert into users (id, name, email) values ($1, $2, $3)', [
    user,
    awkward,
    `${user}@a.example`,
  ])
  await query(
    url,
    `insert into businesses (id, owner_id, name, website, domain, rating_total, review_count, monthly_invitation_reset_at)
     values ($1, $2, 'Bakery', 'https://a.example', 'a.example', 9, 2, now())`,
    [business, user],
  )
  await query(
    url,
    `insert into activities (business_id, id, type, message, related_id, tier)
     select $1, gen_random_uuid(), 'note', $2 || n, case when n % 2 = 0 then gen_random_uuid() end, 'starter'
     from generate_series(1, 5000) n`,
    [business, awkward],
  )
  await query(
    url,
    `with stored as (insert into files (business_id, id, type, state) values ($1, $2, 'image/jpeg', 'arriving'))
     insert into file_parts (business_id, file_id, position, bytes) values ($1, $2, 0, $3)`,
    [business, uuid(), randomBytes(100_000)],
  )
  await query(
    url,
    `insert into dev_mails (id, recipient, subject, html, text, headers) values ($1, 'a', '', $2, $2, $3)`,
    [uuid(), awkward.repeat(20_000), { awkward, none: null }],
  )
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue('mail')
  await boss.send('mail', { id: business })
  await boss.stop({ graceful: true, timeout: 2_000 })
  await query(
    url,
    `create table pgboss.queue_stats_old partition of pgboss.queue_stats
    for values from ('2020-01-01') to ('2020-01-02')`,
  )
  await query(url, counted.sql)
  await query(url, 'insert into migrations (name, checksum) values ($1, $2)', [
    counted.name,
    counted.checksum,
  ])
  await query(url, `insert into counted (name) values ('first'), ('second')`)
  return name
}

async function everyRow(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  const rows: Record<string, string[]> = {}
  for (const table of await listTables(client)) {
    const found = await client.query(`select to_jsonb(t)::text as row from ${quoteTable(table)} t order by 1`)
    rows[quoteTable(table)] = found.rows.map(({ row }) => row)
  }
  await client.end()
  return rows
}

async function anEmptyDatabase(url: string) {
  const name = `restored_${randomBytes(6).toString('hex')}`
  await query(url, `create database ${name}`)
  return atDatabase(url, name)
}

const store = openBackupStore({ folder })
const restore = (url: string, path: string, options: Parameters<typeof restoreBackup>[2]) =>
  restoreBackup(url, sourceOf(store, basename(path)), options)

async function aBackup(url: string) {
  const file = `${randomBytes(6).toString('hex')}.backup`
  await createBackup(url, 'a secret', (bytes) => store.put(file, bytes))
  return join(folder, file)
}

describe('a backup', () => {
  test('put back holds every row of every table, and the queue', async ({ url }) => {
    const source = await aFullDatabase(url)
    const path = await aBackup(source)
    const target = await anEmptyDatabase(url)
    const { header, rows } = await restore(target, path, { migrations })

    expect(header.secret).toBe('a secret')
    expect(rows['public.activities']).toBe(5000)
    expect(rows['pgboss.job']).toBe(1)
    expect(await everyRow(target)).toEqual(await everyRow(source))
    const next = await query(target, `insert into counted (name) values ('third') returning id`)
    expect(next.rows).toEqual([{ id: 3 }])
    const constraints = `select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1, 2`
    expect((await query(target, constraints)).rows).toEqual((await query(source, constraints)).rows)
  })

  test('goes only into an empty database, unless what is there may go', async ({ url: server }) => {
    const url = await aFullDatabase(server)
    const path = await aBackup(url)
    await query(url, 'update users set name = $1', ['changed'])
    await expect(restore(url, path, { migrations })).rejects.toThrow('The database is not empty')
    expect((await query(url, 'select distinct name from users')).rows).toEqual([{ name: 'changed' }])

    await restore(url, path, { replace: true, migrations })
    expect((await query(url, 'select distinct name from users')).rows).toEqual([{ name: awkward }])
  })

  test('leaves what was there when it fails half-way', async ({ url: server }) => {
    const url = await aFullDatabase(server)
    const path = await aBackup(url)
    const before = await everyRow(url)
    const unknown = migrations.map((migration) => ({ ...migration, checksum: 'other' }))
    await expect(restore(url, path, { replace: true, migrations: unknown })).rejects.toThrow(
      'restore it with a newer version',
    )
    expect(await everyRow(url)).toEqual(before)
  })

  test('that is cut off, changed or foreign is refused before writing', async ({ url }) => {
    const whole = await aBackup(await aFullDatabase(url))
    const target = await anEmptyDatabase(url)
    const bytes = readFileSync(whole)
    const inside = gunzipSync(bytes)
    const changed = Buffer.from(inside)
    changed[changed.indexOf('newline')] = 78
    const files = {
      'is cut off': bytes.subarray(0, bytes.length - 100),
      'its end is missing': gzipSync(inside.subarray(0, inside.length - 37)),
      'in the middle of a record': gzipSync(inside.subarray(0, inside.length - 30)),
      'its checksum is wrong': gzipSync(changed),
      'continues after its end': gzipSync(Buffer.concat([inside, inside])),
      'or no backup': Buffer.from('hello'),
      'not a backup of ours': gzipSync('hello hello hello'),
    }
    for (const [message, content] of Object.entries(files)) {
      const path = join(folder, 'bad')
      writeFileSync(path, content)
      await expect(restore(target, path, { migrations }), message).rejects.toThrow(message)
    }
    truncateSync(join(folder, 'bad'), 0)
    await expect(restore(target, join(folder, 'bad'), { migrations })).rejects.toThrow()
    expect(await everyRow(target)).toEqual({})
  })

  const older = findOlderPostgres()
  test.skipIf(!older?.binaries)('of the embedded one restores on the oldest', async ({ url: server }) => {
    const url = await aFullDatabase(server)
    const path = await aBackup(url)
    const dataDir = resolveDataDir({ DATA_DIR: mkdtempSync(join(tmpdir(), 'vouchsafe-older-')) })
    const oldServer = await startOlderPostgres(older!.binaries!, join(dataDir, 'server'))
    const target = await anEmptyDatabase(oldServer.url)
    await restore(target, path, { migrations })
    expect(await everyRow(target)).toEqual(await everyRow(url))
    await oldServer.stop()
    rmSync(dataDir, { recursive: true })
  })
})
