import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'
import { EmailReview, type MailedReview } from './email-review.tsx'

type Confirm = { review: MailedReview; business: { name: string }; link: string }

export function confirmReviewMail({ review, business, link }: Confirm) {
  return {
    subject: `Confirm your review of ${business.name}`,
    body: (
      <EmailLayout
        heading={`Is this your review, ${review.authorName}?`}
        preview={`One tap, and your review of ${business.name} is checked and published.`}
        reason={`Somebody entered this address with a review of ${business.name}. If it was not you, do nothing: the review is erased after 30 days.`}
      >
        <EmailReview review={review} />
        <EmailText>Confirm that you wrote it. Then it is checked, and published as it is.</EmailText>
        <EmailButton href={link}>Confirm and publish</EmailButton>
      </EmailLayout>
    ),
  }
}
