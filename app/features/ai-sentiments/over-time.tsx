import { Link } from 'react-router'
import type { Chart } from '#app/features/analytics/chart.ts'
import { Numbers } from '#app/features/analytics/chart-table.tsx'
import { bothSizes } from '#app/ui/chart-svg.tsx'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { type Axis, TrendSvg } from '#app/ui/trend-drawing.tsx'
import { Part } from './part.tsx'
import { type SentimentOverTime, type SentimentUnit, sentimentUnits } from './sentiment-over-time.ts'

const axis: Axis = {
  ...{ floor: -1, ceiling: 1, ticks: [-1, -0.5, 0, 0.5, 1] },
  format: (value) => `${value > 0 ? '+' : ''}${value}`,
}

type OverTimeProps = { chart: Chart<SentimentOverTime>; unit: SentimentUnit }

/** Sentiment over time with its interval, by the week or by the month. */
export function OverTime({ chart, unit }: OverTimeProps) {
  const { question, answer, evidence, notes, data, table } = chart
  return (
    <Part answer={answer} id="time" question={question}>
      {evidence && (
        <p className="text-sm">
          <EvidenceLink to={evidence.to}>{evidence.text}</EvidenceLink>
        </p>
      )}
      <p className="flex gap-4 text-sm">
        {sentimentUnits.map((each) => (
          <Link
            aria-current={each === unit ? 'true' : undefined}
            className="inline-block py-2 aria-[current=true]:font-medium aria-[current=true]:no-underline"
            key={each}
            preventScrollReset
            to={`/business/ai-sentiments?by=${each}`}
          >
            By {each}
          </Link>
        ))}
      </p>
      {data && (
        <>
          <figure aria-labelledby="time" className="chart">
            {bothSizes((size) => (
              <TrendSvg
                axis={axis}
                description={`${answer} The table has the numbers.`}
                key={size}
                points={data.points}
                size={size}
              />
            ))}
          </figure>
          <p className="max-w-measure text-xs text-muted">{notes.join(' ')}</p>
          <div className="flex flex-wrap items-baseline gap-x-6">
            <details className="max-w-full min-w-0">
              <summary className="chart-more">Show the numbers as a table</summary>
              <Numbers caption={question} table={table} />
            </details>
            <p className="text-xs text-muted">
              Download{' '}
              <a
                aria-label={`CSV: ${question}`}
                className="inline-block py-2"
                download
                href={`/business/ai-sentiments/sentiment.csv?by=${unit}`}
              >
                CSV
              </a>
            </p>
          </div>
        </>
      )}
    </Part>
  )
}
