import { sql } from 'drizzle-orm'
import { describeBackups, findBackupAges } from '#app/features/backups/backups.server.ts'
import { countOpenContacts } from '#app/features/contacts/contact-desk.server.ts'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { type CaseCounts, countOpenCases } from '#app/features/moderation/count-open-cases.server.ts'
import { webhookDeliveries } from '#app/features/webhook-events/webhook.table.ts'
import { describeLog } from '#app/features/witness/log-desk.server.ts'
import { mailJobs, quietJobs } from '#app/jobs.ts'
import { now, seconds } from '#app/platform/clock.ts'
import { type Database, pool } from '#app/platform/database.server.ts'
import { isMailKept } from '#app/platform/mail.server.ts'
import { type Gauges, readFreeDiskShare } from '#app/platform/metrics.server.ts'
import { countFailedJobs, countStuckJobs } from '#app/platform/queue.server.ts'
import { countUndelivered } from './retries.server.ts'
import { judgeService, type ServiceState } from './service-state.vocabulary.ts'

type Queue = NonNullable<ServiceState['queues']>[number] & {
  failingMails: number
  workerSeen: number | null
}

const lookEvery = seconds(5)
let looked: { at: number; state: Promise<ServiceState> } | undefined

/** What waits and what fails, for all processes together; at most five seconds old, however many ask. */
export function findServiceState(db: Database): Promise<ServiceState> {
  const at = now().getTime()
  if (!looked || Math.abs(at - looked.at) >= lookEvery) looked = { at, state: readState(db) }
  return looked.state
}

async function readState(db: Database): Promise<ServiceState> {
  const freeDisk = await readFreeDiskShare()
  const [queues, mails, endpoints, backups] = await Promise.all([
    readQueues(db),
    readInvitations(db),
    readEndpoints(db),
    findBackupAges(db),
  ]).catch(() => [])
  const connectionsWanted = pool.waitingCount
  if (!queues || !mails || !endpoints) return { isDatabaseUp: false, freeDisk, connectionsWanted }
  const sum = (of: (queue: Queue) => number) => queues.reduce((total, queue) => total + of(queue), 0)
  const mailQueues = queues.filter(({ job }) => (mailJobs as string[]).includes(job))
  const waitingMails = mailQueues.reduce((total, { waiting }) => total + waiting, mails.waiting)
  return {
    isDatabaseUp: true,
    isMailOff: isMailKept(),
    freeDisk,
    connectionsWanted,
    queues,
    workerSeen: queues[0]?.workerSeen ?? null,
    mails: { waiting: waitingMails, failing: mails.failing + sum(({ failingMails }) => failingMails) },
    webhooks: endpoints,
    backups,
  }
}

/** The queues that have jobs, in one statement. Counts of failed jobs are up to a minute old, as pg-boss keeps them. */
async function readQueues(db: Database): Promise<Queue[]> {
  const { rows } = await db.execute<Queue>(sql`
    select queue.name as job, coalesce(waiting, 0) as waiting, coalesce(oldest, 0) as oldest,
      coalesce(retrying, 0) as retrying, queue.failed_count::int as failed,
      case when ${sql.param(mailJobs)}::text[] @> array[queue.name] then coalesce(old, 0) else 0 end as "failingMails",
      extract(epoch from now() - max(monitor_claim_on) over ())::int as "workerSeen"
    from pgboss.queue left join (
      select name, count(*) filter (where start_after <= now())::int as waiting,
        extract(epoch from now() - min(greatest(start_after, created_on)) filter (where start_after <= now()))::int as oldest,
        count(*) filter (where state = 'retry')::int as retrying,
        count(*) filter (where state = 'retry' and created_on < now() - interval '10 minutes')::int as old
      from pgboss.job where state < 'active' and not blocked group by name
    ) as job using (name)
    where queue.name not like '\\_\\_%' order by 1`)
  return rows
}

async function readInvitations(db: Database) {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${invitations.sendAfter} <= now())::int`,
      failing: sql<number>`count(*) filter (where ${invitations.deferrals} >= 5)::int`,
    })
    .from(invitations)
    .where(
      sql`${invitations.mailsSent} < ${invitations.mailsWanted} and ${invitations.state} in ('queued', 'sent', 'clicked')`,
    )
  return row!
}

async function readEndpoints(db: Database) {
  const [row] = await db
    .select({
      due: sql<number>`count(*) filter (where ${webhookDeliveries.dueAt} <= now())::int`,
      endpoints: sql<number>`count(distinct ${webhookDeliveries.endpointId})::int`,
      failing: sql<number>`count(distinct ${webhookDeliveries.endpointId}) filter (where ${webhookDeliveries.tries} >= 2)::int`,
    })
    .from(webhookDeliveries)
    .where(sql`${webhookDeliveries.state} = 'due'`)
  return row!
}

/** The state as gauges for Prometheus. */
export function gaugesOf({ queues = [], ...state }: ServiceState): Gauges {
  const each = (of: 'waiting' | 'oldest' | 'retrying' | 'failed') =>
    queues.map((queue) => ({ job: queue.job, value: queue[of] }))
  return {
    vouchsafe_database_up: state.isDatabaseUp ? 1 : 0,
    vouchsafe_worker_seen_seconds: state.workerSeen ?? null,
    vouchsafe_queue_waiting_jobs: each('waiting'),
    vouchsafe_queue_oldest_seconds: each('oldest'),
    vouchsafe_queue_retrying_jobs: each('retrying'),
    vouchsafe_queue_failed_jobs: each('failed'),
    vouchsafe_mails_waiting: state.mails?.waiting ?? null,
    vouchsafe_mails_failing: state.mails?.failing ?? null,
    vouchsafe_webhooks_waiting: state.webhooks?.due ?? null,
    vouchsafe_webhook_endpoints_waiting: state.webhooks?.endpoints ?? null,
    vouchsafe_webhook_endpoints_failing: state.webhooks?.failing ?? null,
    vouchsafe_backup_age_seconds: state.backups?.age ?? null,
    vouchsafe_restore_drill_age_seconds: state.backups?.drillAge ?? null,
    vouchsafe_disk_free_ratio: state.freeDisk,
  }
}

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
