import { eq, isNotNull } from 'drizzle-orm'
import { countOpenContacts } from '#app/features/contacts/contact-list.server.ts'
import { appeals, challenges } from '#app/features/moderation/challenge.table.ts'
import { countReportedThings } from '#app/features/moderation/open-reports.server.ts'
import { countUndelivered } from '#app/features/operator/undelivered.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { mailJobs, quietJobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { countFailedJobs, countStuckJobs } from '#app/platform/failed-jobs.server.ts'

export type OperatorWork = {
  held: number
  challenges: number
  appeals: number
  reports: number
  contacts: number
  mail: number
  jobs: number
}

/** The number of open tasks for the operator, by kind. */
export async function countOperatorWork(db: Database): Promise<OperatorWork> {
  const [held, opened, appealed, reports, contacts, mail, jobs] = await Promise.all([
    db.$count(reviews, isNotNull(reviews.heldAt)),
    db.$count(challenges, eq(challenges.state, 'open')),
    db.$count(appeals, eq(appeals.state, 'open')),
    countReportedThings(db),
    countOpenContacts(db),
    countUndeliveredMail(db),
    countFailedJobs(db, quietJobs),
  ])
  return { held, challenges: opened, appeals: appealed, reports, contacts, mail, jobs }
}

async function countUndeliveredMail(db: Database) {
  const [stuck, undelivered] = await Promise.all([countStuckJobs(db, mailJobs), countUndelivered(db)])
  return stuck + undelivered
}
