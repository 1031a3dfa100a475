import type { ReactNode } from 'react'
import { isShown } from '#analysis/confidence.ts'
import { countOf, formatLanguage } from '#app/languages/format.ts'
import { languages } from '#app/languages/languages.ts'
import { SentimentSign } from '#app/ui/sentiment.tsx'
import type { SentimentLabel, TextSentiment } from './analysis.schema.ts'

const saysOf = { positive: 'Praises', negative: 'Complains about', neutral: 'Mentions' }
const order = ['positive', 'negative', 'neutral'] as const

type OpinionsProps = {
  topics: Record<SentimentLabel, string[]>
  nameOf?: (topic: string, label: SentimentLabel) => ReactNode
}

/** "Praises bread, staff", "Complains about queue", "Mentions parking": a line each. */
export function Opinions({ topics, nameOf = (topic) => topic }: OpinionsProps) {
  return order.map(
    (label) =>
      topics[label].length > 0 && (
        <p key={label}>
          <span className="text-muted">{saysOf[label]}</span>{' '}
          {topics[label].map((topic, index) => (
            <span key={topic}>
              {index > 0 && ', '}
              {nameOf(topic, label)}
            </span>
          ))}
        </p>
      ),
  )
}

type SentimentLineProps = {
  sentiment: TextSentiment
  /** Null for a text without stars. */
  stars: number | null
}

export function SentimentLine({ sentiment, stars }: SentimentLineProps) {
  const { label, score } = sentiment
  const isUnsure = label !== 'neutral' && !isShown(sentiment)
  return (
    <p>
      <SentimentSign label={label} /> Sentiment: {isUnsure && 'probably '}
      <b className="font-medium">{label}</b> ({signed(score)} from −1 to +1).{' '}
      <span className="text-muted">
        {stars === null ? 'Analysed without stars.' : `Analysed with its ${countOf(stars, 'star')}.`}
      </span>
    </p>
  )
}

const signed = (score: number) => `${score < 0 ? '−' : '+'}${Math.abs(score).toFixed(2)}`

/** The engine has learned the languages of the form, and no others. */
const isLearned = (language: string) => languages.some((each) => each === language)

export function whyNoSentiment(language: string) {
  if (language === 'und') return 'We cannot tell the language of this text, so it has no sentiment.'
  return isLearned(language)
    ? 'We are not sure enough about this text to give it a sentiment.'
    : `We cannot analyse ${formatLanguage(language)} yet, so this text has no sentiment.`
}
