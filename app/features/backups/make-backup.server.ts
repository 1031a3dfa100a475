import { statfs } from 'node:fs/promises'
import { desc, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { logSeed } from '#app/features/log/keys.server.ts'
import { createBackup } from '#app/platform/backup.server.ts'
import { encrypt } from '#app/platform/backup-encryption.server.ts'
import { BadBackup, verifyBackup } from '#app/platform/backup-file.server.ts'
import { backupsOf, chooseExpired, leftoversOf, nameBackup } from '#app/platform/backup-store.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { isUnavailable } from '#app/platform/unavailable.server.ts'
import { backups } from './backup.table.ts'
import { type BackupSetup, backupSource, copyErasures } from './backup-setup.server.ts'

/**
 * Makes a backup, reads it back from where it is kept, and lets older ones go. Returns its row; what went wrong stands in
 * it. Run it `alone`.
 */
export async function makeBackup(db: Database, setup: BackupSetup) {
  const id = uuidv7()
  const file = nameBackup(setup.key.id, now())
  await db.insert(backups).values({ id, file, startedAt: now(), state: 'running' })
  const ended = await writeAndVerify(db, setup, file).then(
    async (written) => ({ state: 'good' as const, ...written, problem: await tidy(setup, file) }),
    (error) => ({ state: 'failed' as const, problem: sentenceOf(error, setup) }),
  )
  const [row] = await db
    .update(backups)
    .set({ ...ended, endedAt: now() })
    .where(eq(backups.id, id))
    .returning()
  return row!
}

async function writeAndVerify(db: Database, setup: BackupSetup, file: string) {
  const { store, key, url, secret } = setup
  for (const leftover of leftoversOf(await store.list(), key.id)) await store.remove(leftover)
  await refuseWithoutRoom(db, setup)
  let bytes = 0
  const put = async (plain: AsyncIterable<Uint8Array>) => {
    bytes = await store.put(file, encrypt(plain, key))
  }
  await createBackup(url, secret, put, logSeed())
  const { rows } = await verifyBackup(backupSource(setup, file)).catch(async (error) => {
    await store.remove(file).catch(() => {})
    throw error
  })
  return { bytes, rowCount: Object.values(rows).reduce((sum, count) => sum + count, 0) }
}

/** A backup that fills the disk would stop the database that lies on it. */
async function refuseWithoutRoom(db: Database, { folder, dataDir }: BackupSetup) {
  if (!folder) return
  const [last] = await db
    .select()
    .from(backups)
    .where(eq(backups.state, 'good'))
    .orderBy(desc(backups.startedAt))
    .limit(1)
  const { rows } = await db.execute<{ size: string }>(
    sql`select pg_database_size(current_database()) as size`,
  )
  const needed = (last?.bytes ?? Number(rows[0]!.size) / 2) * 1.2 + 200e6
  const { bavail, bsize } = await statfs(folder).catch(() => statfs(dataDir))
  if (bavail * bsize < needed)
    throw new BadBackup(
      `${folder} has ${formatBytes(bavail * bsize)} free, and a backup that leaves some room needs ${formatBytes(needed)}.`,
    )
}

export const formatBytes = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`

/** The backup is good whatever happens here. Returns what went wrong. */
async function tidy(setup: BackupSetup, made: string) {
  const { store, key, keep } = setup
  try {
    await copyErasures(setup)
    const files = backupsOf(await store.list(), key.id)
    for (const file of chooseExpired(files, keep)) if (file !== made) await store.remove(file)
    return null
  } catch (error) {
    return sentenceOf(error, setup)
  }
}

/** Errors of storage and of files are sentences; the rest is in the log. */
export function sentenceOf(error: unknown, { store }: BackupSetup) {
  const { code, name, message } = error as NodeJS.ErrnoException
  if (name === 'BadBackup' || name === 'StorageError') return message
  if (code === 'ENOSPC' || code === 'EDQUOT') return `There is no space left in ${store.name}.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${store.name} cannot be written to (${code}).`
  log.error({ err: error }, 'backup')
  return isUnavailable(error)
    ? 'The database was away.'
    : `It broke off (${code ?? name}): the log says more.`
}
