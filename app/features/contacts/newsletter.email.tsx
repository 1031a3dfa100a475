import { EmailButton, EmailLayout, EmailQuietLink, EmailText } from '#app/ui/email-layout.tsx'

type Links = { link: string; leave: string }

export function confirmSubscriptionMail({ link, leave, days }: Links & { days: number }) {
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

export function welcomeSubscriberMail({ leave }: { leave: string }) {
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
