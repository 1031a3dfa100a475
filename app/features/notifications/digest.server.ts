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

/** Starts every due digest. Several workers share them by skipping locked rows. */
export async function startDueDigests(db: Database) {
  let started = together
  while (started === together) started = await db.transaction(startSome)
}

/** Puts everything pending for a person into one digest and enqueues its mail in the same transaction. */
async function startSome(tx: Database) {
  const due = await tx
    .select({ businessId: notificationSettings.businessId, userId: notificationSettings.userId })
    .from(notificationSettings)
    .where(lte(notificationSettings.digestDueAt, now()))
    .orderBy(asc(notificationSettings.digestDueAt))
    .limit(together)
    .for('update', { skipLocked: true })
  for (const of of due) {
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
    await tx.update(notificationSettings).set({ digestDueAt: null }).where(isOfPerson(of))
    if (taken.length > 0) {
      await enqueue(tx, 'notifications.send-digest', { businessId: of.businessId, digestId })
    }
  }
  return due.length
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
