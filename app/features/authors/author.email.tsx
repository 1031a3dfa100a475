import type { ReactNode } from 'react'
import type { AuthorMailWords } from '#app/languages/en.ts'
import { fillWords, type Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { EmailLayout, EmailQuote, EmailText } from '#app/ui/email-layout.tsx'

/** The parts of a review that a mail to its author needs. The mail is in the language of the form. */
export type AuthorsReview = MailedReview & { formLanguage: Language }

type OneWord = { [Name in keyof AuthorMailWords]: AuthorMailWords[Name] extends string ? Name : never }

export function wordsTo({ formLanguage }: AuthorsReview, business: { name: string }) {
  const words = messages[formLanguage].authorMail
  const say = (name: OneWord[keyof OneWord], values: Record<string, string> = {}) =>
    fillWords(words[name], { business: business.name, ...values })
  return { ...words, say }
}

type AuthorMailProps = {
  heading: string
  preview?: string
  review: AuthorsReview
  why: string
  /** The mail has the receipts attached; true unless said otherwise. */
  hasReceipts?: boolean
  footer?: string | null
  children: ReactNode
}

export function AuthorMail(props: AuthorMailProps) {
  const { heading, preview = heading, review, why, hasReceipts = true, footer, children } = props
  return (
    <EmailLayout
      footer={footer}
      heading={heading}
      language={review.formLanguage}
      preview={preview}
      reason={why}
    >
      {children}
      {hasReceipts && <EmailText>{messages[review.formLanguage].authorMail.receiptsAttached}</EmailText>}
    </EmailLayout>
  )
}

export function TheirReview({ review }: { review: AuthorsReview }) {
  const { countOf } = messages[review.formLanguage].reviewForm
  return <EmailReview review={review} stars={fillWords(countOf, { count: review.rating, limit: 5 })} />
}

export type MailedReview = { rating: number; title: string | null; text: string; authorName: string } & {
  /** Its name, where the review is not of the business itself. */
  product?: string | null
}

/** A review in a mail. Stars are text because many mail clients block images. */
type EmailReviewProps = { review: MailedReview /** The rating, in another language. */; stars?: string }

export function EmailReview({ review: { rating, title, text, product }, stars }: EmailReviewProps) {
  const ink = '★'.repeat(rating) + '☆'.repeat(5 - rating)
  const lines = [product, `${ink} ${stars ?? `${rating} of 5`}`, title, text]
  return <EmailQuote>{lines.filter(Boolean).join('\n')}</EmailQuote>
}
