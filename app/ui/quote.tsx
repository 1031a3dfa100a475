import type { ReactNode } from 'react'
import { type Sentiment, SentimentSign } from './sentiment.tsx'

type QuoteProps = {
  children: ReactNode
  sentiment?: Sentiment
  /** Read aloud in place of the English name of the sentiment. */
  sentimentText?: string
  /** The source: author, date, link to the whole review. */
  source?: ReactNode
  /** The BCP 47 language of the quote; null if unknown. */
  language?: string | null
}

export function Quote({ children, sentiment, sentimentText, source, language }: QuoteProps) {
  return (
    <figure>
      <blockquote className="quote whitespace-pre-line" dir="auto" lang={language ?? undefined}>
        {sentiment && <SentimentSign label={sentiment} text={sentimentText} />}
        {children}
      </blockquote>
      {source && <figcaption className="mt-1 text-xs text-muted">{source}</figcaption>}
    </figure>
  )
}
