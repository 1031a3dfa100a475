import { SentimentSign } from '#app/ui/sentiment.tsx'
import { Underlined } from '#app/ui/underlined.tsx'
import type { ReadWords } from './reading.server.ts'
import { TopicQuotes } from './topic-quotes.tsx'

type ReadingProps = {
  read: ReadWords
  /** The topics in words alone. */
  isBrief?: boolean
}

const says = { positive: 'Praises', negative: 'Complains about', neutral: 'Mentions' } as const

/** What the engine makes of one text: where it looked, what it thinks, what about. */
export function Reading({ read, isBrief }: ReadingProps) {
  const { text, sentiment, spans, topics, keywords } = read
  if (!sentiment) {
    return (
      <p className="text-muted">
        The engine has not learned this language, or the words are too few. It gives no number rather than a
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
        <SentimentSign label={sentiment.label} /> Reads as <b className="font-medium">{sentiment.label}</b>,{' '}
        {signed(sentiment.score)} on a scale from −1 to 1
      </p>
      {isBrief
        ? (['positive', 'negative', 'neutral'] as const).map((label) => (
            <Topics key={label} label={label} topics={topics} />
          ))
        : topics.length > 0 && (
            <TopicQuotes label="Choose a topic to read what it rests on" name="own-topic" topics={topics} />
          )}
      {keywords.length > 0 && (
        <p className="border-t border-line pt-3">
          <span className="text-muted">Keywords</span> {keywords.join(', ')}
        </p>
      )}
    </div>
  )
}

function Topics({ label, topics }: { label: keyof typeof says; topics: ReadWords['topics'] }) {
  const names = topics.filter(({ opinions }) => opinions[label] > 0).map(({ topic }) => topic)
  if (names.length === 0) return null
  return (
    <p className="border-t border-line pt-3">
      <span className="text-muted">{says[label]}</span> {names.join(', ')}
    </p>
  )
}

const signed = (score: number) => `${score < 0 ? '−' : '+'}${Math.abs(score).toFixed(2)}`
