import { stringify } from 'csv-stringify/sync'
import { and, asc, count, desc, eq, gt, ilike, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { gone, notFound } from '#app/platform/refusal.ts'
import { sign, verify } from '#app/platform/secret.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { type AddressRemoval, type NewsletterSource, newsletterConsent } from './newsletter.schema.ts'
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
const oneClickLeaveLink = (subscriberId: string) =>
  addressOf(`/hooks/newsletter/${sign('newsletter-leave', subscriberId)}`)

export const newsletterHeaders = (subscriberId: string) => ({
  'List-Unsubscribe': `<${oneClickLeaveLink(subscriberId)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'Auto-Submitted': 'auto-generated',
})

const isConfirmed = isNotNull(subscribers.confirmedAt)

/** Confirmed addresses that contain the search text, newest first. */
export async function listSubscribers(db: Database, words: string) {
  const pattern = `%${words.replaceAll('\u0000', '').replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .select({ email: subscribers.email, confirmedAt: subscribers.confirmedAt })
    .from(subscribers)
    .where(and(isConfirmed, words ? ilike(subscribers.email, pattern) : undefined))
    .orderBy(desc(subscribers.confirmedAt), desc(subscribers.id))
    .limit(50)
  return rows.map(({ email, confirmedAt }) => ({ email, confirmedAt: confirmedAt! }))
}
export type ListedSubscriber = Awaited<ReturnType<typeof listSubscribers>>[number]

export async function countSubscribers(db: Database) {
  const [counted] = await db
    .select({ confirmed: count(subscribers.confirmedAt), all: count() })
    .from(subscribers)
  const { confirmed = 0, all = 0 } = counted ?? {}
  return { confirmed, unconfirmed: all - confirmed }
}

/**
 * The confirmed addresses as CSV, each with its links to unsubscribe: `unsubscribe_page` for the footer of a mail,
 * `one_click` for its List-Unsubscribe header (RFC 8058).
 */
export async function exportSubscribers(db: Database) {
  const rows = await db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      source: subscribers.source,
      confirmedAt: sql<string>`to_char(${subscribers.confirmedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(subscribers)
    .where(isConfirmed)
    .orderBy(asc(subscribers.confirmedAt), asc(subscribers.id))
  const records = rows.map(({ id, email, source, confirmedAt }) => ({
    email,
    confirmed_at: confirmedAt,
    source,
    unsubscribe_page: leaveLink(id),
    one_click: oneClickLeaveLink(id),
  }))
  const columns = ['email', 'confirmed_at', 'source', 'unsubscribe_page', 'one_click']
  return stringify(records, { header: true, bom: true, columns, escape_formulas: true })
}

export async function removeSubscriber(db: Database, { email }: AddressRemoval) {
  const removed = await db
    .delete(subscribers)
    .where(eq(subscribers.email, email))
    .returning({ id: subscribers.id })
  if (removed.length === 0) throw notFound('address')
}
