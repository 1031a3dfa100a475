import { findReviewForMail, mailId } from '#app/features/authors/review-mail.server.ts'
import { type FailedCheck, failedCheckText } from '#app/features/reviews/review.vocabulary.ts'
import type { Jobs } from '#app/jobs.ts'
import { periods } from '#app/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'
import { mailOperators } from './mail-operators.server.ts'

/** Notifies each operator that a review failed a check and needs a decision. */
export async function notifyOperator(db: Database, payload: Jobs['notifications.notify-operator']) {
  const found = await findReviewForMail(db, payload)
  if (!found?.review.heldAt) return
  const { subject, body } = heldReviewMail({ ...found, link: linkTo('/operator') })
  const mail = { subject, ...(await renderMail(body)) }
  await mailOperators(db, 'notifications.notify-operator', payload, ({ id }) => ({
    ...mail,
    messageId: mailId(`held.${id}`, payload.reviewId),
  }))
}

type HeldReview = { review: { failedChecks: FailedCheck[] }; business: { name: string }; link: string }

function heldReviewMail({ review, business, link }: HeldReview) {
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
