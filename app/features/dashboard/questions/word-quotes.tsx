import { Link } from 'react-router'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { formatDate } from '#app/languages/format.ts'
import { Quote } from '#app/ui/quote.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Underlined } from '#app/ui/underlined.tsx'
import type { WordQuote } from './answering.server.ts'

const labels = { praise: 'positive', complaint: 'negative' } as const

/** Sentences that have the words; praise or complaint is said only where it is sure. */
export function WordQuoteList({ quotes }: { quotes: WordQuote[] }) {
  return (
    <ul className="grid gap-5">
      {quotes.map(({ reviewId, text, span, side, language, rating, authorName, writtenAt, provenance }) => (
        <li className="min-w-0" key={`${reviewId} ${text}`}>
          <Quote
            language={language}
            sentiment={side ? labels[side] : undefined}
            source={
              <span className="wrap-anywhere">
                <Stars rating={rating} /> <bdi>{authorName}</bdi>, {formatDate(writtenAt)}
                {provenance === 'imported' && ', imported'}.{' '}
                <Link to={inboxAddress({ review: reviewId })}>Read the whole review</Link>
              </span>
            }
          >
            <Underlined
              spans={span ? [{ ...span, label: side ? labels[side] : 'neutral' }] : []}
              text={text}
            />
          </Quote>
        </li>
      ))}
    </ul>
  )
}
