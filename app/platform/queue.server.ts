import { inArray, type SQL, sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { type JobName, type Jobs, jobsWaitingOnce, longJobs } from '#app/jobs.ts'
import type { Database } from './database.server.ts'
import { isUuid } from './ids.ts'
import { log } from './log.server.ts'
import { conflict, notFound } from './refusal.ts'
import { currentRequestId } from './requests.server.ts'
import { isUnavailable } from './unavailable.server.ts'

const schema = 'pgboss'
let boss: PgBoss | undefined
let isStopping = false

export function queueInUse() {
  if (!boss) throw new Error('openQueue has not run yet.')
  return boss
}

/** Jobs in progress are finished, and none begins. */
export const isQueueStopping = () => isStopping

// The pauses double up to an hour: sixteen more tries are over in six to seven hours.
const queueOptions = {
  retryLimit: 16,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  // A killed worker's jobs are free again after this time, without waiting until they expire.
  heartbeatSeconds: 20,
  notify: true,
}

/** Connects to the queue. `isWorker`: this process also does the upkeep and the schedules. */
export async function openQueue(url: string, names: JobName[], { isWorker }: { isWorker: boolean }) {
  const opened = new PgBoss({
    connectionString: url,
    schema,
    max: isWorker ? 6 : 2,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    // The minimum interval: `startWorking` asks for this check as soon as a job's worker has died.
    monitorIntervalSeconds: 10,
    // No job of ours waits for another, and a schedule may be a minute late.
    flowIntervalSeconds: 3600,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
    application_name: 'vouchsafe-queue',
  })
  // Its connection comes back by itself; a database that is away is not worth a line each second.
  opened.on('error', (error) => {
    // Some are copies of an error, and no Error.
    const err = Object.assign(new Error(error.message), error, { stack: error.stack })
    if (!isUnavailable(err)) log.error({ err }, 'queue')
  })
  await opened.start()
  const known = new Map((await opened.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of names) {
    const before = known.get(name)
    const policy = jobsWaitingOnce.includes(name) ? 'short' : 'standard'
    const options = { ...queueOptions, expireInSeconds: longJobs.includes(name) ? 6 * 3600 : 300 }
    if (!before) await opened.createQueue(name, { ...options, policy })
    else if (before.heartbeatSeconds !== options.heartbeatSeconds || !before.notify)
      await opened.updateQueue(name, options)
  }
  boss = opened
  isStopping = false
  return {
    /** The jobs in progress are finished, those of their batches that have not begun go back into the queue. */
    async close() {
      isStopping = true
      await opened.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

/**
 * Queues a job in the caller's transaction, so that it exists only if the change is committed. `onceFor`: not again while
 * the same work waits (see `jobsWaitingOnce`).
 */
export async function enqueue<Name extends JobName>(
  db: Database,
  name: Name,
  payload: Jobs[Name],
  { startAfter, onceFor }: { startAfter?: Date; onceFor?: string } = {},
) {
  await queueInUse().send(name, withRequest(payload), {
    db: fromDrizzle(db, sql),
    startAfter,
    singletonKey: onceFor,
  })
}

/** Queues many payloads in one statement. */
export async function enqueueAll<Name extends JobName>(db: Database, name: Name, payloads: Jobs[Name][]) {
  const jobs = payloads.map((payload) => ({ data: withRequest(payload) }))
  await queueInUse().insert(name, jobs, { db: fromDrizzle(db, sql) })
}

/** Lets the log name the request that queued a job. No handler reads it. */
function withRequest(payload: object) {
  const requestId = currentRequestId()
  return requestId ? { ...payload, requestId } : payload
}

/** Whether this work waits or is being done. */
export async function isQueued(db: Database, name: JobName, onceFor: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from pgboss.job where name = ${name} and singleton_key = ${onceFor} and state < 'completed' limit 1`)
  return rows.length > 0
}

/** Takes every job out of the queue, done or not, whose payload names one of these ids. */
export async function forgetJobs(db: Database, ids: string[]) {
  const named = JSON.stringify(ids)
  await db.execute(sql`
    delete from pgboss.job where exists (select from jsonb_each_text(data::jsonb) as field
      where field.value in (select jsonb_array_elements_text(${named}::jsonb)))`)
}

/** Gives a job another try, in the caller's transaction: one more if it has used up its tries, otherwise the next one now. */
async function retryJob(tx: Database, { id, name, state }: { id: string; name: string; state: string }) {
  if (state === 'failed') await queueInUse().retry(name, id, { db: fromDrizzle(tx, sql) })
  await tx.execute(sql`update pgboss.job set start_after = now() where id = ${id} and state = 'retry'`)
}

export type FailedJob = {
  id: string
  name: JobName
  /** "failed": it used up its tries. "retry": it failed and is tried again by itself. */
  state: 'failed' | 'retry'
  /** Since when it was asked for, and, of a failed one, when the last try was. ISO 8601. */
  askedAt: string
  failedAt: string | null
  nextAt: string | null
  tries: number
  /** What broke, without the values that it was about. */
  message: string
  /** Whose mail it was, masked; null for other jobs, and where it broke before there was a mail. */
  mailTo: string | null
  businessId: string | null
}

type Row = Omit<FailedJob, 'message' | 'nextAt'> & { startAfter: string; message: string | null }

const columns = sql`id, name, state, created_on as "askedAt", completed_on as "failedAt", start_after as "startAfter",
  retry_count + 1 as tries, output ->> 'message' as message, output ->> 'mailTo' as "mailTo",
  data ->> 'businessId' as "businessId"`

/** Jobs that used up their tries, the newest first. The queue forgets them after a week. */
export function listFailedJobs(db: Database, names: JobName[], { limit = 100 } = {}) {
  return list(db, sql`state = 'failed' and ${isOneOf(names)}`, limit)
}

/** Failed jobs, and those that failed and wait for their next automatic try. */
export function listStuckJobs(db: Database, names: JobName[], { limit = 100 } = {}) {
  return list(db, sql`${isStuck} and ${isOneOf(names)}`, limit)
}

export const countFailedJobs = (db: Database, names: JobName[]) =>
  count(db, sql`state = 'failed' and ${isOneOf(names)}`)

export const countStuckJobs = (db: Database, names: JobName[]) =>
  count(db, sql`${isStuck} and ${isOneOf(names)}`)

const isStuck = sql`state in ('failed', 'retry')`
const isOneOf = (names: JobName[]) => inArray(sql`name`, names)

async function list(db: Database, where: SQL, limit: number): Promise<FailedJob[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from pgboss.job where ${where}
    order by coalesce(completed_on, start_after) desc, id desc limit ${limit}`)
  return rows.map(described)
}

function described({ startAfter, ...row }: Row): FailedJob {
  const iso = (at: string) => new Date(at).toISOString()
  return {
    ...row,
    askedAt: iso(row.askedAt),
    failedAt: row.failedAt && iso(row.failedAt),
    nextAt: row.state === 'retry' ? iso(startAfter) : null,
    message: row.message ?? 'It said nothing about why.',
  }
}

async function count(db: Database, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where ${where}`,
  )
  return rows[0]!.count
}

/** Puts a failed job into the queue once more; one that waits for its next try gets it now. Returns what it was. */
export async function retryFailedJob(tx: Database, id: string): Promise<FailedJob> {
  if (!isUuid(id)) throw notFound('job')
  const { rows } = await tx.execute<Row>(sql`select ${columns} from pgboss.job where id = ${id} for update`)
  const [job] = rows
  if (!job) throw notFound('job')
  if (job.state !== 'failed' && job.state !== 'retry')
    throw conflict('This job is in the queue again already.')
  await retryJob(tx, job)
  return described(job)
}
