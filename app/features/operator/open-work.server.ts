import { describeBackups } from '#app/features/backups/backup-state.server.ts'
import { countOpenContacts } from '#app/features/contacts/contact-desk.server.ts'
import { type CaseCounts, countOpenCases } from '#app/features/moderation/count-open-cases.server.ts'
import { countUndelivered } from '#app/features/operator/undelivered.server.ts'
import { describeLog } from '#app/features/witness/log-desk.server.ts'
import { mailJobs, quietJobs } from '#app/jobs.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { countFailedJobs, countStuckJobs } from '#app/platform/failed-jobs.server.ts'
import { findServiceState } from './service-state.server.ts'
import { judgeService } from './service-state.vocabulary.ts'

export type OperatorWork = CaseCounts & {
  overdue: CaseCounts
  contacts: number
  mail: number
  jobs: number
  /** Number of conditions of the service that are not good. */
  troubles: number
}

export async function countOperatorWork(db: Database): Promise<OperatorWork> {
  const [open, overdue, contacts, mail, jobs, state, backups, publicLog] = await Promise.all([
    countOpenCases(db),
    countOpenCases(db, now()),
    countOpenContacts(db),
    countUndeliveredMail(db),
    countFailedJobs(db, quietJobs),
    findServiceState(db),
    describeBackups(db),
    describeLog(db),
  ])
  const troubles = [...judgeService(state), backups, publicLog].filter(({ isGood }) => !isGood).length
  return { ...open, overdue, contacts, mail, jobs, troubles }
}

export async function countUndeliveredMail(db: Database) {
  const [stuck, undelivered] = await Promise.all([countStuckJobs(db, mailJobs), countUndelivered(db)])
  return stuck + undelivered
}
