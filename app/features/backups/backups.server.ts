import { statfs } from 'node:fs/promises'
import { basename } from 'node:path'
import { desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { logSeed } from '#app/features/log/keys.server.ts'
import { countOf, formatNumber } from '#app/languages/format.ts'
import {
  backupsOf,
  chooseExpired,
  createBackup,
  leftoversOf,
  nameBackup,
} from '#app/platform/backup.server.ts'
import { BadBackup, encrypt, verifyBackup } from '#app/platform/backup-file.server.ts'
import { days, hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { isUnavailable } from '#app/platform/unavailable.server.ts'
import { backups } from './backup.table.ts'
import { type BackupSetup, backupSetup, backupSource, copyErasures } from './backup-setup.server.ts'

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

/** A condition like those of the operator's desk. */
type BackupState = { name: string; isGood: boolean; isOff?: boolean; sentence: string }

/** The newest backup that ended, the newest good one, and the newest that was drilled. */
export async function findNewest(db: Database) {
  const newest = () => db.select().from(backups).orderBy(desc(backups.startedAt)).limit(1).$dynamic()
  const [[ended], [good], [drilled]] = await Promise.all([
    newest().where(isNotNull(backups.endedAt)),
    newest().where(eq(backups.state, 'good')),
    newest().where(isNotNull(backups.drilledAt)).orderBy(desc(backups.drilledAt)),
  ])
  return { ended, good, drilled }
}

/** For the metrics: nothing without scheduled backups, whatever was made before they ended. */
export async function findBackupAges(db: Database) {
  if (!backupSetup()) return undefined
  const ageOf = (state: SQL, moment: SQL) =>
    sql<number | null>`extract(epoch from now() - max(${moment}) filter (where ${state}))::int`
  const [ages] = await db
    .select({
      age: ageOf(eq(backups.state, 'good'), sql`${backups.startedAt}`),
      drillAge: ageOf(eq(backups.drill, 'restored'), sql`${backups.drilledAt}`),
    })
    .from(backups)
  return ages
}

/** Backups and drills in a few sentences: for the operator's desk, for doctor, and for the mail when they fail. */
export async function describeBackups(db: Database): Promise<BackupState> {
  const name = 'Backups'
  const setup = backupSetup()
  if (!setup) return { name, isGood: true, isOff: true, sentence: 'None is made on a schedule (BACKUP_URL).' }
  const { ended, good, drilled } = await findNewest(db)
  const isOld = !good || now().getTime() - good.startedAt.getTime() > hours(48)
  const isFailing = ended?.state === 'failed'
  const parts = [
    good
      ? `The last backup was made ${ago(good.startedAt)} in ${shortName(setup.store.name)} (${formatBytes(good.bytes ?? 0)}, ${formatNumber(good.rowCount ?? 0)} rows).`
      : 'The first is made within an hour of the start, then one each night.',
  ]
  if (ended?.problem)
    parts.push(`${isFailing ? `The try ${ago(ended.startedAt)} failed` : 'After it'}: ${ended.problem}`)
  if (drilled?.drill === 'restored') parts.push(`One was restored as a test ${ago(drilled.drilledAt!)}.`)
  else if (drilled) parts.push(`The restore drill ${ago(drilled.drilledAt!)}: ${drilled.drillProblem}`)
  const isWrong = isFailing || (isOld && Boolean(ended)) || drilled?.drill === 'failed'
  return { name, isGood: !isWrong, sentence: parts.join(' ') }
}

/** A folder is named without its path. */
const shortName = (store: string) => (store.startsWith('/') ? `the folder “${basename(store)}”` : store)

function ago(at: Date) {
  const passed = now().getTime() - at.getTime()
  if (passed < hours(1)) return 'within the last hour'
  if (passed < days(2)) return `${countOf(Math.floor(passed / hours(1)), 'hour')} ago`
  return `${countOf(Math.floor(passed / days(1)), 'day')} ago`
}

/** Rows older than a quarter of a year tell nothing, but for the last good one. */
export async function forgetOldBackups(db: Database) {
  await db.execute(sql`delete from ${backups} where started_at < ${new Date(now().getTime() - days(90))}
    and id is distinct from (select id from ${backups} where state = 'good' order by started_at desc limit 1)`)
}
