import { EmailReview, type MailedReview } from '#app/features/authors/email-review.tsx'
import { checkWords } from '#app/features/reviews/text-checks.ts'
import { fillWords } from '#app/languages/fill-words.ts'
import type { Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

type Confirm = {
  review: MailedReview & { formLanguage: Language }
  business: { name: string }
  link: string
  footer: string | null
}

/**
 * In the language of the form. Whoever sent the form chose the address, so words that our checks would hold do not travel
 * with our mail.
 */
export function confirmReviewMail({ review, business, link, footer }: Confirm) {
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
        preview={say(words.mailPreview)}
        reason={say(words.mailReason)}
      >
        <EmailReview
          review={isQuoted ? review : { ...review, title: null, text: '' }}
          stars={fillWords(words.countOf, { count: review.rating, limit: 5 })}
        />
        <EmailText>{words.isYoursWhy}</EmailText>
        <EmailButton copyWords={words.mailCopy} href={link}>
          {words.confirm}
        </EmailButton>
        <EmailText>{messages[review.formLanguage].authorMail.receiptsAttached}</EmailText>
      </EmailLayout>
    ),
  }
}
