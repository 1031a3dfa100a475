import { and, eq } from 'drizzle-orm'
import { changeOwnReview } from '#app/features/reviews/authors-link.server.ts'
import type { NewStatement } from '#app/features/reviews/review.schema.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { challenges } from './challenge.table.ts'

/**
 * Saves what the author says about the open challenge of their review, in place of what they said before. Only the
 * operator reads it. Throws 409 when no challenge is open.
 */
export async function stateAboutChallenge(db: Database, token: string, { statement }: NewStatement) {
  await changeOwnReview(db, token, ['published', 'pending', 'withdrawn'], async (tx, { businessId, id }) => {
    const stated = await tx
      .update(challenges)
      .set({ statement, statedAt: now() })
      .where(
        and(eq(challenges.businessId, businessId), eq(challenges.reviewId, id), eq(challenges.state, 'open')),
      )
      .returning({ id: challenges.id })
    if (stated.length === 0) throw conflict('No challenge of your review is open any more.')
  })
}
