import { and, eq } from 'drizzle-orm'
import type { ChallengeReason } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import type { Review } from '#app/features/reviews/review.table.ts'
import { hashOfWording } from '#app/features/reviews/review-content.server.ts'
import { formatDate } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { type Challenge, challenges } from './challenge.table.ts'
import { urgentReasons } from './challenge-rules.vocabulary.ts'
import { authorHasUntil } from './deadlines.ts'

/** Throws 409 while the author still has time to reply, unless the reason for the removal cannot wait. */
export function requireAuthorsTimeOver(challenge: Pick<Challenge, 'createdAt'>, reason: ChallengeReason) {
  const until = authorHasUntil(challenge.createdAt)
  if (urgentReasons.includes(reason) || now() >= until) return
  const time = until.toISOString().slice(11, 16)
  throw conflict(
    `The business challenged this review, and its author has until ${formatDate(until)}, ${time} UTC to reply. Until then it can be removed only for personal data or for hate or threats.`,
  )
}

type Removal = { at: Date; reason: ChallengeReason; note: string; isUrgent?: boolean }

/**
 * Upholds the open challenge of a review that is removed because of a report or a failed check, and notifies the
 * business. Throws 409 like a decision on the challenge itself, so that no other way to a removal is shorter.
 */
export async function upholdOpenChallenge(
  tx: Database,
  review: Review,
  { at, reason, note, isUrgent = false }: Removal,
) {
  const { businessId, id } = review
  const isOpen = and(
    eq(challenges.businessId, businessId),
    eq(challenges.reviewId, id),
    eq(challenges.state, 'open'),
  )
  const [challenge] = await tx.select().from(challenges).where(isOpen)
  if (!challenge) return
  if (!isUrgent) requireAuthorsTimeOver(challenge, reason)
  const wordingHash = hashOfWording(review)
  await tx
    .update(challenges)
    .set({ state: 'upheld', wordingHash, decidedAt: at, decisionNote: note })
    .where(isOpen)
  const told = { businessId, challengeId: challenge.id, news: 'decided', to: 'owner' } as const
  await enqueue(tx, 'notifications.notify-of-challenge', told)
}
