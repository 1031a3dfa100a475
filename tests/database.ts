import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject, test as plain } from 'vitest'
import { openCookies } from '#app/features/accounts/sessions.server.ts'
import { openBilling } from '#app/features/billing/stripe-client.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { openFiles } from '#app/features/files/stored-files.server.ts'
import { openLogKeys } from '#app/features/log/keys.server.ts'
import { openMailLanes } from '#app/features/mailing/mail-lanes.server.ts'
import { openPlans } from '#app/features/plans/tier-in-force.server.ts'
import type { Review } from '#app/features/reviews/review.table.ts'
import { jobNames } from '#app/jobs.ts'
import { openLoopback } from '#app/platform/client-address.server.ts'
import { moveClock, now } from '#app/platform/clock.ts'
import { type Database, openDatabase } from '#app/platform/database.server.ts'
import { openDistribution } from '#app/platform/distribution.server.ts'
import { openMail } from '#app/platform/mail.server.ts'
import { openQueue } from '#app/platform/queue.server.ts'
import { openRateLimits } from '#app/platform/rate-limit.server.ts'
import { openSecret } from '#app/platform/secret.server.ts'
import { openSite } from '#app/platform/site.server.ts'
import { anOwner, type Owner } from './doors.ts'
import { aBusiness, aReview } from './factories.ts'
import { atDatabase, query } from './postgres-url.ts'

type Opened = { db: Database; pool: pg.Pool; url: string }
/** What a test asks for by name: a business, a review of it in public, or a business whose owner is signed in. */
type Made = { business: Business; review: Review; owner: Owner }

/**
 * `test` with a database: a fresh copy of the migrated one for each test file, shared by its tests. Each
 * test makes its own businesses, so that none stands on what another left.
 */
export const test = plain.extend<{ opened: Opened } & Opened & Made>({
  opened: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      const { url, forget } = inject('clusterUrl') ? await emptyCluster() : await copyTemplate()
      const { db, pool } = openDatabase(url, { connections: 20 })
      const closeService = await openService(db, pool, url)
      await use({ db, pool, url })
      await closeService()
      await pool.end()
      await forget()
    },
    { scope: 'file' },
  ],
  db: async ({ opened }, use) => use(opened.db),
  pool: async ({ opened }, use) => use(opened.pool),
  url: async ({ opened }, use) => use(opened.url),
  business: async ({ db }, use) => use(await aBusiness(db)),
  review: async ({ db, business }, use) => use(await aReview(db, { business })),
  owner: async ({ db }, use) => use(await anOwner(db)),
})

async function copyTemplate() {
  const serverUrl = inject('serverUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await query(serverUrl, `create database ${name} template ${inject('template')} strategy file_copy`)
  const forget = () => query(serverUrl, `drop database ${name} with (force)`)
  return { url: atDatabase(serverUrl, name), forget }
}

/** A cluster copies no database: the files of a run use one after the other what the last one left, emptied. */
async function emptyCluster() {
  const url = inject('clusterUrl')!
  const { rows } = await query(
    url,
    `select string_agg(oid::regclass::text, ', ') as tables from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'`,
  )
  await query(url, `truncate ${rows[0].tables}`)
  await query(url, 'truncate pgboss.job')
  return { url, forget: async () => {} }
}

/**
 * What boot opens beside the database, so that features find their queue, their keys and their limits. Test files
 * share a process: each starts from here, and not from what another one left.
 */
export async function openService(db: Database, pool: pg.Pool, url: string) {
  moveClock(Date.now() - now().getTime())
  openLoopback({ isLoopback: false, HOST: 'localhost', TRUSTED_PROXIES: [] })
  openMailLanes({ MAIL_PER_MINUTE: 60, MAIL_AT_ONCE: 4 })
  openPlans({ BILLING: 'demo' })
  await openBilling({ BILLING: 'demo' }, db)
  openSecret({ SECRET: 'a secret that is used in tests alone' }, '/nonexistent')
  openSite({ APP_URL: 'http://localhost:3000' })
  openRateLimits(pool)
  openFiles({ files: null })
  openMail({ MAIL_FROM: 'Vouchsafe <no-reply@localhost>' })
  openCookies({ isSecure: false })
  await openDistribution(pool)
  await openLogKeys(
    db,
    { APP_URL: 'http://localhost:3000', LOG_KEY: Buffer.alloc(32, 7).toString('base64') },
    '',
  )
  const queue = await openQueue(url, jobNames, { isWorker: false })
  return queue.close
}

export { describe, expect } from 'vitest'
