import { EmailReview, type MailedReview } from '#app/features/authors/author.email.tsx'
import { attachFirstReceipt, findReviewForMail, mailId } from '#app/features/authors/review-mail.server.ts'
import { findSender } from '#app/features/mail-settings/sender.server.ts'
import { sendWithin } from '#app/features/mailing/send-mail.server.ts'
import { type Brand, brandLook } from '#app/features/profiles/brand.vocabulary.ts'
import { lockReview } from '#app/features/reviews/publish-review.server.ts'
import { checkWords } from '#app/features/reviews/text-checks.ts'
import type { Jobs } from '#app/jobs.ts'
import { fillWords, type Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { periods } from '#app/periods.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import { createLinkToken } from '#app/platform/token-links.server.ts'
import { limits } from '#app/rate-limits.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

const mailLimits = [limits.confirmationMailsToEmailInDay, limits.confirmationMailsToEmail]

/** Asks the author to confirm the email address. Running twice makes two links to the same review. */
export async function sendConfirmation(
  db: Database,
  { businessId, reviewId, again }: Jobs['review-form.send-confirmation'],
) {
  const found = await findReviewForMail(db, { businessId, reviewId })
  const to = found?.review.authorEmail
  if (!found || !to || found.review.state !== 'pending' || found.review.confirmedAt) return
  const token = await db.transaction(async (tx) => {
    // The author may correct the address meanwhile: then the first one gets no link that still works.
    const review = await lockReview(tx, { businessId, reviewId })
    if (review?.authorEmail !== to) return null
    return createLinkToken(tx, {
      businessId,
      purpose: 'confirm-review',
      subjectId: reviewId,
      lifetimeMs: days(periods.unconfirmedDays),
    })
  })
  if (!token) return
  const { fromName, footer } = await findSender(db, businessId)
  const { isQuoted, ...letter } = confirmReviewMail({
    ...found,
    footer,
    link: linkTo(`/review/confirm/${token}`),
  })
  await sendWithin(db, mailLimits, {
    ...letter,
    to,
    fromName,
    ...(await attachFirstReceipt(db, { businessId, reviewId }, { isQuoted })),
    messageId: mailId(again ? `confirm-${again}` : 'confirm', reviewId),
  })
}

type Confirm = {
  review: MailedReview & { formLanguage: Language }
  business: { name: string } & Brand
  link: string
  footer: string | null
}

/**
 * In the language of the form. Whoever sent the form chose the address, so words that our checks would hold do not travel
 * with our mail.
 */
function confirmReviewMail({ review, business, link, footer }: Confirm) {
  const words = messages[review.formLanguage].reviewForm
  const say = (text: string) => fillWords(text, { business: business.name, name: review.authorName })
  const { authorName, title, text } = review
  const isQuoted = checkWords(authorName, title, text).length === 0
  return {
    isQuoted,
    subject: say(words.mailSubject),
    body: (
      <EmailLayout
        footer={footer}
        heading={isQuoted ? say(words.mailHeading) : words.isYours}
        language={review.formLanguage}
        look={brandLook(business)}
        preview={say(words.mailPreview)}
        reason={say(words.mailReason)}
      >
        <EmailReview
          review={isQuoted ? review : { ...review, title: null, text: '' }}
          stars={fillWords(words.countOf, { count: review.rating, limit: 5 })}
        />
        <EmailText>{words.isYoursWhy}</EmailText>
        <EmailButton href={link}>{words.confirm}</EmailButton>
        <EmailText>{messages[review.formLanguage].authorMail.receiptsAttached}</EmailText>
      </EmailLayout>
    ),
  }
}
