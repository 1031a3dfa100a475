import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { sign, verify } from '#app/platform/secret.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { type NewsletterSource, newsletterConsent } from './newsletter.schema.ts'
import { subscribers } from './newsletter.table.ts'

/** Mails that strangers can make us send to an unconfirmed address. */
const maxLinks = 3

export const unconfirmedSince = () => new Date(now().getTime() - days(periods.unconfirmedNewsletterDays))

/** Sends a confirmation link to an address, unless it has subscribed already. The caller cannot tell which. */
export async function requestSubscription(
  db: Database,
  { email, source }: { email: string; source: NewsletterSource },
) {
  await db.transaction(async (tx) => {
    const at = now()
    const [due] = await tx
      .insert(subscribers)
      .values({ id: uuidv7(), email, source, requestedAt: at, mailsSent: 1, createdAt: at })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: { requestedAt: at, mailsSent: sql`${subscribers.mailsSent} + 1` },
        setWhere: and(isNull(subscribers.confirmedAt), lt(subscribers.mailsSent, maxLinks)),
      })
      .returning({ subscriberId: subscribers.id })
    if (due) await enqueue(tx, 'contacts.send-newsletter-link', due)
  })
}

/** The address that a link would confirm. GET changes nothing, because mail scanners follow links. */
export async function findConfirming(db: Database, token: string) {
  const subscriberId = openNewsletterToken('confirm', token)
  const [found] = await db
    .select({ email: subscribers.email, confirmedAt: subscribers.confirmedAt })
    .from(subscribers)
    .where(and(eq(subscribers.id, subscriberId), or(isNotNull(subscribers.confirmedAt), isFresh())))
  if (!found) throw deadLink()
  return { email: found.email, isConfirmed: found.confirmedAt !== null }
}

/** Subscribes the address and stores the consent text. A repeat changes nothing. */
export async function confirmSubscription(db: Database, token: string) {
  const subscriberId = openNewsletterToken('confirm', token)
  await db
    .update(subscribers)
    .set({ confirmedAt: now(), consentText: newsletterConsent })
    .where(and(eq(subscribers.id, subscriberId), isNull(subscribers.confirmedAt), isFresh()))
  return findConfirming(db, token)
}

/** The link has not expired. */
const isFresh = () => gt(subscribers.requestedAt, unconfirmedSince())

const deadLink = () => gone('This link has expired. You can ask for a new one at any time.')

/** The address that a link would unsubscribe; null if it has left already. */
export async function findLeaving(db: Database, token: string) {
  const subscriberId = openNewsletterToken('leave', token)
  const [found] = await db
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(eq(subscribers.id, subscriberId))
  return found?.email ?? null
}

/** Deletes the address. No suppression is needed: nobody is subscribed without a confirmed link. */
export async function leaveNewsletter(db: Database, token: string) {
  await db.delete(subscribers).where(eq(subscribers.id, openNewsletterToken('leave', token)))
}

/** The id of the subscriber. Throws 410 unless we made the token for this purpose. */
function openNewsletterToken(purpose: 'confirm' | 'leave', token: string) {
  const verified = verify(`newsletter-${purpose}`, token)
  if (!verified) throw gone('This link is incomplete. Please copy the whole address from the mail.')
  return verified.payload
}

export const confirmLink = (subscriberId: string) =>
  linkTo(`/newsletter/confirm/${sign('newsletter-confirm', subscriberId)}`)

export const leaveLink = (subscriberId: string) =>
  linkTo(`/newsletter/leave/${sign('newsletter-leave', subscriberId)}`)

/** Where mail programs post `List-Unsubscribe=One-Click` (RFC 8058). */
export const oneClickLeaveLink = (subscriberId: string) =>
  addressOf(`/hooks/newsletter/${sign('newsletter-leave', subscriberId)}`)

export const newsletterHeaders = (subscriberId: string) => ({
  'List-Unsubscribe': `<${oneClickLeaveLink(subscriberId)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'Auto-Submitted': 'auto-generated',
})
