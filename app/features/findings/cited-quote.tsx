import { Link } from 'react-router'
import type { Quote as Quoted } from '#app/features/analyses/quotes.server.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { formatDate } from '#app/languages/format.ts'
import { Quote } from '#app/ui/quote.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Underlined } from '#app/ui/underlined.tsx'

/** An exact quote as it was written, with a link to the whole review. */
export function CitedQuote({ quote }: { quote: Quoted }) {
  const { reviewId, text, span, side, rating, authorName, writtenAt, provenance, language } = quote
  const label = side === 'praise' ? 'positive' : 'negative'
  return (
    <Quote
      language={language}
      sentiment={label}
      source={
        <span className="wrap-anywhere">
          <Stars rating={rating} /> <bdi>{authorName}</bdi>, {formatDate(writtenAt)}
          {provenance === 'imported' && ', imported'}.{' '}
          <Link to={inboxAddress({ review: reviewId })}>Read the whole review</Link>
        </span>
      }
    >
      <Underlined spans={span ? [{ ...span, label }] : []} text={text} />
    </Quote>
  )
}

export function QuoteList({ quotes }: { quotes: Quoted[] }) {
  return (
    <ul className="grid gap-5">
      {quotes.map((quote) => (
        <li className="min-w-0" key={`${quote.reviewId} ${quote.text}`}>
          <CitedQuote quote={quote} />
        </li>
      ))}
    </ul>
  )
}
