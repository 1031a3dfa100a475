import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import {
  createBackup,
  listTables,
  openBackupStore,
  quoteTable,
  sourceOf,
} from '#app/platform/backup.server.ts'
import { decrypted, encrypt, verifyBackup } from '#app/platform/backup-file.server.ts'
import { restoreBackup } from '#app/platform/restore.server.ts'
import { openSeeded } from './pages/seeded.ts'

/** An encrypted backup of 100,000 reviews: made, read back, restored into an empty database, and every row compared. */
export async function run() {
  const seeded = await openSeeded()
  const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-bench-restore-'))
  const source = new URL(seeded.pool.options.connectionString!)
  const name = `bench_${randomBytes(4).toString('hex')}`
  const target = new URL(source)
  target.pathname = `/${name}`
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  const store = openBackupStore({ folder })
  const encrypted = decrypted(sourceOf(store, 'all.backup.age'), identity)
  await seeded.pool.query(`create database ${name}`)
  try {
    let bytes = 0
    await timed('made', () =>
      createBackup(source.href, 'a secret', async (plain) => {
        bytes = await store.put('all.backup.age', encrypt(plain, { recipient }))
      }),
    )
    await timed('read back', () => verifyBackup(encrypted))
    const { rows } = await timed('restored', () => restoreBackup(target.href, encrypted))
    const [before, after] = await timed('compared', () =>
      Promise.all([source, target].map(({ href }) => sumTables(href))),
    )
    const other = Object.keys({ ...before, ...after }).filter((table) => before![table] !== after![table])
    const count = Object.values(rows).reduce((sum, each) => sum + each, 0)
    console.log(
      `  ${(bytes / 1e6).toFixed(1)} MB, ${count} rows of ${Object.keys(rows).length} tables, reviews: ${rows['public.reviews']}`,
    )
    console.log(`  tables with other rows: ${other.length} (wanted: 0) ${other.join(', ')}`)
  } finally {
    await seeded.pool.query(`drop database ${name} with (force)`)
    rmSync(folder, { recursive: true, force: true })
    await seeded.stop()
  }
}

async function timed<T>(what: string, work: () => Promise<T>) {
  const since = performance.now()
  const result = await work()
  console.log(`  ${what} in ${((performance.now() - since) / 1000).toFixed(1)} s`)
  return result
}

/** For each table the number of its rows and a sum over all that is in them, generated columns and bytes included. */
async function sumTables(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  const sums: Record<string, string> = {}
  for (const table of await listTables(client)) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${quoteTable(table)} t`,
    )
    sums[quoteTable(table)] = rows[0].sum
  }
  await client.end()
  return sums
}

if (import.meta.main) await run()
