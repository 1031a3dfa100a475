import { Quote } from '#app/ui/quote.tsx'
import { SentimentSign } from '#app/ui/sentiment.tsx'
import { Underlined } from '#app/ui/underlined.tsx'
import type { TextTopic } from './text-to-analyse.schema.ts'
import { topicName } from './topic-name.ts'

type TopicQuotesProps = {
  /** The name that the radio buttons share; unique on the page. */
  name: string
  label: string
  topics: TextTopic[]
}

/** The topics of one text; the chosen one shows the sentences behind it. By radio and :has(), without JavaScript. */
export function TopicQuotes({ name, label, topics }: TopicQuotesProps) {
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
