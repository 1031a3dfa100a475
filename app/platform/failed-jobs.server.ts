import { sql } from 'drizzle-orm'
import type { Database } from './database.server.ts'
import { isUuid } from './ids.ts'
import { retryJob } from './queue.server.ts'
import { conflict, notFound } from './refusal.ts'

export type FailedJob = {
  id: string
  name: string
  failedAt: string
  tries: number
  /** What broke, without the values that it was about. */
  message: string
}

/** Jobs that used up their tries, the newest first. The queue forgets them after a week. */
export async function listFailedJobs(db: Database, { limit = 100 } = {}): Promise<FailedJob[]> {
  const { rows } = await db.execute<{
    id: string
    name: string
    at: string
    tries: number
    message: string | null
  }>(sql`
    select id, name, coalesce(completed_on, created_on) as at, retry_count + 1 as tries, output ->> 'message' as message
    from pgboss.job where state = 'failed' order by at desc, id desc limit ${limit}`)
  return rows.map(({ at, message, ...row }) => ({
    ...row,
    failedAt: new Date(at).toISOString(),
    message: message ?? 'It said nothing about why.',
  }))
}

export async function countFailedJobs(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where state = 'failed'`,
  )
  return rows[0]!.count
}

/** Puts a failed job into the queue once more. */
export async function retryFailedJob(db: Database, id: string): Promise<string> {
  if (!isUuid(id)) throw notFound('job')
  const { rows } = await db.execute<{ name: string; state: string }>(
    sql`select name, state from pgboss.job where id = ${id}`,
  )
  const [job] = rows
  if (!job) throw notFound('job')
  if (job.state !== 'failed') throw conflict('This job is in the queue again already.')
  await retryJob(job.name, id)
  return job.name
}
