import { type FailedCheck, failedCheckText } from '#app/features/reviews/review.vocabulary.ts'
import { periods } from '#app/periods.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

type HeldReview = { review: { failedChecks: FailedCheck[] }; business: { name: string }; link: string }

export function heldReviewMail({ review, business, link }: HeldReview) {
  return {
    subject: `A review of ${business.name} needs your decision`,
    body: (
      <EmailLayout
        heading="A review to decide"
        preview={`A review of ${business.name} failed a check.`}
        reason="You operate this service."
      >
        <EmailText>
          {`A review of ${business.name} failed a check: ${review.failedChecks.map((check) => failedCheckText[check].toLowerCase()).join('; ')}. We promised its author a decision within ${periods.decisionDays} days.`}
        </EmailText>
        <EmailButton href={link}>Decide</EmailButton>
      </EmailLayout>
    ),
  }
}
