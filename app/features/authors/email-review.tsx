import { EmailQuote } from '#app/ui/email-layout.tsx'

export type MailedReview = { rating: number; title: string | null; text: string; authorName: string }

/** A review in a mail. Stars are text because many mail clients block images. */
type EmailReviewProps = { review: MailedReview /** The rating, in another language. */; stars?: string }

export function EmailReview({ review: { rating, title, text }, stars }: EmailReviewProps) {
  const ink = '★'.repeat(rating) + '☆'.repeat(5 - rating)
  const lines = [`${ink} ${stars ?? `${rating} of 5`}`, title, text]
  return <EmailQuote>{lines.filter(Boolean).join('\n')}</EmailQuote>
}
