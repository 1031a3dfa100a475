import { countOf } from '#app/languages/format.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

export function heldReminderMail({ count, link }: { count: number; link: string }) {
  const what = countOf(count, 'decision has', 'decisions have')
  return {
    subject: `${what} been waiting for two days`,
    body: (
      <EmailLayout
        heading={`${what} been waiting for two days`}
        preview="We promise a decision within three days."
        reason="You operate this service."
      >
        <EmailText>We promised the people involved a decision within three days.</EmailText>
        <EmailButton href={link}>Decide</EmailButton>
      </EmailLayout>
    ),
  }
}
