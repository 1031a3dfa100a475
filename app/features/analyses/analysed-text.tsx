import { SentimentSign } from '#app/ui/sentiment.tsx'
import { Underlined } from '#app/ui/underlined.tsx'
import type { AnalysedText } from './analyse-text.server.ts'
import { TopicQuotes } from './topic-quotes.tsx'

type AnalysedTextViewProps = {
  analysed: AnalysedText
  /** Names the topics, without quotes. */
  isBrief?: boolean
}

const says = { positive: 'Praises', negative: 'Complains about', neutral: 'Mentions' } as const

/** The analysis of one text: its marked words, sentiment, topics and keywords. */
export function AnalysedTextView({ analysed, isBrief }: AnalysedTextViewProps) {
  const { text, sentiment, spans, topics, keywords } = analysed
  if (!sentiment) {
    return (
      <p className="text-muted">
        We cannot analyse this language yet, or the text is too short. We would rather show no score than a
        wrong one.
      </p>
    )
  }
  return (
    <div className="grid content-start gap-4 text-sm">
      <blockquote className="quote wrap-anywhere whitespace-pre-line" dir="auto">
        <Underlined spans={spans} text={text} />
      </blockquote>
      <p className="border-t border-line pt-3">
        <SentimentSign label={sentiment.label} /> Sentiment: <b className="font-medium">{sentiment.label}</b>,{' '}
        {signed(sentiment.score)} on a scale from −1 to 1
      </p>
      {isBrief
        ? (['positive', 'negative', 'neutral'] as const).map((label) => (
            <Topics key={label} label={label} topics={topics} />
          ))
        : topics.length > 0 && (
            <TopicQuotes
              label="Choose a topic to see the sentences behind it"
              name="own-topic"
              topics={topics}
            />
          )}
      {keywords.length > 0 && (
        <p className="border-t border-line pt-3">
          <span className="text-muted">Keywords</span> {keywords.join(', ')}
        </p>
      )}
    </div>
  )
}

function Topics({ label, topics }: { label: keyof typeof says; topics: AnalysedText['topics'] }) {
  const names = topics.filter(({ opinions }) => opinions[label] > 0).map(({ topic }) => topic)
  if (names.length === 0) return null
  return (
    <p className="border-t border-line pt-3">
      <span className="text-muted">{says[label]}</span> {names.join(', ')}
    </p>
  )
}

const signed = (score: number) => `${score < 0 ? '−' : '+'}${Math.abs(score).toFixed(2)}`
