import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type BackupStore, openBackupStore, type Retention, sourceOf } from '#app/platform/backup.server.ts'
import { type BackupKey, decrypted, encrypt, openBackupKey } from '#app/platform/backup-file.server.ts'
import { minutes, seconds } from '#app/platform/clock.ts'
import type { Environment } from '#app/platform/env.server.ts'
import { addErasures, onErasure, readErasures } from '#app/platform/erasures.server.ts'
import { log } from '#app/platform/log.server.ts'

export type BackupSetup = {
  store: BackupStore
  /** Its folder on this machine, if it is one: its disk can be full. */
  folder: string | null
  key: BackupKey
  keep: Retention
  url: string
  secret: string
  dataDir: string
  isEmbedded: boolean
}

let setup: BackupSetup | null = null

/** Null: no backups on a schedule. */
export const backupSetup = () => setup

/** Called once, at boot. */
export async function openBackups(
  env: Pick<Environment, 'backups' | 'BACKUP_KEY' | 'DATABASE_URL'>,
  { url, secret, dataDir }: Pick<BackupSetup, 'url' | 'secret' | 'dataDir'>,
) {
  setup = null
  if (!env.backups) return null
  const place = env.backups === 'own' ? { folder: join(dataDir, 'backups') } : env.backups
  setup = {
    store: openBackupStore(place),
    folder: 'folder' in place ? place.folder : null,
    key: await openBackupKey(env, dataDir),
    // On the disk of the database itself they help against mistakes alone.
    keep: env.backups === 'own' ? { days: 3, weeks: 0, months: 0 } : { days: 7, weeks: 4, months: 6 },
    isEmbedded: env.DATABASE_URL === undefined,
    url,
    secret,
    dataDir,
  }
  return setup
}

/** Backups that nobody can open are none. */
export const keyWarning = ({ key, store }: BackupSetup) =>
  `Backups in ${store.name} are encrypted with the key in ${key.path}: keep a copy of it elsewhere, for without it no backup opens.`

export const backupSource = ({ store, key }: BackupSetup, file: string) =>
  decrypted(sourceOf(store, file), key.identity)

/** Writes, reads and removes a small file. Throws what is wrong. */
export async function tryStore({ store, key }: BackupSetup) {
  const file = `vouchsafe-${key.id}-probe`
  await store.put(file, asStream([Buffer.from('probe')]))
  for await (const _ of await sourceOf(store, file).open());
  await store.remove(file)
}

const lockKey = 7_620_418_234

/** Runs the work if no other process is at it. Returns whether it did. */
export async function alone({ url }: BackupSetup, work: () => Promise<unknown>) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'vouchsafe-backups',
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [lockKey])
    if (rows[0].mine) await work()
    return rows[0].mine as boolean
  } finally {
    await client.end()
  }
}

/** One file for each machine and data folder that notes erasures. */
function erasuresFile({ key, dataDir }: BackupSetup) {
  const place = createHash('sha256').update(`${hostname()} ${dataDir}`).digest('hex').slice(0, 8)
  return `vouchsafe-${key.id}-erasures-${place}.age`
}

/** Copies the list of erasures to where the backups are, so that a restore on another machine erases them again. */
export async function copyErasures(opened: BackupSetup) {
  const lines = readErasures()
  if (lines.length === 0) return
  const bytes = [Buffer.from(lines.map((line) => `${line}\n`).join(''))]
  await opened.store.put(erasuresFile(opened), encrypt(asStream(bytes), opened.key))
}

async function* asStream<T>(parts: T[]) {
  yield* parts
}

/** Brings what other machines noted into the data folder of this one. */
export async function fetchErasures(opened: BackupSetup) {
  const files = await opened.store.list()
  for (const file of files.filter((each) => each.startsWith(`vouchsafe-${opened.key.id}-erasures-`))) {
    const parts: Uint8Array[] = []
    for await (const part of await backupSource(opened, file).open()) parts.push(part)
    addErasures(Buffer.concat(parts).toString().split('\n').filter(Boolean))
  }
}

/** Copies them a few seconds after each erasure, and at the start what an earlier process did not get to. */
export function startCopyingErasures() {
  const opened = setup
  if (!opened) return () => {}
  let timer: NodeJS.Timeout | undefined
  function soon(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(copy, milliseconds).unref()
  }
  async function copy() {
    await copyErasures(opened!).catch((error) => {
      log.warn({ err: error }, 'erasures are not kept beside the backups yet')
      soon(minutes(10))
    })
  }
  onErasure(() => soon(seconds(5)))
  soon(minutes(1))
  return () => {
    clearTimeout(timer)
    onErasure(() => {})
  }
}
