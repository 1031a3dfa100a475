import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { placeOf } from '#app/features/accounts/account.schema.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { worksFor } from '#app/features/businesses/member.table.ts'
import { findByOwnersMailToken, ownersMailLinks } from '#app/features/businesses/owners-mail-link.server.ts'
import { nextDigestAt } from '#app/features/digests/digest-period.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { digestReviews, notificationSettings } from './notification.table.ts'
import { type ReviewNews, reviewNews } from './notification.vocabulary.ts'

type OfPerson = { businessId: string; userId: string }

export const isOfPerson = ({ businessId, userId }: OfPerson) =>
  and(eq(notificationSettings.businessId, businessId), eq(notificationSettings.userId, userId))

/** A person's settings for a business, or the defaults. */
export async function findNotificationSettings(db: Database, of: OfPerson): Promise<NotificationChoice> {
  const [found] = await db
    .select({ newReviews: notificationSettings.newReviews, decisions: notificationSettings.decisions })
    .from(notificationSettings)
    .where(isOfPerson(of))
  return found ?? { newReviews: 'at_once', decisions: true }
}

/** The same for every business a person works for. */
export async function listNotificationSettings(db: Database, userId: string) {
  const found = await db
    .select({
      businessId: businesses.id,
      name: businesses.name,
      timeZone: businesses.timeZone,
      newReviews: notificationSettings.newReviews,
      decisions: notificationSettings.decisions,
    })
    .from(businesses)
    .leftJoin(
      notificationSettings,
      and(eq(notificationSettings.businessId, businesses.id), eq(notificationSettings.userId, userId)),
    )
    .where(worksFor(userId))
    .orderBy(businesses.createdAt, businesses.id)
  return found.map(({ businessId, name, timeZone, newReviews, decisions }) => ({
    businessId,
    name,
    place: placeOf(timeZone),
    newReviews: newReviews ?? ('at_once' as const),
    decisions: decisions ?? true,
  }))
}

/**
 * After a change of setting, pending reviews go into the next digest of the new kind, are mailed at once, or
 * are dropped. Throws 404 for a business that the person does not work for.
 */
export async function changeNotificationSettings(
  db: Database,
  of: OfPerson,
  choice: Partial<NotificationChoice>,
) {
  await db.transaction(async (tx) => {
    const isOwned = and(eq(businesses.id, of.businessId), worksFor(of.userId))
    if (!isUuid(of.businessId) || (await tx.$count(businesses, isOwned)) === 0) throw notFound('business')
    const before = await lockSettings(tx, of)
    const newReviews = choice.newReviews ?? before.newReviews
    if (newReviews === 'off') {
      await tx
        .delete(digestReviews)
        .where(
          and(
            eq(digestReviews.businessId, of.businessId),
            eq(digestReviews.userId, of.userId),
            isNull(digestReviews.digestId),
          ),
        )
    }
    const digestDueAt = before.digestDueAt && (await dueAt(tx, newReviews, of.businessId))
    await tx
      .update(notificationSettings)
      .set({ ...choice, digestDueAt, updatedAt: now() })
      .where(isOfPerson(of))
  })
}

/** Locks a person's row, creating it if necessary. */
export async function lockSettings(tx: Database, of: OfPerson) {
  const at = now()
  await tx
    .insert(notificationSettings)
    .values({ ...of, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
  const [settings] = await tx.select().from(notificationSettings).where(isOfPerson(of)).for('update')
  return settings!
}

/** Adds a review to the next digest, once, and schedules the digest if there is none. */
export async function noteForDigest(
  tx: Database,
  { reviewId, ...of }: OfPerson & { reviewId: string },
  often: 'daily' | 'weekly',
) {
  const [noted] = await tx
    .insert(digestReviews)
    .values({ ...of, reviewId, createdAt: now() })
    .onConflictDoNothing()
    .returning({ reviewId: digestReviews.reviewId })
  if (!noted) return
  await tx
    .update(notificationSettings)
    .set({ digestDueAt: await dueAt(tx, often, of.businessId) })
    .where(and(isOfPerson(of), isNull(notificationSettings.digestDueAt)))
}

/** Reschedules the digests of a business after a change of its time zone. */
export async function moveDigests(tx: Database, businessId: string) {
  const waiting = await tx
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.businessId, businessId))
    .for('update')
  for (const settings of waiting) {
    if (!settings.digestDueAt) continue
    await tx
      .update(notificationSettings)
      .set({ digestDueAt: await dueAt(tx, settings.newReviews, businessId) })
      .where(isOfPerson(settings))
  }
}

async function dueAt(db: Database, newReviews: ReviewNews, businessId: string): Promise<Date | null> {
  if (newReviews === 'off') return null
  // Reviews pending for a cancelled digest are mailed now.
  if (newReviews === 'at_once') return now()
  const [of] = await db
    .select({ timeZone: businesses.timeZone })
    .from(businesses)
    .where(eq(businesses.id, businessId))
  return nextDigestAt(newReviews, now(), of!.timeZone)
}

export const notificationLinks = (of: OfPerson) => ownersMailLinks('notifications', of)

/** The data of the link's page. GET changes nothing, because mail scanners follow links too. */
export async function findByNotificationToken(db: Database, token: string) {
  const { of, name } = await findByOwnersMailToken(db, 'notifications', token)
  const { newReviews } = await findNotificationSettings(db, of)
  return { of, name, newReviews }
}

export const notificationChoice = z.object({
  newReviews: z.enum(reviewNews, 'Please choose how often'),
  /** Browsers do not send unticked checkboxes. */
  decisions: z
    .string()
    .optional()
    .transform((ticked) => ticked === 'on'),
})
type NotificationChoice = z.output<typeof notificationChoice>

/** The form behind the link in a mail, used without signing in. */
export const newReviewsChoice = notificationChoice.pick({ newReviews: true })
