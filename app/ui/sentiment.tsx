import { useContext, useId } from 'react'
import { formatNumber, formatPercent, type Language, rounded } from '#app/languages/format.ts'
import { classNames } from './class-names.ts'
import { PageLanguage } from './page-language.ts'

export type Sentiment = 'positive' | 'neutral' | 'negative'

const signs = { positive: '+', neutral: '=', negative: '−' }
const names = { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' }
const order = ['positive', 'neutral', 'negative'] as const

/** The sign of a sentiment (plus, equals, minus), because colour alone is not accessible. */
export function SentimentSign({
  label,
  text,
}: {
  label: Sentiment /** Read aloud in place of the name. */
  text?: string
}) {
  return (
    <span aria-label={text ?? names[label]} className={classNames('sign', `sign-${label}`)} role="img">
      {signs[label]}
    </span>
  )
}

type SentimentCounts = Record<Sentiment, number>

type SentimentBarProps = SentimentCounts & {
  /** What is counted: "of 312 reviews of Corner & Crumb". */
  label?: string
  /** The shares in words. */
  describe?: (shares: Record<Sentiment, string>) => string
  /** In pixels. */
  height?: number
  hasKey?: boolean
  /** The id of patterns that are on the page already, by `<SharedPatterns>`; without it the bar has its own. */
  patterns?: string
}

const inEnglish = ({ positive, neutral, negative }: Record<Sentiment, string>) =>
  `${positive} positive, ${neutral} neutral, ${negative} negative`

/** Solid, dotted, hatched: readable in black and white. */
export function SentimentBar({
  label,
  describe = inEnglish,
  height = 12,
  hasKey,
  patterns,
  ...counts
}: SentimentBarProps) {
  const language = useContext(PageLanguage)
  const ownId = useId()
  const id = patterns ?? ownId
  const total = order.reduce((sum, name) => sum + counts[name], 0)
  if (total === 0) return <p className="text-sm text-muted">No opinions found so far</p>
  const share = (name: Sentiment) => (100 * counts[name]) / total
  const shares = Object.fromEntries(order.map((name) => [name, percent(share(name), language)]))
  const words = describe(shares as Record<Sentiment, string>)
  const ends = order.map((_, at) => order.slice(0, at + 1).reduce((sum, name) => sum + share(name), 0))
  const shown = order.filter((name) => counts[name] > 0)
  return (
    <div>
      <svg
        aria-label={label ? `${words}, ${label}` : words}
        className="block"
        height={height}
        role="img"
        width="100%"
      >
        {!patterns && <SentimentPatterns id={id} />}
        {order.map(
          (name, at) =>
            counts[name] > 0 && (
              <Fill from={ends[at - 1] ?? 0} height={height} id={id} key={name} label={name} to={ends[at]!} />
            ),
        )}
      </svg>
      {hasKey && (
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {shown.map((name) => (
            <li className="flex items-center gap-1 tabular-nums" key={name}>
              <SentimentSign label={name} />
              {percent(share(name))}
              <span className="text-muted">
                {name}, {formatNumber(counts[name])}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type RowBarProps = Partial<SentimentCounts> & {
  /** Where the bar ends, with what has no sentiment. */
  all?: number
}

/** The bar of a row: praise, then complaints, in percent of the widest row. */
export function RowBar({ positive = 0, negative = 0, all = 0 }: RowBarProps) {
  const id = useId()
  const end = positive + negative
  return (
    <svg aria-hidden className="row-bar" height="10" width="100%">
      <SentimentPatterns id={id} />
      {all > end && (
        <rect className="fill-rest" height="10" width={`${rounded(all - end)}%`} x={`${rounded(end)}%`} />
      )}
      {positive > 0 && <Fill from={0} height={10} id={id} label="positive" to={positive} />}
      {negative > 0 && <Fill from={positive} height={10} id={id} label="negative" to={end} />}
    </svg>
  )
}

/** Whole percents, because shares are compared with each other; tenths only beside 0 and 100. `share` of 100. */
export const percent = (share: number, language: Language = 'en') =>
  formatPercent(share >= 1 && share <= 99 ? Math.round(share) / 100 : share / 100, language)

type FillProps = { id: string; label: Sentiment; from: number; to: number; height: number }

/** One part of a bar, in percent of its width. */
function Fill({ id, label, from, to, height }: FillProps) {
  const shape = to < 99.9 ? 'before-gap' : undefined
  // Both ends are rounded separately, so that no gap appears between parts.
  const [x, end] = [rounded(from), rounded(to)]
  return (
    <svg aria-hidden height={height} width={`${rounded(end - x)}%`} x={`${x}%`}>
      <rect className={shape} fill={`url(#${id}-${label})`} height={height} width="100%" />
      <rect className={classNames('edge', `edge-${label}`, shape)} height={height} width="100%" />
    </svg>
  )
}

/** Shared patterns for many bars, which reference this id in `patterns`. Takes no space. */
export function SharedPatterns({ id }: { id: string }) {
  return (
    <svg aria-hidden className="absolute" height="0" width="0">
      <SentimentPatterns id={id} />
    </svg>
  )
}

export function SentimentPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern height="5" id={`${id}-positive`} patternUnits="userSpaceOnUse" width="5">
        <rect className="fill-positive" height="6" width="6" />
      </pattern>
      <pattern height="5" id={`${id}-neutral`} patternUnits="userSpaceOnUse" width="5">
        <circle className="fill-neutral" cx="2.5" cy="2.5" r="1.3" />
      </pattern>
      <pattern
        height="5"
        id={`${id}-negative`}
        patternTransform="rotate(45)"
        patternUnits="userSpaceOnUse"
        width="5"
      >
        <rect className="fill-negative" height="5" width="2" />
      </pattern>
    </defs>
  )
}
