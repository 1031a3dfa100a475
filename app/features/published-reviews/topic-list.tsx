import { useId } from 'react'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { FirstOf } from '#app/ui/first-of.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { SentimentBar, SentimentSign, SharedPatterns } from '#app/ui/sentiment.tsx'
import { Time } from '#app/ui/time.tsx'
import { Underlined } from '#app/ui/underlined.tsx'
import type { PublicTopic } from './public-topics.server.ts'
import { viewAddress } from './public-view.ts'

type TopicListProps = {
  businessId: string
  topics: PublicTopic[]
}

export function TopicList({ businessId, topics }: TopicListProps) {
  const patterns = useId()
  return (
    <section aria-labelledby="topics" className="page mt-16 md:mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-t border-rule pt-5 pb-6">
        <h2 className="text-3xl" id="topics">
          What people write about
        </h2>
        <ul aria-label="Key" className="flex gap-5 text-xs text-muted">
          <li>
            <SentimentSign label="positive" />
            praise
          </li>
          <li>
            <SentimentSign label="neutral" />
            mention
          </li>
          <li>
            <SentimentSign label="negative" />
            complaint
          </li>
        </ul>
      </div>
      <SharedPatterns id={patterns} />
      <FirstOf items={topics} most={4} one="topic">
        {(some) => (
          <ul className="border-t border-line">
            {some.map((topic) => (
              <TopicRow businessId={businessId} key={topic.topic} patterns={patterns} topic={topic} />
            ))}
          </ul>
        )}
      </FirstOf>
      <p className="mt-3 text-xs text-muted">
        A program finds these topics in the reviews, including any imported ones. Doubtful cases count as
        mentions. It makes mistakes: if in doubt, read the reviews.
      </p>
    </section>
  )
}

type TopicRowProps = { businessId: string; topic: PublicTopic; patterns: string }

function TopicRow({ businessId, topic, patterns }: TopicRowProps) {
  const { quote, opinions } = topic
  const name = topicName(topic.topic)
  return (
    <li className="grid items-start gap-x-10 gap-y-3 border-b border-line py-5 md:grid-cols-[1fr_1.4fr_2fr]">
      <h3 className="text-xl/tight">
        <EvidenceLink count={topic.reviews} to={viewAddress(businessId, { topic: topic.topic })}>
          {name}
        </EvidenceLink>
      </h3>
      <div className="pt-1.5">
        <SentimentBar
          {...opinions}
          height={14}
          label={`of what is said about ${topic.topic}`}
          patterns={patterns}
        />
      </div>
      {quote && (
        <Quote
          language={quote.language}
          sentiment={quote.label}
          source={
            <>
              <span dir="auto">{quote.authorName}</span>, <Time as="date" at={quote.writtenAt} />
            </>
          }
        >
          <Underlined spans={[quote]} text={quote.text} />
        </Quote>
      )}
    </li>
  )
}
