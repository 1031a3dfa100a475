import { sql } from 'drizzle-orm'
import type { Job, JobResult } from 'pg-boss'
import { type JobName, type Jobs, mailJobs } from '#app/jobs.ts'
import { now, seconds } from './clock.ts'
import type { Database } from './database.server.ts'
import { describeError, log } from './log.server.ts'
import { measureJob } from './metrics.server.ts'
import { isQueueStopping, queueInUse } from './queue.server.ts'
import { trace } from './trace.server.ts'
import { isUnavailable } from './unavailable.server.ts'
import { yieldToRequests } from './yield-to-requests.server.ts'

export type Handler<Name extends JobName> = (db: Database, payload: Jobs[Name]) => Promise<void>
export type Handlers = { [Name in JobName]: Handler<Name> }
export type Schedules = { [Name in JobName]?: string }

let lookedAt = 0
const staleAfter = seconds(45)

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
  const working = queueInUse()
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
        if (isQueueStopping())
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
export const isWorking = () => !isQueueStopping() && now().getTime() - lookedAt < staleAfter

/** A job whose worker has not been heard of for longer than a heartbeat. */
async function hasOrphans(db: Database) {
  const { rows } = await db.execute(sql`
    select from pgboss.job where state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 second' < now() limit 1`)
  return rows.length > 0
}

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
