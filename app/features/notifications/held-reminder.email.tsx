import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

export function heldReminderMail({ count, link }: { count: number; link: string }) {
  const what = count === 1 ? 'One decision has' : `${count} decisions have`
  return {
    subject: `${what} waited for you for two days`,
    body: (
      <EmailLayout
        heading={`${what} waited for two days`}
        preview="A decision was promised within three."
        reason="You operate this service."
      >
        <EmailText>Those who wait were promised a decision within three days.</EmailText>
        <EmailButton href={link}>Decide</EmailButton>
      </EmailLayout>
    ),
  }
}
