import { Underlined } from '#app/ui/underlined.tsx'
import type { AnalysedText } from './analyse-text.server.ts'
import { Opinions } from './opinions.tsx'
import { SentimentLine } from './sentiment-line.tsx'
import { TopicQuotes } from './topic-quotes.tsx'
import { whyNoSentiment } from './why-no-sentiment.ts'

export function AnalysedTextView({ analysed }: { analysed: AnalysedText }) {
  const { text, stars, language, sentiment, spans, topics, keywords, quoted } = analysed
  if (!sentiment) return <p className="text-muted">{whyNoSentiment(language)}</p>
  const isQuoted = (topic: string) => quoted.some((each) => each.topic === topic)
  return (
    <div className="grid content-start gap-4 text-sm [&>p]:border-t [&>p]:border-line [&>p]:pt-3">
      <blockquote className="quote wrap-anywhere whitespace-pre-line" dir="auto" lang={language}>
        <Underlined spans={spans} text={text} />
      </blockquote>
      <SentimentLine sentiment={sentiment} stars={stars} />
      {quoted.length > 0 && (
        <TopicQuotes label="Choose a topic to see the sentences behind it" name="own-topic" topics={quoted} />
      )}
      <Opinions
        topics={{
          positive: topics.positive.filter((topic) => !isQuoted(topic)),
          negative: topics.negative.filter((topic) => !isQuoted(topic)),
          neutral: topics.neutral.filter((topic) => !isQuoted(topic)),
        }}
      />
      {keywords.length > 0 && (
        <p>
          <span className="text-muted">Keywords</span> {keywords.join(', ')}
        </p>
      )}
    </div>
  )
}
