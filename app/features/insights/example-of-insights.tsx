import { Link } from 'react-router'
import { Block } from '#app/features/inbox/block.tsx'
import { tierFor } from '#app/features/plans/plans.ts'
import type { TopicQuote } from './quotes.server.ts'
import { TopicQuoteList } from './topic-quote-list.tsx'

/** The insights of a plan without them: one praise and one complaint as an example, and a line on larger plans. */
export function ExampleOfInsights({ quotes }: { quotes: TopicQuote[] }) {
  return (
    <Block id="words" title="In their words">
      {quotes.length > 0 && <TopicQuoteList quotes={quotes} />}
      <p className="mt-4 max-w-measure text-sm text-muted">
        Sentiment and keywords are with each review. {tierFor('performanceInsights').name} adds up what people
        praise and complain about, and what changes.{' '}
        <Link to="/business/subscription?feature=analytics">See what else it adds</Link>
      </p>
    </Block>
  )
}
