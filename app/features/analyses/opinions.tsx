import type { ReactNode } from 'react'
import type { SentimentLabel } from './analysis.schema.ts'

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
