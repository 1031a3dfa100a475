import { EmailReview, type MailedReview } from '#app/features/authors/email-review.tsx'
import { textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import { EmailButton, EmailLayout, EmailQuietLink } from '#app/ui/email-layout.tsx'

type NewReviewMail = { review: MailedReview; business: { name: string }; link: string; settings: string }

export function newReviewMail({ review, business, link, settings }: NewReviewMail) {
  const { authorName, rating } = review
  return {
    subject: `${authorName} reviewed ${business.name}: ${rating} of 5`,
    body: (
      <EmailLayout
        heading={`${authorName} reviewed ${business.name}`}
        preview={(review.text || (review.title ?? textOrNone(review))).slice(0, 120)}
        reason={
          <>
            You own {business.name} on Vouchsafe.{' '}
            <EmailQuietLink href={settings}>Get these mails less often, or never</EmailQuietLink>
          </>
        }
      >
        <EmailReview review={review} />
        <EmailButton href={link}>Read and reply</EmailButton>
      </EmailLayout>
    ),
  }
}
