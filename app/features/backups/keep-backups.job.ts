import { statfs } from 'node:fs/promises'
import { desc, eq, gt } from 'drizzle-orm'
import pg from 'pg'
import { mailOperators } from '#app/features/notifications/operator.email.tsx'
import type { Jobs } from '#app/jobs.ts'
import { listTables, quoteTable } from '#app/platform/backup.server.ts'
import { BadBackup, verifyBackup } from '#app/platform/backup-file.server.ts'
import { days, hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { migrate } from '#app/platform/migrations.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { restoreBackup } from '#app/platform/restore.server.ts'
import { backups } from './backup.table.ts'
import { alone, type BackupSetup, backupSetup, backupSource } from './backup-setup.server.ts'
import {
  describeBackups,
  findNewest,
  forgetOldBackups,
  formatBytes,
  makeBackup,
  sentenceOf,
} from './backups.server.ts'

/** The hour of the night, in UTC, after which the day's backup is made. */
const nightHour = 2

/** Each hour: the night's backup if it is not there yet, the week's drill, and word to the operators when they fail. */
export async function keepBackups(db: Database) {
  const setup = backupSetup()
  if (!setup) return
  await alone(setup, async () => {
    if (isBackupDue((await findNewest(db)).good?.startedAt, now())) await makeBackup(db, setup)
    const { good, drilled } = await findNewest(db)
    const pause = drilled?.drill === 'failed' ? days(1) : days(7)
    const isDrillDue = !drilled || now().getTime() - drilled.drilledAt!.getTime() >= pause
    if (good && isDrillDue) await drillRestore(db, setup, good)
    await tellOperators(db)
    await forgetOldBackups(db)
  })
}

export function isBackupDue(last: Date | undefined, at: Date) {
  const night = new Date(at.getTime() - hours(nightHour))
  night.setUTCHours(nightHour, 0, 0, 0)
  return !last || last < night
}

/** Tells the operators at once, and then once a day while backups fail. */
async function tellOperators(db: Database) {
  if ((await describeBackups(db)).isGood) return
  await db.transaction(async (tx) => {
    const since = new Date(now().getTime() - days(1))
    const told = await tx.select().from(backups).where(gt(backups.toldAt, since)).limit(1)
    if (told.length > 0) return
    const [newest] = await tx.select().from(backups).orderBy(desc(backups.startedAt)).limit(1)
    await tx.update(backups).set({ toldAt: now() }).where(eq(backups.id, newest!.id))
    await enqueue(tx, 'backups.notify-operator', {})
  })
}

/** Mails the operators, unless backups work again by then. */
export async function notifyOfBackups(db: Database, payload: Jobs['backups.notify-operator']) {
  const { sentence, isGood } = await describeBackups(db)
  if (isGood) return
  await mailOperators(db, 'backups.notify-operator', payload, {
    subject: 'Backups of your service fail',
    heading: 'Backups fail',
    preview: sentence,
    texts: [sentence, '“npm run doctor” on the server tests the place where they are kept.'],
    path: '/operator/state',
    button: 'Open the desk',
  })
}

const scratchName = 'vouchsafe_drill'

/**
 * Restores a backup into a database of its own, compares the rows of every table with what the file says, and drops it
 * again. Where no database may be made, it reads the file to its end. Run it `alone`.
 */
export async function drillRestore(
  db: Database,
  setup: BackupSetup,
  { id, file }: { id: string; file: string },
) {
  const result = await tryRestore(setup, file).catch((error) => ({
    drill: 'failed' as const,
    drillProblem: sentenceOf(error, setup),
  }))
  await db
    .update(backups)
    .set({ ...result, drilledAt: now() })
    .where(eq(backups.id, id))
  return result
}

async function tryRestore(setup: BackupSetup, file: string) {
  const source = backupSource(setup, file)
  const { rows: expected } = await verifyBackup(source)
  const refused = await makeScratch(setup)
  if (refused) return { drill: 'read' as const, drillProblem: refused }
  const scratch = new URL(setup.url)
  scratch.pathname = `/${scratchName}`
  try {
    await restoreBackup(scratch.href, source)
    const found = await countRows(scratch.href)
    const other = Object.keys(expected).filter((table) => (found[table] ?? 0) !== expected[table])
    if (other.length > 0)
      throw new BadBackup(
        `After a restore of ${file} other rows are there than in the file: ${other.join(', ')}.`,
      )
    // `npm run restore` and the next start migrate too.
    const pool = new pg.Pool({ connectionString: scratch.href, max: 1 })
    // The drop may meet a connection that is still closing: without a listener its error would end the process.
    pool.on('connect', (client) => client.on('error', () => {}))
    await migrate(pool).finally(() => pool.end())
    return { drill: 'restored' as const, drillProblem: null }
  } finally {
    await onServer(setup.url, `drop database if exists ${scratchName} with (force)`)
  }
}

/** Returns a sentence where there can be none. */
async function makeScratch({ url, dataDir, isEmbedded }: BackupSetup) {
  if (isEmbedded) {
    const { rows } = await onServer(url, 'select pg_database_size(current_database()) as size')
    const { bavail, bsize } = await statfs(dataDir)
    const needed = Number(rows[0].size) * 1.5 + 200e6
    if (bavail * bsize < needed)
      return `There was no room to restore it: ${dataDir} has ${formatBytes(bavail * bsize)} free, and ${formatBytes(needed)} are needed.`
  }
  try {
    // A killed drill leaves its database behind.
    await onServer(url, `drop database if exists ${scratchName} with (force)`)
    await onServer(url, `create database ${scratchName} template template0 encoding 'UTF8'`)
    return null
  } catch (error) {
    if ((error as pg.DatabaseError).code !== '42501') throw error
    return 'The user in DATABASE_URL may not create databases: the file was read to its end and not restored.'
  }
}

async function onServer(url: string, text: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'vouchsafe-backups' })
  await client.connect()
  return client.query(text).finally(() => client.end())
}

async function countRows(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const counts: Record<string, number> = {}
    for (const table of await listTables(client)) {
      const { rows } = await client.query(`select count(*)::int as count from ${quoteTable(table)}`)
      counts[`${table.schema}.${table.name}`] = rows[0].count
    }
    return counts
  } finally {
    await client.end()
  }
}
