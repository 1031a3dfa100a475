import { eq } from 'drizzle-orm'
import { sendMail, sendWithin } from '#app/features/mailing/sending.server.ts'
import { limits } from '#app/limits.ts'
import { periods } from '#app/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { renderMail } from '#app/platform/mail.server.ts'
import { confirmSubscriptionMail, welcomeSubscriberMail } from './newsletter.email.tsx'
import { confirmLink, leaveLink, newsletterHeaders } from './newsletter.server.ts'
import { subscribers } from './newsletter.table.ts'

/** Asks the owner of an address to confirm it. */
export async function sendNewsletterLink(db: Database, { subscriberId }: { subscriberId: string }) {
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.id, subscriberId))
  if (!subscriber || subscriber.confirmedAt) return
  const { subject, body } = confirmSubscriptionMail({
    link: confirmLink(subscriberId),
    leave: leaveLink(subscriberId),
    days: periods.unconfirmedNewsletterDays,
  })
  await sendWithin(db, [limits.newsletterMailsToEmail], {
    to: subscriber.email,
    subject,
    ...(await renderMail(body)),
    headers: newsletterHeaders(subscriberId),
    messageId: `<newsletter-link.${subscriberId}.${subscriber.mailsSent}@vouchsafe>`,
  })
}

/** Welcomes a new subscriber, with the link to unsubscribe. */
export async function welcomeSubscriber(db: Database, { subscriberId }: { subscriberId: string }) {
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.id, subscriberId))
  if (!subscriber?.confirmedAt) return
  const { subject, body } = welcomeSubscriberMail({ leave: leaveLink(subscriberId) })
  await sendMail(db, {
    to: subscriber.email,
    subject,
    ...(await renderMail(body)),
    headers: newsletterHeaders(subscriberId),
    messageId: `<newsletter-welcome.${subscriberId}@vouchsafe>`,
  })
}
