import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type Sentiment, SentimentSign } from './sentiment.tsx'

type QuoteProps = {
  children: ReactNode
  sentiment?: Sentiment
  /** Who said it, when, where to read all of it. */
  source?: ReactNode
  isLarge?: boolean
}

/** Words of a customer. */
export function Quote({ children, sentiment, source, isLarge }: QuoteProps) {
  return (
    <figure>
      <blockquote className={classNames('quote whitespace-pre-line', isLarge && 'quote-large')}>
        {sentiment && <SentimentSign label={sentiment} />}
        {children}
      </blockquote>
      {source && <figcaption className="mt-1 text-xs text-muted">{source}</figcaption>}
    </figure>
  )
}
