import { inArray } from 'drizzle-orm'
import { recordOperatorAction } from '#app/features/accounts/operator-actions.server.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { type JobName, mailOf } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type FailedJob, listStuckJobs, retryFailedJob } from '#app/platform/failed-jobs.server.ts'

/** Queues one job again and records that an operator did. */
export async function retryAsOperator(
  db: Database,
  { operatorId, jobId }: { operatorId: string; jobId: string },
) {
  await db.transaction(async (tx) => {
    const job = await retryFailedJob(tx, jobId)
    await recordRetries(tx, operatorId, [job])
  })
}

/** The same for all jobs of one kind. Returns their number. */
export async function retryAllAsOperator(
  db: Database,
  { operatorId, name }: { operatorId: string; name: JobName },
) {
  return db.transaction(async (tx) => {
    const stuck = await listStuckJobs(tx, [name], { limit: 1000 })
    for (const { id } of stuck) await retryFailedJob(tx, id)
    await recordRetries(tx, operatorId, stuck)
    return stuck.length
  })
}

/** Recorded in the activities of each business concerned, otherwise in the operators' record. */
async function recordRetries(tx: Database, operatorId: string, jobs: FailedJob[]) {
  const named = [...new Set(jobs.flatMap(({ businessId }) => businessId ?? []))]
  const known =
    named.length === 0
      ? []
      : await tx
          .select({ id: businesses.id, tierName: businesses.tierName })
          .from(businesses)
          .where(inArray(businesses.id, named))
  for (const business of known) {
    const its = jobs.filter(({ businessId }) => businessId === business.id)
    await recordActivity(tx, { business, type: 'jobs_retried', message: sentenceOf(its) })
  }
  const others = jobs.filter(({ businessId }) => !known.some(({ id }) => id === businessId))
  if (others.length > 0) await recordOperatorAction(tx, { operatorId, message: sentenceOf(others) })
}

function sentenceOf(jobs: FailedJob[]) {
  const [{ name }] = jobs as [FailedJob]
  const what = mailOf[name] ?? name
  const isMail = mailOf[name] !== null
  if (jobs.length === 1) return `The operator had a failed ${isMail ? 'mail sent' : 'job run'} again: ${what}`
  return `The operator had ${jobs.length} failed ${isMail ? 'mails sent' : 'jobs run'} again: ${what}`
}
