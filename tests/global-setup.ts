import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { jobNames } from '#app/jobs.ts'
import { resolveDataDir } from '#app/platform/data-dir.server.ts'
import { openDatabase } from '#app/platform/database.server.ts'
import { distribute } from '#app/platform/distribution.server.ts'
import { startEmbeddedPostgres } from '#app/platform/embedded-postgres.server.ts'
import { migrate } from '#app/platform/migrations.server.ts'
import { openQueue } from '#app/platform/queue.server.ts'
import { findOlderPostgres, startOlderPostgres, type TestServer } from './older-postgres.ts'
import { atDatabase, query } from './postgres-url.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this run, and the migrated database on it that each test file gets a copy of. */
    serverUrl: string
    template: string
    /** The one database of this run, on a cluster. */
    clusterUrl: string | null
  }
}

/** One server for the run, one migrated database as a template. A test file clones it in a blink. */
export default async function setup(project: TestProject) {
  if (project.name === 'citus') return project.provide('clusterUrl', await prepareCluster())
  const folder = resolveDataDir({ DATA_DIR: mkdtempSync(join(tmpdir(), 'vouchsafe-test-')) })
  const server = await startServer(project.name, folder)
  const template = `template_${process.pid}_${Date.now()}`
  await query(server.url, `create database ${template}`)
  const { pool, close } = openDatabase(atDatabase(server.url, template), { connections: 1 })
  await migrate(pool)
  // The queue makes its tables once, here, rather than in each copy.
  const queue = await openQueue(atDatabase(server.url, template), jobNames, { isWorker: false })
  await queue.close()
  await close()

  project.provide('serverUrl', server.url)
  project.provide('template', template)
  project.provide('clusterUrl', null)

  return async () => {
    await query(server.url, `drop database if exists ${template} with (force)`)
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whatever is in the database that CITUS_DATABASE_URL names gives way to ours, spread over the nodes. */
async function prepareCluster() {
  const url = process.env.CITUS_DATABASE_URL!
  await query(url, emptyDatabase)
  // Few parts, so that what asks all of them is quick: how many there are changes no answer.
  const { pool, close } = openDatabase(`${url}?options=${encodeURIComponent('-c citus.shard_count=4')}`)
  await migrate(pool)
  await distribute(pool, () => {})
  await close()
  const queue = await openQueue(url, jobNames, { isWorker: false })
  await queue.close()
  return url
}

// The extension goes with the schema public, so that one stays.
const emptyDatabase = `do $$ declare each text; begin
  drop schema if exists pgboss cascade;
  for each in
    select format('%s if exists %s cascade', case relkind when 'v' then 'view' else 'table' end, quote_ident(relname)) from pg_class c
    where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    union all
    select 'function if exists ' || oid::regprocedure || ' cascade' from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  loop execute 'drop ' || each; end loop;
end $$`

async function startServer(project: string, folder: string): Promise<TestServer> {
  if (project === 'embedded') {
    const settings = {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      autovacuum: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
      io_method: 'sync',
    }
    return startEmbeddedPostgres({ dataDir: folder, settings })
  }
  const older = findOlderPostgres()
  if (older?.url) return { url: older.url, stop: async () => {} }
  if (older?.binaries) return startOlderPostgres(older.binaries, join(folder, 'server'))
  throw new Error('There is no older PostgreSQL to test on.')
}
