import { CitedQuote } from './cited-paragraph.tsx'
import type { ToldTrend } from './told-trend.ts'
import { TrendWords } from './trend-sentence.tsx'

/** Trends in words, each with its quotes, the earlier first. */
export function ToldTrendList({ trends }: { trends: ToldTrend[] }) {
  return (
    <ul className="grid">
      {trends.map(({ parts, citations }) => (
        <li
          className="grid gap-4 border-t border-line py-5 first:border-t-0 first:pt-0"
          key={citations.map(({ reviewId, quote }) => `${reviewId} ${quote}`).join(' ')}
        >
          {parts.length > 0 && (
            <p className="max-w-measure font-serif text-lg leading-snug wrap-anywhere">
              <TrendWords parts={parts} />
            </p>
          )}
          <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
            {citations.map((citation) => (
              <li className="min-w-0" key={`${citation.reviewId} ${citation.quote}`}>
                <CitedQuote citation={citation} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
