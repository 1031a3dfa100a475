import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { hasWorkplace } from '#app/features/businesses/current-business.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { digestReviews, notificationSettings } from './notification.table.ts'
import { isOfPerson } from './notification-settings.server.ts'

const together = 100

/** Starts every due digest. Several workers share them: whoever takes one leaves it no longer due. */
export async function startDueDigests(db: Database) {
  const { businessId, userId, digestDueAt } = notificationSettings
  let found = together
  while (found === together) {
    const due = await db
      .select({ businessId, userId })
      .from(notificationSettings)
      .where(lte(digestDueAt, now()))
      .orderBy(asc(digestDueAt))
      .limit(together)
    for (const of of due) await db.transaction((tx) => startOne(tx, of))
    found = due.length
  }
}

/** Puts everything pending for a person into one digest and enqueues its mail in the same transaction. */
async function startOne(tx: Database, of: { businessId: string; userId: string }) {
  const isDue = lte(notificationSettings.digestDueAt, now())
  const started = await tx
    .update(notificationSettings)
    .set({ digestDueAt: null })
    .where(and(isOfPerson(of), isDue))
    .returning({ userId: notificationSettings.userId })
  if (started.length === 0) return
  const digestId = uuidv7()
  const taken = await tx
    .update(digestReviews)
    .set({ digestId })
    .where(
      and(
        eq(digestReviews.businessId, of.businessId),
        eq(digestReviews.userId, of.userId),
        isNull(digestReviews.digestId),
      ),
    )
    .returning({ reviewId: digestReviews.reviewId })
  if (taken.length > 0)
    await enqueue(tx, 'notifications.send-digest', { businessId: of.businessId, digestId })
}

/** The current content of a digest, without reviews withdrawn or erased since. Null if nothing is left. */
export async function findDigest(db: Database, { businessId, digestId }: OfDigest) {
  const found = await db
    .select({ review: reviews, business: businesses, owner: users, often: notificationSettings.newReviews })
    .from(digestReviews)
    .innerJoin(
      reviews,
      and(eq(reviews.businessId, digestReviews.businessId), eq(reviews.id, digestReviews.reviewId)),
    )
    .innerJoin(businesses, eq(businesses.id, digestReviews.businessId))
    .innerJoin(users, eq(users.id, digestReviews.userId))
    .innerJoin(
      notificationSettings,
      and(
        eq(notificationSettings.businessId, digestReviews.businessId),
        eq(notificationSettings.userId, digestReviews.userId),
      ),
    )
    .where(
      and(
        eq(digestReviews.businessId, businessId),
        eq(digestReviews.digestId, digestId),
        eq(reviews.state, 'published'),
      ),
    )
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
  const [first] = found
  if (!first || first.often === 'off') return null
  const { business, owner } = first
  if (!(await hasWorkplace(db, { businessId, userId: owner.id }))) return null
  return { business, owner, reviews: found.map(({ review }) => review) }
}

export type OfDigest = { businessId: string; digestId: string }
