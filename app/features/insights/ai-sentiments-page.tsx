import { topicName } from '#app/features/analyses/topic-name.ts'
import { Block } from '#app/features/inbox/block.tsx'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { topicDays } from '#app/features/inbox/periods.ts'
import { countOf, formatMonth, formatNumber, formatPercent } from '#app/languages/format.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { SentimentBar } from '#app/ui/sentiment.tsx'
import type { AiSentiments } from './ai-sentiments.server.ts'
import { fewestReviews } from './chance.ts'
import { TopicQuoteList } from './topic-quote-list.tsx'
import { unanalysedNote } from './unanalysed-note.ts'

/** Sentiment over time, and the quotes behind each topic. */
export function AiSentimentsPage({ sentiments: { months, topics, reviews } }: { sentiments: AiSentiments }) {
  const imported = months.reduce((sum, month) => sum + month.imported, 0)
  return (
    <div className="grid gap-12">
      <Block id="time" note="By month (UTC)" title="How is sentiment changing?">
        <ul>
          {months.toReversed().map(({ month, positive, neutral, negative }) => (
            <li
              className="grid items-center gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[8.5rem_minmax(0,1fr)_9rem]"
              key={month}
            >
              <span className="text-sm">{formatMonth(month)}</span>
              {positive + neutral + negative === 0 ? (
                <span className="text-sm text-muted">No analysed reviews</span>
              ) : (
                <>
                  <SentimentBar label={`in ${formatMonth(month)}`} {...{ positive, neutral, negative }} />
                  <span className="text-xs text-muted tabular-nums sm:text-right">
                    {formatPercent(positive / (positive + neutral + negative))} positive of{' '}
                    {formatNumber(positive + neutral + negative)}
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-xs text-muted">
          {imported > 0 && `${formatNumber(imported)} of these ${imported === 1 ? 'was' : 'were'} imported. `}
          {unanalysedNote(months)}
        </p>
      </Block>
      <Block
        id="topics"
        note={`${countOf(reviews, 'review')} from the last ${topicDays} days; only praise and complaints that the engine is sure enough of`}
        title="What drives it?"
      >
        {reviews < fewestReviews ? (
          <p className="text-sm text-muted">
            Not enough reviews yet: {reviews} in the last {topicDays} days. Topics appear once there are{' '}
            {fewestReviews}.
          </p>
        ) : topics.length === 0 ? (
          <p className="text-sm text-muted">No topic has praise or complaints yet.</p>
        ) : (
          <div className="grid gap-x-10 gap-y-10 min-[900px]:grid-cols-2">
            {topics.map(({ topic, praise, complaints, quotes }) => (
              <section aria-label={topicName(topic)} className="min-w-0" key={topic}>
                <h3 className="text-lg">{topicName(topic)}</h3>
                <p className="mt-1 mb-4 text-sm text-muted">
                  {praise > 0 && (
                    <Said count={praise} label="positive" topic={topic}>
                      {countOf(praise, 'review praises', 'reviews praise')} it
                    </Said>
                  )}
                  {praise > 0 && complaints > 0 && ', '}
                  {complaints > 0 && (
                    <Said count={complaints} label="negative" topic={topic}>
                      {countOf(complaints, 'review complains', 'reviews complain')} about it
                    </Said>
                  )}
                </p>
                <TopicQuoteList quotes={quotes} />
              </section>
            ))}
          </div>
        )}
      </Block>
    </div>
  )
}

type SaidProps = { topic: string; label: 'positive' | 'negative'; count: number; children: React.ReactNode }

function Said({ topic, label, children }: SaidProps) {
  return (
    <EvidenceLink
      to={inboxAddress({
        state: 'published',
        provenance: 'customers',
        period: String(topicDays),
        topic,
        label,
      })}
    >
      {children}
    </EvidenceLink>
  )
}
