import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject, test as plain } from 'vitest'
import { type Database, openDatabase } from '#app/platform/database.server.ts'
import { atDatabase, query } from './postgres-url.ts'

type Opened = { db: Database; pool: pg.Pool; url: string }

/**
 * `test` with a database: a fresh copy of the migrated one for each test file, shared by its tests. Each
 * test makes its own businesses, so that none stands on what another left.
 */
export const test = plain.extend<{ opened: Opened } & Opened>({
  opened: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      const serverUrl = inject('serverUrl')
      const name = `test_${randomBytes(8).toString('hex')}`
      await query(serverUrl, `create database ${name} template ${inject('template')}`)
      const url = atDatabase(serverUrl, name)
      const { db, pool } = openDatabase(url, { connections: 20 })
      await use({ db, pool, url })
      await pool.end()
      await query(serverUrl, `drop database ${name} with (force)`)
    },
    { scope: 'file' },
  ],
  db: async ({ opened }, use) => use(opened.db),
  pool: async ({ opened }, use) => use(opened.pool),
  url: async ({ opened }, use) => use(opened.url),
})

export { describe, expect } from 'vitest'
