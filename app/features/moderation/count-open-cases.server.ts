import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { earlierBusinesses } from '#app/features/businesses/closed-record.table.ts'
import { countWaitingPhotos } from '#app/features/media/change-photos.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { appeals, challenges } from './case.table.ts'
import { challengePeriod, decisionPeriod } from './case.vocabulary.ts'
import { countReportedThings } from './open-reports.server.ts'

/** The operator's open cases; with `dueBefore` only those that are due before that time. */
export async function countOpenCases(db: Database, dueBefore?: Date) {
  const before = (period: number) => dueBefore && new Date(dueBefore.getTime() - period)
  const [since, challengedSince] = [before(decisionPeriod), before(challengePeriod)]
  const [held, opened, appealed, reports, earlier, photos] = await Promise.all([
    db.$count(reviews, since ? lt(reviews.heldAt, since) : isNotNull(reviews.heldAt)),
    db.$count(
      challenges,
      and(eq(challenges.state, 'open'), challengedSince && lt(challenges.createdAt, challengedSince)),
    ),
    db.$count(appeals, and(eq(appeals.state, 'open'), since && lt(appeals.createdAt, since))),
    countReportedThings(db, { before: since }),
    db.$count(
      earlierBusinesses,
      and(eq(earlierBusinesses.state, 'asked'), since && lt(earlierBusinesses.createdAt, since)),
    ),
    countWaitingPhotos(db, since),
  ])
  return { held, challenges: opened, appeals: appealed, reports, earlier, photos }
}

export type CaseCounts = Awaited<ReturnType<typeof countOpenCases>>

export const totalOf = (counts: CaseCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0)
