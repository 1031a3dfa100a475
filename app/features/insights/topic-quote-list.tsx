import { Link } from 'react-router'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { Quote } from '#app/ui/quote.tsx'
import { Time } from '#app/ui/time.tsx'
import { Underlined } from '#app/ui/underlined.tsx'
import type { TopicQuote } from './quotes.server.ts'

/** Exact sentences of customers, each with a link to the whole review. */
export function TopicQuoteList({ quotes }: { quotes: TopicQuote[] }) {
  return (
    <ul className="grid gap-6">
      {quotes.map((quote) => (
        <li key={`${quote.reviewId} ${quote.topic} ${quote.label}`}>
          <Quote
            language={quote.language}
            sentiment={quote.label}
            source={
              <>
                <bdi>{quote.authorName}</bdi>, <Time as="date" at={quote.writtenAt} />.{' '}
                <Link to={inboxAddress({ review: quote.reviewId })}>Read the whole review</Link>
              </>
            }
          >
            <Underlined
              spans={[{ start: quote.start, end: quote.end, label: quote.label }]}
              text={quote.sentence}
            />
          </Quote>
        </li>
      ))}
    </ul>
  )
}
