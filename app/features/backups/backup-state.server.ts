import { basename } from 'node:path'
import { desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { days, hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { backups } from './backup.table.ts'
import { backupSetup } from './backup-setup.server.ts'
import { formatBytes } from './make-backup.server.ts'

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
