import { eq } from 'drizzle-orm'
import { sendMail } from '#app/features/mailing/sending.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { renderMail } from '#app/platform/mail.server.ts'
import { welcomeSubscriberMail } from './newsletter.email.tsx'
import { subscribers } from './newsletter.table.ts'
import { leaveLink, newsletterHeaders } from './newsletter-links.server.ts'

/** Gives who is on the list now the link with which they leave it. */
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
