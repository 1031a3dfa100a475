import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, vi } from 'vitest'
import { businesses } from '#app/features/businesses/business.table.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { databaseUser, resolveDataDir } from '#app/platform/data-dir.server.ts'
import { type Database, openDatabase } from '#app/platform/database.server.ts'
import { migrate } from '#app/platform/migrations.server.ts'
import { preparePostgresBinaries } from '#app/platform/postgres-binaries.server.ts'
import {
  checkReadReplica,
  databaseForPages,
  databaseForWidgets,
  openReadReplica,
} from '#app/platform/read-replica.server.ts'
import { expect, openService, test } from './database.ts'
import { visit } from './doors.ts'
import { aBusiness, aReview } from './factories.ts'
import { startCluster, startOlderPostgres, type TestServer } from './older-postgres.ts'
import { query } from './postgres-url.ts'

// A real primary and a real replica that PostgreSQL streams to: the primary's folder, copied while nobody served it.

const folder = resolveDataDir({ DATA_DIR: mkdtempSync(join(tmpdir(), 'vouchsafe-replica-')) })
const [first, second] = [join(folder, 'primary'), join(folder, 'replica')]
let binaries: string
let primary: TestServer
let replica: TestServer
let db: Database
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  binaries = join(preparePostgresBinaries(folder, databaseUser()), 'bin')
  await (await startOlderPostgres(binaries, first)).stop()
  execFileSync('cp', ['-a', first, second])
  writeFileSync(join(second, 'data/standby.signal'), '')
  appendFileSync(
    join(second, 'data/postgresql.auto.conf'),
    `primary_conninfo = 'host=${first} user=vouchsafe'\nhot_standby_feedback = on\n`,
  )
  primary = startCluster(binaries, first)
  replica = startCluster(binaries, second)
  const opened = openDatabase(primary.url)
  db = opened.db
  await migrate(opened.pool)
  closers.push(
    opened.close,
    await openService(db, opened.pool, primary.url),
    openReadReplica(replica.url).close,
  )
})
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
  openReadReplica(undefined)
  await replica.stop()
  await primary.stop()
  rmSync(folder, { recursive: true })
})

const isReplica = async (asked: Database) => {
  const { rows } = await asked.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)
  return rows[0]!.is
}
const untilRead = (from = databaseForPages) =>
  vi.waitUntil(() => isReplica(from()), { timeout: 60_000, interval: 20 })
const namesOn = async (asked: Database, id: string) =>
  (await asked.select({ name: businesses.name }).from(businesses).where(sql`id = ${id}`)).map(
    ({ name }) => name,
  )

test('pages and widgets read a replica that is up to date; who has just written reads the primary', async () => {
  await untilRead()
  await untilRead(databaseForWidgets)
  expect(await isReplica(databaseForPages({ hasJustWritten: true }))).toBe(false)
  // A snapshot for several questions is of one server.
  const seen = await databaseForPages().transaction((tx) => Promise.all([isReplica(tx), isReplica(tx)]), {
    accessMode: 'read only',
    isolationLevel: 'repeatable read',
  })
  expect(new Set(seen).size).toBe(1)
})

test('what was committed a second ago is on every page, however far behind the replica is', async () => {
  const { id } = await aBusiness(db, { name: 'Before' })
  await untilRead()
  await query(replica.url, 'select pg_wal_replay_pause()')
  await query(primary.url, 'update business_rows set name = $1 where id = $2', ['After', id])
  const writtenAt = performance.now()
  const shown: { age: number; name: string }[] = []
  while (shown.at(-1)?.name !== 'After') {
    const age = performance.now() - writtenAt
    const [name] = await namesOn(databaseForPages(), id)
    shown.push({ age, name: name! })
  }
  expect(shown.filter(({ age, name }) => age > 1000 && name === 'Before')).toEqual([])
  expect(await namesOn(databaseForWidgets(), id)).toEqual(['After'])
  await query(replica.url, 'select pg_wal_replay_resume()')
  await untilRead()
  expect(await namesOn(databaseForPages(), id)).toEqual(['After'])
})

const doors = import.meta.glob<{ loader: (args: never) => unknown }>([
  '../app/routes/public/{business,businesses,business-picture,transparency,transparency-json,transparency-cases,reviews-rss,product-reviews-xml,oembed,sitemap}.{ts,tsx}',
])

test.for(Object.keys(doors))('%s writes nothing, so that a replica can answer', async (door) => {
  const business = await aBusiness(db)
  await aReview(db, { business, text: 'The rolls were warm.' })
  await db.transaction((tx) => createWidget(tx, { business }))
  await untilRead()
  const { loader } = await doors[door]!()
  const params = { businessId: business.id, part: '1.xml', kind: 'removed' }
  const path = `/?url=${encodeURIComponent(`http://localhost:3000/business/${business.id}`)}`
  await vi.waitUntil(async () => (await namesOn(databaseForPages(), business.id)).length > 0)
  expect((await visit(loader, { path, params })).status).toBe(200)
})

test('a replica that is gone is done without at once, in the middle of reading too, and is read again', async () => {
  const { id } = await aBusiness(db, { name: 'Still here' })
  await untilRead()
  const asked = databaseForPages()
  const slow = asked.execute(sql`select pg_is_in_recovery() as is from pg_sleep(1)`)
  await replica.stop()
  expect((await slow).rows).toEqual([{ is: false }])
  for (let n = 0; n < 20; n++) expect(await namesOn(databaseForPages(), id)).toEqual(['Still here'])
  expect(await isReplica(databaseForPages())).toBe(false)
  replica = startCluster(binaries, second)
  await untilRead()
})

test('while the primary is away, pages show what its replica has', async () => {
  const { id } = await aBusiness(db, { name: 'Shown meanwhile' })
  await vi.waitUntil(async () => (await untilRead()) && (await namesOn(databaseForPages(), id)).length > 0)
  await primary.stop()
  const { loader } = await doors['../app/routes/public/business.tsx']!()
  // Until long after the replica was last known to be fresh.
  for (const since = performance.now(); performance.now() - since < 2500; )
    expect((await visit(loader, { params: { businessId: id } })).status).toBe(200)
  primary = startCluster(binaries, first)
  await untilRead()
  expect(await isReplica(databaseForPages({ hasJustWritten: true }))).toBe(false)
})

test('another database than the primary’s replica is never read', async ({ url }) => {
  const other = openReadReplica(url)
  for (let n = 0; n < 10; n++) expect(await isReplica(databaseForPages())).toBe(false)
  await other.close()
  await expect(checkReadReplica(primary.url, url)).rejects.toThrow('takes writes itself')
  expect(await checkReadReplica(primary.url, replica.url)).toMatch(/^follows the database, \d+ bytes/)
  closers.push(openReadReplica(replica.url).close)
})
