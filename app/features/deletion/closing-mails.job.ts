import { and, eq, gt } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { closedRecords, earlierBusinesses } from '#app/features/businesses/closed-record.table.ts'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import type { Jobs } from '#app/jobs.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { sign } from '#app/platform/signed.server.ts'
import {
  closedByOperatorMail,
  closedMail,
  earlierMail,
  handoverMail,
  takenOverMail,
} from './closing.email.tsx'
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
  const { business, to, state, closedAt } = found
  const isAsked = state === 'asked'
  const link = linkTo(isAsked ? '/business/profile' : `/business/${businessId}/earlier/${recordId}`)
  const { subject, body } = earlierMail({ business, closedAt, isAsked, link })
  const messageId = `<earlier.${businessId}.${recordId}.${state}@vouchsafe>`
  await sendMail(db, { to, subject, ...(await renderMail(body)), messageId })
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
  if (operatorAct) {
    // Reopened meanwhile.
    if (!found?.business.closingReason) return
    const { subject, body } = closedByOperatorMail({
      business: found.business,
      reason: found.business.closingReason,
      link: linkTo('/contact'),
    })
    const messageId = `<closed.${operatorAct}@vouchsafe>`
    await sendMail(db, { to: found.to, subject, ...(await renderMail(body)), messageId })
    return
  }
  const until = found?.business.eraseAfter
  if (!found || !until || until <= now()) return
  const { subject, body } = closedMail({
    business: found.business,
    until,
    link: linkTo('/profile/closing'),
  })
  const messageId = `<closed.${businessId}.${until.getTime()}@vouchsafe>`
  await sendMail(db, { to: found.to, subject, ...(await renderMail(body)), messageId })
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
  const { subject, body } = takenOverMail({
    business: found.business,
    ended,
    link: linkTo('/business/invitations/order-links'),
  })
  const messageId = `<taken-over.${handoverId}@vouchsafe>`
  await sendMail(db, { to: found.to, subject, ...(await renderMail(body)), messageId })
}

/** Mails an offer if the address belongs to a confirmed account. */
export async function sendHandover(
  db: Database,
  { businessId, handoverId }: Jobs['deletion.send-handover'],
): Promise<void> {
  const isIt = and(
    eq(handovers.businessId, businessId),
    eq(handovers.id, handoverId),
    gt(handovers.expiresAt, now()),
  )
  const [found] = await db
    .select({ to: users.email, business: businesses, until: handovers.expiresAt })
    .from(handovers)
    .innerJoin(businesses, eq(businesses.id, handovers.businessId))
    .innerJoin(users, and(eq(users.email, handovers.email), eq(users.emailVerified, true)))
    .where(isIt)
  if (!found) return
  const { to, business, until } = found
  const link = linkTo('/profile/handover', { token: sign('handover', handoverId) })
  const { subject, body } = handoverMail({ business, until, link })
  const messageId = `<handover.${handoverId}@vouchsafe>`
  await sendMail(db, { to, subject, ...(await renderMail(body)), messageId })
}
