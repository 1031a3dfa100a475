import { sql } from 'drizzle-orm'
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss'
import { type JobName, type Jobs, jobsWaitingOnce, longJobs, mailJobs } from '#app/jobs.ts'
import { now, seconds } from './clock.ts'
import type { Database } from './database.server.ts'
import { describeError, log } from './log.server.ts'
import { measureJob } from './metrics.server.ts'
import { currentRequestId } from './requests.server.ts'
import { trace } from './tracing.server.ts'
import { isUnavailable } from './unavailable.server.ts'
import { yieldToRequests } from './yield-to-requests.server.ts'

export type Handler<Name extends JobName> = (db: Database, payload: Jobs[Name]) => Promise<void>
export type Handlers = { [Name in JobName]: Handler<Name> }
export type Schedules = { [Name in JobName]?: string }

const schema = 'pgboss'
let boss: PgBoss | undefined
let isStopping = false
let lookedAt = 0
const staleAfter = seconds(45)

// The pauses double up to an hour: sixteen more tries are over in six to seven hours.
const queueOptions = {
  retryLimit: 16,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  // A killed worker's jobs are free again after it, and not only when they expire.
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
    // Asked for by `startWorking` as soon as a job's worker has died.
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
  lookedAt = 0
  return {
    /** The jobs in progress are finished, those of their batches that have not begun go back into the queue. */
    async close() {
      isStopping = true
      await opened.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

/**
 * Asks for work in the caller's transaction: it happens when the change does, and only then. `onceFor`: not again while
 * the same work waits (see `jobsWaitingOnce`).
 */
export async function enqueue<Name extends JobName>(
  db: Database,
  name: Name,
  payload: Jobs[Name],
  { startAfter, onceFor }: { startAfter?: Date; onceFor?: string } = {},
) {
  if (!boss) throw new Error('openQueue has not run yet.')
  await boss.send(name, withRequest(payload), { db: fromDrizzle(db, sql), startAfter, singletonKey: onceFor })
}

/** The same for many payloads, in one statement. */
export async function enqueueAll<Name extends JobName>(db: Database, name: Name, payloads: Jobs[Name][]) {
  if (!boss) throw new Error('openQueue has not run yet.')
  const jobs = payloads.map((payload) => ({ data: withRequest(payload) }))
  await boss.insert(name, jobs, { db: fromDrizzle(db, sql) })
}

/** The log names the request that asked for a job. No handler reads it. */
function withRequest(payload: object) {
  const requestId = currentRequestId()
  return requestId ? { ...payload, requestId } : payload
}

/** Whether such work waits or is done now. */
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

/** Another try, in the caller's transaction: one more for a job that had used up its own, else the next one now. */
export async function retryJob(
  tx: Database,
  { id, name, state }: { id: string; name: string; state: string },
) {
  if (!boss) throw new Error('openQueue has not run yet.')
  if (state === 'failed') await boss.retry(name, id, { db: fromDrizzle(tx, sql) })
  await tx.execute(sql`update pgboss.job set start_after = now() where id = ${id} and state = 'retry'`)
}

/**
 * Attaches every handler. A notification at the commit starts a job at once. Retries, jobs for later and missed
 * notifications wake nobody: one question for all queues finds them. Without a connection that listens each queue polls.
 */
export async function startWorking(
  db: Database,
  handlers: Partial<Handlers>,
  schedules: Schedules,
  lookEvery = seconds(10),
) {
  if (!boss) throw new Error('openQueue has not run yet.')
  const working = boss
  const workers = new Map<string, string>()
  for (const name of Object.keys(handlers) as JobName[]) {
    const handle = handlers[name] as (db: Database, payload: unknown) => Promise<void>
    const options = {
      // A batch is settled at its end: a worker that is killed in it would send all its mails again.
      batchSize: (mailJobs as JobName[]).includes(name) ? 1 : 20,
      burstWhenBatchFull: true,
      perJobResults: true,
      pollingIntervalSeconds: schedules[name] ? 5 : 0.5,
      notifyPollingIntervalSeconds: 3600,
    } as const
    const worker = await working.work(name, options, async (jobs): Promise<JobResult[]> => {
      const results: JobResult[] = []
      for (const job of jobs) {
        if (isStopping)
          results.push({ id: job.id, status: 'failed', output: { message: 'Handed on at a stop' } })
        else results.push(await runJob(db, name, handle, job))
      }
      return results
    })
    workers.set(name, worker)
  }
  for (const [name, cron] of Object.entries(schedules)) await working.schedule(name, cron)
  const timer = setInterval(async () => {
    try {
      for (const name of await listDueQueues(db, [...workers.keys()]))
        working.notifyWorker(workers.get(name)!)
      if (await hasOrphans(db)) await working.supervise()
      lookedAt = now().getTime()
    } catch (error) {
      if (!isUnavailable(error)) log.error({ err: error }, 'queue')
    }
  }, lookEvery).unref()
  lookedAt = now().getTime()
  working.once('stopped', () => clearInterval(timer))
}

/** Whether this process works through the queue: it asked for work a moment ago and is not stopping. */
export const isWorking = () => !isStopping && now().getTime() - lookedAt < staleAfter

/** A job whose worker has not been heard of for longer than a heartbeat. */
async function hasOrphans(db: Database) {
  const { rows } = await db.execute(sql`
    select from pgboss.job where state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 second' < now() limit 1`)
  return rows.length > 0
}

/** Those with a job that could start now. */
async function listDueQueues(db: Database, names: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select queue.name from json_array_elements_text(${JSON.stringify(names)}::json) as queue (name)
    where (select true from pgboss.job where job.name = queue.name and state < 'active' and not blocked
      and start_after < now() limit 1)`)
  return rows.map(({ name }) => name)
}

/** One of the three places where errors end: it is logged, and the queue tries again. */
async function runJob(
  db: Database,
  name: JobName,
  handle: (db: Database, payload: unknown) => Promise<void>,
  { id, data }: Job<unknown>,
): Promise<JobResult> {
  const since = performance.now()
  // A schedule sends no data.
  const { requestId } = (data ?? {}) as { requestId?: string }
  const tell = (outcome: 'done' | 'failed') => {
    const ms = performance.now() - since
    measureJob(name, outcome, ms / 1000)
    return { job: name, jobId: id, requestId, outcome, ms: Math.round(ms) }
  }
  try {
    await yieldToRequests()
    await trace(name, { 'vouchsafe.job_id': id, 'vouchsafe.request_id': requestId }, () => handle(db, data))
    log.info(tell('done'), 'job')
    return { id, status: 'completed' }
  } catch (error) {
    const at = isUnavailable(error) ? 'warn' : 'error'
    log[at]({ err: error, ...tell('failed') }, 'job')
    return {
      id,
      status: 'failed',
      output: describeError(error),
    }
  }
}
