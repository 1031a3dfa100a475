import { Gift } from 'lucide-react'
import { incentiveText } from './public-review.ts'

type ResponsesProps = { responses: readonly { question: string; text: string; isPublic?: boolean }[] }

/** What the author said to the business's own questions. What is not for everybody says so. */
export function Responses({ responses }: ResponsesProps) {
  if (responses.length === 0) return null
  return (
    <dl className="grid gap-1.5 text-sm">
      {responses.map(({ question, text, isPublic }) => (
        <div key={`${question} ${text}`}>
          <dt className="text-xs text-muted wrap-anywhere" dir="auto">
            {question}
            {isPublic === false && ' · not shown in public'}
          </dt>
          <dd className="wrap-anywhere" dir="auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** That something was given for a review, and what. */
export function IncentiveMark({ incentive }: { incentive: string | null }) {
  if (incentive === null) return null
  return (
    <span className="inline-flex items-start gap-1 text-xs leading-tight text-muted">
      <Gift aria-hidden className="shrink-0" size={14} strokeWidth={1.5} />
      <span className="wrap-anywhere">{incentiveText(incentive)}</span>
    </span>
  )
}
