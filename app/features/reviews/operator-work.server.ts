import { eq, isNotNull } from 'drizzle-orm'
import { countOpenContacts } from '#app/features/contacts/contact-list.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { countFailedJobs } from '#app/platform/failed-jobs.server.ts'
import { appeals } from './author.table.ts'
import { challenges, reviews } from './review.table.ts'

export type OperatorWork = {
  held: number
  challenges: number
  appeals: number
  contacts: number
  jobs: number
}

/** How much waits for the operator, by kind. */
export async function countOperatorWork(db: Database): Promise<OperatorWork> {
  const [held, opened, appealed, contacts, jobs] = await Promise.all([
    db.$count(reviews, isNotNull(reviews.heldAt)),
    db.$count(challenges, eq(challenges.state, 'open')),
    db.$count(appeals, eq(appeals.state, 'open')),
    countOpenContacts(db),
    countFailedJobs(db),
  ])
  return { held, challenges: opened, appeals: appealed, contacts, jobs }
}
