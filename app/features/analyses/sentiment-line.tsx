import { isShown } from '#analysis/confidence.ts'
import { countOf } from '#app/languages/format.ts'
import { SentimentSign } from '#app/ui/sentiment.tsx'
import type { TextSentiment } from './analysis.schema.ts'

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
      <b className="font-medium">{label}</b> ({signed(score)}).{' '}
      <span className="text-muted">
        {stars === null ? 'Analysed without stars.' : `Analysed with its ${countOf(stars, 'star')}.`}
      </span>
    </p>
  )
}

const signed = (score: number) => `${score < 0 ? '−' : '+'}${Math.abs(score).toFixed(2)}`
