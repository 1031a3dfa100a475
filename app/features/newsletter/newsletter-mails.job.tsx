import { eq } from 'drizzle-orm'
import { sendWithin } from '#app/features/mailing/send-mail.server.ts'
import { periods } from '#app/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { limits } from '#app/rate-limits.ts'
import { EmailButton, EmailLayout, EmailQuietLink, EmailText } from '#app/ui/email-layout.tsx'
import { confirmLink, leaveLink, newsletterHeaders } from './newsletter.server.ts'
import { subscribers } from './newsletter.table.ts'

/** Asks the owner of an address to confirm it. */
export async function sendNewsletterLink(db: Database, { subscriberId }: { subscriberId: string }) {
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.id, subscriberId))
  if (!subscriber || subscriber.confirmedAt) return
  const letter = confirmSubscriptionMail({
    link: confirmLink(subscriberId),
    leave: leaveLink(subscriberId),
    days: periods.unconfirmedNewsletterDays,
  })
  await sendWithin(db, [limits.newsletterMailsToEmail], {
    ...letter,
    to: subscriber.email,
    headers: newsletterHeaders(subscriberId),
    messageId: `<newsletter-link.${subscriberId}.${subscriber.mailsSent}@vouchsafe>`,
  })
}

type Links = { link: string; leave: string; days: number }

function confirmSubscriptionMail({ link, leave, days }: Links) {
  return {
    subject: 'Confirm your newsletter subscription',
    body: (
      <EmailLayout
        heading="Do you want the newsletter?"
        preview="One tap confirms your subscription."
        reason={
          <>
            Somebody entered this address for our newsletter. Not you? Ignore this mail; we erase the address
            after {days} days. <EmailQuietLink href={leave}>Erase it now</EmailQuietLink>
          </>
        }
      >
        <EmailText>Open the link and confirm. Until then we send you nothing more.</EmailText>
        <EmailButton href={link}>Confirm my address</EmailButton>
      </EmailLayout>
    ),
  }
}
