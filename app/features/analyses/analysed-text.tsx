import { Quote } from '#app/ui/quote.tsx'
import { SentimentSign } from '#app/ui/sentiment.tsx'
import { Underlined } from '#app/ui/underlined.tsx'
import type { AnalysedText } from './analyse-text.server.ts'
import { Opinions, SentimentLine, whyNoSentiment } from './opinions.tsx'
import type { TextTopic } from './text-to-analyse.schema.ts'
import { topicName } from './topic-name.ts'

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

type TopicQuotesProps = {
  /** The name that the radio buttons share; unique on the page. */
  name: string
  label: string
  topics: TextTopic[]
}

/** The topics of one text; the chosen one shows the sentences behind it. By radio and :has(), without JavaScript. */
function TopicQuotes({ name, label, topics }: TopicQuotesProps) {
  return (
    <fieldset className="topics">
      <legend className="topics-legend">{label}</legend>
      {topics.map((topic, at) => (
        <div className="topics-row" key={topic.topic}>
          <label className="topics-name">
            <input defaultChecked={at === 0} name={name} type="radio" value={topic.topic} />
            <SentimentSign label={topic.label} />
            {topicName(topic.topic)}
          </label>
          <div className="topics-quotes">
            {topic.quotes.map(({ text, language, label, spans }) => (
              <Quote key={text} language={language} sentiment={label}>
                <Underlined spans={spans} text={text} />
              </Quote>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}
