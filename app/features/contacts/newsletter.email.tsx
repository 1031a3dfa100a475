import { EmailButton, EmailLayout, EmailQuietLink, EmailText } from '#app/ui/email-layout.tsx'

type Links = { link: string; leave: string }

export function confirmSubscriptionMail({ link, leave, days }: Links & { days: number }) {
  return {
    subject: 'Confirm that you want the newsletter',
    body: (
      <EmailLayout
        heading="Do you want the newsletter?"
        preview="One tap, and your address is on the list."
        reason={
          <>
            Somebody entered this address for our newsletter. If it was not you, do nothing: the address is
            erased after {days} days. <EmailQuietLink href={leave}>Erase it now</EmailQuietLink>
          </>
        }
      >
        <EmailText>Open the link and confirm there. Until you do, we send you nothing more.</EmailText>
        <EmailButton href={link}>Confirm the address</EmailButton>
      </EmailLayout>
    ),
  }
}

export function welcomeSubscriberMail({ leave }: { leave: string }) {
  return {
    subject: 'You are on the list of our newsletter',
    body: (
      <EmailLayout
        heading="You are on the list"
        preview="Your address is confirmed. Here is how you leave."
        reason="You confirmed this address for our newsletter."
      >
        <EmailText>
          Your address is confirmed. Keep this mail: its link takes you off the list at any time, and so does
          the one in each newsletter.
        </EmailText>
        <EmailButton href={leave}>Leave the newsletter</EmailButton>
      </EmailLayout>
    ),
  }
}
