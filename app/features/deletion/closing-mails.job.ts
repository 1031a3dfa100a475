import { and, eq, gt, lte } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { closedRecords, earlierBusinesses } from '#app/features/businesses/closed-record.table.ts'
import { type PlainLetter, sendLetter } from '#app/features/mailing/letter.email.tsx'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Jobs } from '#app/jobs.ts'
import { formatLongDate } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { forgetMails, linkTo } from '#app/platform/mail.server.ts'
import { sign } from '#app/platform/secret.server.ts'
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

type About = { name: string; until: Date }

const offerLetter = ({ name, until }: About, link: string): PlainLetter => ({
  subject: `You have been offered ${name}`,
  heading: `Take over ${name}?`,
  preview: 'Nothing changes until you accept.',
  reason: 'The owner of a business entered your address, and you have an account.',
  text: [
    `Its owner wants to hand ${name} over to you, with its page and its reviews. A paid plan stays to the end of the period that is paid. Nothing changes until you accept, and the offer is valid until ${formatLongDate(until)}.`,
  ],
  button: ['See the offer', link],
  after: 'If you do not know this business, ignore this email.',
})

/** To the new owner. `ended`: sentences about what ended with the handover. */
const takenOverLetter = (name: string, ended: string[]): PlainLetter => ({
  subject: `${name} is yours now`,
  preview: 'See which keys and invitations ended with the handover.',
  reason: 'You accepted the offer of this business.',
  text: [
    'Its page, reviews, replies, widgets and sent invitations stay as they are. The former owner can no longer open it.',
    ...ended,
    'If your shop signs order links, make a new key and put it into your shop.',
  ],
  button: ['Go to order links', linkTo('/business/invitations/order-links')],
})

const closedLetter = ({ name, until }: About): PlainLetter => ({
  subject: `${name} is closed`,
  preview: `Until ${formatLongDate(until)} you can undo it.`,
  reason: 'You closed this business, or someone who knows your password did.',
  text: [
    `It no longer collects reviews, and its page says so. On ${formatLongDate(until)} we permanently erase it with its reviews. Until then you can log in and reopen it. A paid plan is not charged again.`,
  ],
  button: ['Log in to undo it', linkTo('/profile/closing')],
  after: 'Not you? Reopen the business and change your password.',
})

const closedByOperatorLetter = (name: string, reason: string): PlainLetter => ({
  subject: `${name} was closed by the operator`,
  heading: `${name} was closed`,
  preview: 'The operator of this service closed it. Here is the reason.',
  reason: 'You own this business.',
  text: [
    'The operator of this service closed it and gave this reason:',
    reason,
    'It no longer collects reviews, and its page says so. Published reviews stay visible. A paid plan is not renewed.',
  ],
  button: ['Contact the operator', linkTo('/contact')],
})

type Earlier = { business: { id: string; name: string }; recordId: string; closedAt: Date }

/** To the owner of a business that may have been made again: the operator decides. */
const askedLetter = ({ business: { name }, closedAt }: Earlier): PlainLetter => ({
  subject: `Is ${name} a business that was closed here?`,
  heading: 'Is it the same business?',
  preview: 'You may object before the operator decides.',
  reason: 'You own this business.',
  text: [
    `A business with the name or domain of ${name} was closed here on ${formatLongDate(closedAt)}. The operator decides within ${periods.decisionDays} days whether yours is the same. You may object under Profile. Nothing is public before the decision.`,
  ],
  button: ['Object', linkTo('/business/profile')],
})

/** To the owner of a business that was made again. */
const linkedLetter = ({ business: { id, name }, recordId, closedAt }: Earlier): PlainLetter => ({
  subject: `${name} links to the record of a closed business`,
  heading: 'An earlier business is linked',
  preview: `For ${periods.recordYears} years after it was closed.`,
  reason: 'You own this business.',
  text: [
    `The page of ${name} now links to the numbers of an earlier business, closed on ${formatLongDate(closedAt)}, until ${periods.recordYears} years after that day. They hold no texts, authors or owner.`,
  ],
  button: ['See the record', linkTo(`/business/${id}/earlier/${recordId}`)],
})

/** To an author whose reviews are erased with the business. */
function farewellLetter(name: string, count: number): PlainLetter {
  const reviews = count === 1 ? 'review' : `${count} reviews`
  return {
    subject: `${name} closed, and we erased your ${reviews}`,
    heading: `${name} closed`,
    preview: `We erased your ${reviews} and your address.`,
    reason: `You reviewed ${name} with this address. We no longer store it.`,
    text: [
      `The business closed, and we erased it with its reviews, including your ${reviews} and your address. Our log keeps only fingerprints that say nothing about you.`,
      'You do not need to do anything.',
    ],
  }
}
