import { Link } from 'react-router'
import type { Quote } from '#app/features/analyses/quotes.server.ts'
import { QuoteList } from '#app/features/findings/cited-quote.tsx'
import { Block } from '#app/features/inbox/block.tsx'
import { tierFor } from '#app/features/plans/plans.ts'

/** The insights of a plan without them: one praise and one complaint as an example, and a line on larger plans. */
export function ExampleOfInsights({ quotes }: { quotes: Quote[] }) {
  return (
    <Block id="words" title="In their words">
      {quotes.length > 0 && <QuoteList quotes={quotes} />}
      <p className="mt-4 max-w-measure text-sm text-muted">
        Sentiment and keywords are with each review. {tierFor('performanceInsights').name} adds up what people
        praise and complain about, and what changes.{' '}
        <Link to="/business/subscription?feature=analytics">See what else it adds</Link>
      </p>
    </Block>
  )
}
