import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { contactRetention } from './contact.vocabulary.ts'
import { type NewsletterSource, newsletterConsent } from './newsletter.schema.ts'
import { subscribers } from './newsletter.table.ts'
import { openNewsletterToken } from './newsletter-links.server.ts'

/** Mails that strangers can make us send to one mailbox before it is confirmed or forgotten. */
const mostLinks = 3

export const unconfirmedSince = () => new Date(now().getTime() - days(contactRetention.unconfirmedDays))

/**
 * Asks for a link to be mailed to an address that is not on the list. For one that is, nothing happens. The
 * caller learns neither.
 */
export async function askToSubscribe(
  db: Database,
  { email, source }: { email: string; source: NewsletterSource },
) {
  await db.transaction(async (tx) => {
    const at = now()
    const [due] = await tx
      .insert(subscribers)
      .values({ id: uuidv7(), email, source, askedAt: at, mailsSent: 1, createdAt: at })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: { askedAt: at, mailsSent: sql`${subscribers.mailsSent} + 1` },
        setWhere: and(isNull(subscribers.confirmedAt), lt(subscribers.mailsSent, mostLinks)),
      })
      .returning({ subscriberId: subscribers.id })
    if (due) await enqueue(tx, 'contacts.send-newsletter-link', due)
  })
}

/** Whose address the link would confirm. Reading it changes nothing: mail scanners follow links too. */
export async function findConfirming(db: Database, token: string) {
  const subscriberId = openNewsletterToken('confirm', token)
  const [found] = await db
    .select({ email: subscribers.email, confirmedAt: subscribers.confirmedAt })
    .from(subscribers)
    .where(and(eq(subscribers.id, subscriberId), or(isNotNull(subscribers.confirmedAt), isFresh())))
  if (!found) throw deadLink()
  return { email: found.email, isConfirmed: found.confirmedAt !== null }
}

/** Puts the address on the list, with the words that were agreed to. A second time changes nothing. */
export async function confirmSubscription(db: Database, token: string) {
  const subscriberId = openNewsletterToken('confirm', token)
  await db.transaction(async (tx) => {
    const [confirmed] = await tx
      .update(subscribers)
      .set({ confirmedAt: now(), consentText: newsletterConsent })
      .where(and(eq(subscribers.id, subscriberId), isNull(subscribers.confirmedAt), isFresh()))
      .returning({ id: subscribers.id })
    if (confirmed) await enqueue(tx, 'contacts.welcome-subscriber', { subscriberId })
  })
  return findConfirming(db, token)
}

/** Asked for so lately that the link still holds. */
const isFresh = () => gt(subscribers.askedAt, unconfirmedSince())

const deadLink = () => gone('This link has expired. You can ask for a new one at any time.')
