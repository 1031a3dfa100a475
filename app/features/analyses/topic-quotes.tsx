import { useId } from 'react'
import { countOf } from '#app/languages/format.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Quote } from '#app/ui/quote.tsx'
import { SentimentBar, SentimentSign, SharedPatterns } from '#app/ui/sentiment.tsx'
import { Underlined } from '#app/ui/underlined.tsx'
import type { TextTopic } from './text-to-analyse.schema.ts'
import { topicName } from './topic-name.ts'

type TopicQuotesProps = {
  /** Names the radios; one a page. */
  name: string
  label: string
  topics: TextTopic[]
  /** What is counted: "review". Without it the topics are those of one text: words with a sign, no bars. */
  counted?: string
  /** On a wide page the quotes are beside the topics, not among them. */
  isWide?: boolean
}

/** Topics as bars; the chosen one shows the sentences behind it. By radio and :has(), without JavaScript. */
export function TopicQuotes({ name, label, topics, counted, isWide }: TopicQuotesProps) {
  const patterns = useId()
  return (
    <>
      {counted && <SharedPatterns id={patterns} />}
      <fieldset className={classNames('topics', isWide && 'topics-wide', !counted && 'topics-chips')}>
        <legend className="topics-legend">{label}</legend>
        {topics.map((topic, at) => (
          <div className="topics-row" key={topic.topic}>
            <div className="topics-head">
              <label>
                <input defaultChecked={at === 0} name={name} type="radio" value={topic.topic} />
                {!counted && <SentimentSign label={opinionOn(topic)} />}
                {topicName(topic.topic)}
              </label>
              {counted && <SentimentBar height={14} patterns={patterns} {...topic.opinions} />}
              {counted && <span className="topics-count">{countOf(topic.texts, counted)}</span>}
            </div>
            <div className="topics-quotes">
              {topic.quotes.map(({ text, language, label, spans, author }) => (
                <Quote key={text} language={language} sentiment={label} source={author}>
                  <Underlined spans={spans} text={text} />
                </Quote>
              ))}
            </div>
          </div>
        ))}
      </fieldset>
    </>
  )
}

/** What one text says about a topic. */
const opinionOn = ({ opinions }: TextTopic) =>
  (['positive', 'negative'] as const).find((label) => opinions[label] > 0) ?? 'neutral'
