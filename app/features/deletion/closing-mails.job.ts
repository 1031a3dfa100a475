import { and, eq, gt, lte } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { closedRecords, earlierBusinesses } from '#app/features/businesses/closed-record.table.ts'
import { sendLetter } from '#app/features/mailing/letter.email.tsx'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Jobs } from '#app/jobs.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { forgetMails, linkTo } from '#app/platform/mail.server.ts'
import { sign } from '#app/platform/secret.server.ts'
import {
  askedLetter,
  closedByOperatorLetter,
  closedLetter,
  farewellLetter,
  linkedLetter,
  offerLetter,
  takenOverLetter,
} from './closing-letters.ts'
import { eraseReviews } from './erase-rows.server.ts'
import { handovers } from './handover.table.ts'

/** Notifies the owner that a closed business is linked, or that the operator decides and they may object. */
export async function notifyEarlier(db: Database, { businessId, recordId }: Jobs['deletion.notify-earlier']) {
  const [found] = await db
    .select({
      business: businesses,
      to: users.email,
      state: earlierBusinesses.state,
      closedAt: closedRecords.closedAt,
    })
    .from(earlierBusinesses)
    .innerJoin(closedRecords, eq(closedRecords.id, earlierBusinesses.recordId))
    .innerJoin(businesses, eq(businesses.id, earlierBusinesses.businessId))
    .innerJoin(users, and(eq(users.id, businesses.ownerId), eq(users.emailVerified, true)))
    .where(and(eq(earlierBusinesses.businessId, businessId), eq(earlierBusinesses.recordId, recordId)))
  if (!found || found.state === 'rejected') return
  const letter = (found.state === 'asked' ? askedLetter : linkedLetter)({ ...found, recordId })
  await sendLetter(db, found.to, letter, `<earlier.${businessId}.${recordId}.${found.state}@vouchsafe>`)
}

/** Notifies the owner that their business is closed and how to reopen it, or why the operator closed it. */
export async function notifyClosed(
  db: Database,
  { businessId, operatorAct }: Jobs['deletion.notify-closed'],
) {
  const [found] = await db
    .select({ business: businesses, to: users.email })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(eq(businesses.id, businessId))
  if (!found) return
  const { name, closingReason, eraseAfter: until } = found.business
  if (operatorAct) {
    // Reopened meanwhile.
    if (!closingReason) return
    return sendLetter(
      db,
      found.to,
      closedByOperatorLetter(name, closingReason),
      `<closed.${operatorAct}@vouchsafe>`,
    )
  }
  if (!until || until <= now()) return
  const messageId = `<closed.${businessId}.${until.getTime()}@vouchsafe>`
  await sendLetter(db, found.to, closedLetter({ name, until }), messageId)
}

/** Tells the new owner of a business what ended with the handover. */
export async function notifyNewOwner(
  db: Database,
  { businessId, userId, handoverId, ended }: Jobs['deletion.notify-new-owner'],
) {
  const [found] = await db
    .select({ business: businesses, to: users.email, ownerId: users.id })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(eq(businesses.id, businessId))
  if (found?.ownerId !== userId) return
  const letter = takenOverLetter(found.business.name, ended)
  await sendLetter(db, found.to, letter, `<taken-over.${handoverId}@vouchsafe>`)
}

/** Mails an offer if the address belongs to a confirmed account. */
export async function sendHandover(db: Database, { businessId, handoverId }: Jobs['deletion.send-handover']) {
  const isIt = and(
    eq(handovers.businessId, businessId),
    eq(handovers.id, handoverId),
    gt(handovers.expiresAt, now()),
  )
  const [found] = await db
    .select({ to: users.email, name: businesses.name, until: handovers.expiresAt })
    .from(handovers)
    .innerJoin(businesses, eq(businesses.id, handovers.businessId))
    .innerJoin(users, and(eq(users.email, handovers.email), eq(users.emailVerified, true)))
    .where(isIt)
  if (!found) return
  const link = linkTo('/profile/handover', { token: sign('handover', handoverId) })
  await sendLetter(db, found.to, offerLetter(found, link), `<handover.${handoverId}@vouchsafe>`)
}

/**
 * Notifies an author that the business closed and erases everything they wrote about it, together: if no
 * server accepts the mail, the address is kept for the next attempt. A process that dies between the two
 * sends the mail again with the same Message-ID.
 */
export async function notifyAuthorOfClosure(
  db: Database,
  { businessId, reviewId }: Jobs['deletion.notify-author'],
) {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ email: reviews.authorEmail, name: businesses.name })
      .from(reviews)
      .innerJoin(businesses, and(eq(businesses.id, reviews.businessId), lte(businesses.eraseAfter, now())))
      .where(and(eq(reviews.businessId, businessId), eq(reviews.id, reviewId)))
      .for('update', { of: reviews })
    const to = found?.email
    if (!to) return
    const theirs = await tx
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.businessId, businessId), eq(reviews.authorEmail, to)))
      .for('update')
    for (const { id } of theirs) await forgetMails(tx, { to, about: id })
    await eraseReviews(
      tx,
      theirs.map(({ id }) => ({ businessId, id })),
    )
    await sendLetter(tx, to, farewellLetter(found.name, theirs.length), `<farewell.${reviewId}@vouchsafe>`)
  })
}
