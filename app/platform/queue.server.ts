import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { type JobName, type Jobs, jobsWaitingOnce, longJobs } from '#app/jobs.ts'
import type { Database } from './database.server.ts'
import { log } from './log.server.ts'
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
export async function retryJob(
  tx: Database,
  { id, name, state }: { id: string; name: string; state: string },
) {
  if (state === 'failed') await queueInUse().retry(name, id, { db: fromDrizzle(tx, sql) })
  await tx.execute(sql`update pgboss.job set start_after = now() where id = ${id} and state = 'retry'`)
}
