import { and, eq } from 'drizzle-orm'
import { appealDecision, decideAppeal } from '#app/features/moderation/appeals.server.ts'
import { challenges } from '#app/features/moderation/case.table.ts'
import { authorHasUntil, urgentReasons } from '#app/features/moderation/case.vocabulary.ts'
import { challengeDecision, decideChallenge } from '#app/features/moderation/decide-challenge.server.ts'
import { decideReports, reportDecision } from '#app/features/moderation/decide-reports.server.ts'
import { decideHeldReview, heldDecision } from '#app/features/moderation/held-reviews.server.ts'
import { versionOfReply } from '#app/features/moderation/open-reports.server.ts'
import { replies, reviews } from '#app/features/reviews/review.table.ts'
import { moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'

// Decisions as the operator's pages send them, made on the version that is stored now. Fields that are given win.

type OfReview = { businessId: string; reviewId: string }
type Typed = Record<string, string | undefined>

async function versionOf(db: Database, { businessId, reviewId }: OfReview) {
  const isIt = and(eq(reviews.businessId, businessId), eq(reviews.id, reviewId))
  const [review] = await db.select({ version: reviews.version }).from(reviews).where(isIt)
  return String(review?.version ?? 1)
}

async function versionOfReplyTo(db: Database, { businessId, reviewId }: OfReview) {
  const isIt = and(eq(replies.businessId, businessId), eq(replies.reviewId, reviewId))
  const [reply] = await db.select().from(replies).where(isIt)
  return versionOfReply(reply ?? null)
}

export async function decideHeldAsShown(db: Database, typed: Typed & OfReview) {
  await decideHeldReview(db, heldDecision.parse({ version: await versionOf(db, typed), ...typed }))
}

export async function decideAppealAsShown(db: Database, typed: Typed & OfReview) {
  await decideAppeal(db, appealDecision.parse({ version: await versionOf(db, typed), ...typed }))
}

export async function decideReportsAsShown(db: Database, typed: Typed & OfReview) {
  const read = typed.about === 'reply' ? versionOfReplyTo : versionOf
  await decideReports(db, reportDecision.parse({ version: await read(db, typed), ...typed }))
}

/** A removal that has to wait for the author is decided at the end of the author's time; then the clock goes back. */
export async function decideChallengeAsShown(
  db: Database,
  typed: Typed & { businessId: string; challengeId: string },
) {
  const isIt = and(eq(challenges.businessId, typed.businessId), eq(challenges.id, typed.challengeId))
  const [challenge] = await db.select().from(challenges).where(isIt)
  const version = challenge ? await versionOf(db, challenge) : '1'
  const statedAt = challenge?.statedAt?.toISOString() ?? ''
  const decision = challengeDecision.parse({ version, statedAt, ...typed })
  const hasToWait = decision.decision === 'uphold' && !urgentReasons.includes(decision.reason)
  const left = challenge && hasToWait ? authorHasUntil(challenge.createdAt).getTime() - now().getTime() : 0
  moveClock(Math.max(left, 0))
  try {
    await decideChallenge(db, decision)
  } finally {
    moveClock(-Math.max(left, 0))
  }
}
