import { desc, eq, gt } from 'drizzle-orm'
import { mailOperators } from '#app/features/notifications/mail-operators.server.ts'
import type { Jobs } from '#app/jobs.ts'
import { days, hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { backups } from './backup.table.ts'
import { alone, backupSetup } from './backup-setup.server.ts'
import { describeBackups, findNewest, forgetOldBackups } from './backup-state.server.ts'
import { drillRestore } from './drill-restore.server.ts'
import { makeBackup } from './make-backup.server.ts'

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
