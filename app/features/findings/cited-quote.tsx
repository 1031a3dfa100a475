import { Link } from 'react-router'
import { labelOfSide, type Side } from '#app/features/analyses/analysis.schema.ts'
import type { Quote as Quoted } from '#app/features/analyses/quotes.server.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { formatDate } from '#app/languages/format.ts'
import { Quote } from '#app/ui/quote.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Underlined } from '#app/ui/underlined.tsx'

type Citable = Omit<Quoted, 'name' | 'side' | 'cause'> & { side?: Side | null }

/** An exact quote as it was written, with a link to the whole review; without a side where none is sure. */
export function CitedQuote({ quote }: { quote: Citable }) {
  const { reviewId, text, span, side, rating, authorName, writtenAt, provenance, language } = quote
  const label = side ? labelOfSide[side] : undefined
  return (
    <Quote
      language={language}
      sentiment={label}
      source={
        <span className="wrap-anywhere">
          <Stars rating={rating} /> <bdi>{authorName}</bdi>, {formatDate(writtenAt)}
          {provenance === 'imported' && ', imported'}.{' '}
          <Link className="whitespace-nowrap" to={inboxAddress({ review: reviewId })}>
            Read the whole review
          </Link>
        </span>
      }
    >
      <Underlined spans={span ? [{ ...span, label: label ?? 'neutral' }] : []} text={text} />
    </Quote>
  )
}

export function QuoteList({ quotes }: { quotes: Citable[] }) {
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
