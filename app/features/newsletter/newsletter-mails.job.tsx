import { eq } from 'drizzle-orm'
import { sendMail, sendWithin } from '#app/features/mailing/send-mail.server.ts'
import { limits } from '#app/limits.ts'
import { periods } from '#app/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
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

/** Welcomes a new subscriber, with the link to unsubscribe. */
export async function welcomeSubscriber(db: Database, { subscriberId }: { subscriberId: string }) {
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.id, subscriberId))
  if (!subscriber?.confirmedAt) return
  await sendMail(db, {
    ...welcomeSubscriberMail({ leave: leaveLink(subscriberId) }),
    to: subscriber.email,
    headers: newsletterHeaders(subscriberId),
    messageId: `<newsletter-welcome.${subscriberId}@vouchsafe>`,
  })
}

type Links = { link: string; leave: string }

function confirmSubscriptionMail({ link, leave, days }: Links & { days: number }) {
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

function welcomeSubscriberMail({ leave }: { leave: string }) {
  return {
    subject: 'Welcome to our newsletter',
    body: (
      <EmailLayout
        heading="You are subscribed"
        preview="Your address is confirmed. Here is how to unsubscribe."
        reason="You confirmed this address for our newsletter."
      >
        <EmailText>
          Your address is confirmed. You can unsubscribe at any time with the link in this mail or in any
          newsletter.
        </EmailText>
        <EmailButton href={leave}>Unsubscribe</EmailButton>
      </EmailLayout>
    ),
  }
}
