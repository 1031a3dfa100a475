import { inArray, type SQL, sql } from 'drizzle-orm'
import type { JobName } from '#app/jobs.ts'
import type { Database } from './database.server.ts'
import { isUuid } from './ids.ts'
import { retryJob } from './queue.server.ts'
import { conflict, notFound } from './refusal.ts'

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
