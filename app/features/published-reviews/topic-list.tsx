import { useId } from 'react'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { usePublicPage } from '#app/features/reviews/page-words.ts'
import { countIn, fillWords } from '#app/languages/languages.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { FirstOf } from '#app/ui/first-of.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { SentimentBar, SentimentSign, SharedPatterns } from '#app/ui/sentiment.tsx'
import { Time } from '#app/ui/time.tsx'
import { Underlined } from '#app/ui/underlined.tsx'
import type { PublicTopic } from './public-topics.server.ts'
import { viewAddress } from './public-view.ts'

const sentiments = ['positive', 'neutral', 'negative'] as const

type TopicListProps = {
  businessId: string
  topics: PublicTopic[]
  /** What the reader calls a topic. */
  nameOf: (topic: string) => string
}

export function TopicList({ topics, ...rest }: TopicListProps) {
  const { words, language } = usePublicPage()
  const patterns = useId()
  return (
    <section aria-labelledby="topics" className="page mt-10 md:mt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-t border-rule pt-5 pb-6">
        <h2 className="text-3xl" id="topics">
          {words.topics}
        </h2>
        <ul aria-label={words.key} className="flex gap-5 text-xs text-muted">
          {sentiments.map((label) => (
            <li key={label}>
              <SentimentSign label={label} text={words.sentiments[label]} />
              {words.sentiments[label]}
            </li>
          ))}
        </ul>
      </div>
      <SharedPatterns id={patterns} />
      <FirstOf items={topics} more={(count) => countIn(words.moreTopics, count, language)} most={4}>
        {(some) => (
          <ul className="border-t border-line">
            {some.map((topic) => (
              <TopicRow key={topic.topic} patterns={patterns} topic={topic} {...rest} />
            ))}
          </ul>
        )}
      </FirstOf>
      <p className="mt-3 text-xs text-muted">{words.topicsNote}</p>
    </section>
  )
}

type TopicRowProps = Omit<TopicListProps, 'topics'> & { topic: PublicTopic; patterns: string }

function TopicRow({ businessId, topic, nameOf, patterns }: TopicRowProps) {
  const { words, language, lang } = usePublicPage()
  const { quote, opinions } = topic
  const name = nameOf(topic.topic)
  return (
    <li className="grid grid-cols-2 items-start gap-x-6 border-b border-line py-3 md:grid-cols-[1fr_1.4fr_2fr] md:gap-x-10 md:py-5">
      <h3 className="text-xl/tight">
        <EvidenceLink
          count={topic.reviews}
          counted={countIn(words.reviews, topic.reviews, language)}
          to={viewAddress(businessId, { topic: topic.topic, lang })}
        >
          {topicName(name)}
        </EvidenceLink>
      </h3>
      <div className="pt-1.5">
        <SentimentBar
          {...opinions}
          height={14}
          patterns={patterns}
          describe={(shares) => fillWords(words.shares, { ...shares, topic: name })}
        />
      </div>
      {/* On a phone, the topic's name leads to its reviews. */}
      <div className="max-md:hidden">
        {quote && (
          <Quote
            language={quote.language}
            sentiment={quote.label}
            sentimentText={words.sentiments[quote.label]}
            source={
              <>
                <span dir="auto">{quote.authorName}</span>, <Time as="date" at={quote.writtenAt} />
              </>
            }
          >
            <Underlined names={words.sentiments} spans={[quote]} text={quote.text} />
          </Quote>
        )}
      </div>
    </li>
  )
}
