import { Numbers } from '#app/features/analytics/chart-table.tsx'
import { ToldTrendList } from '#app/features/evidence/told-trend-list.tsx'
import { TrendWords } from '#app/features/evidence/trend-sentence.tsx'
import { bothSizes } from '#app/ui/chart-svg.tsx'
import { IntervalsSvg } from '#app/ui/intervals-drawing.tsx'
import type { AiSentiments } from './ai-sentiments.ts'
import { starsDomain } from './driver-chart.ts'
import { Part } from './part.tsx'

const stars = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)}`

/** Which opinions go with more and with fewer stars. */
export function Drivers({ told, chart }: AiSentiments['drivers']) {
  const { question, answer, notes, data, table } = chart
  const [first, ...others] = told
  return (
    <Part answer={first ? <TrendWords parts={first.parts} /> : answer} id="drivers" question={question}>
      {first && <ToldTrendList trends={[{ ...first, parts: [] }]} />}
      {data && (
        <>
          <figure aria-labelledby="drivers" className="chart">
            {bothSizes((size) => (
              <IntervalsSvg
                description={`${first ? question : answer} The table has the numbers.`}
                domain={starsDomain(data.rows as { low: number; high: number }[])}
                format={stars}
                key={size}
                rows={data.rows}
                size={size}
              />
            ))}
          </figure>
          <p className="max-w-measure text-xs text-muted">{notes.join(' ')}</p>
          <details className="max-w-full min-w-0">
            <summary className="chart-more">Show the numbers as a table</summary>
            <Numbers caption={question} table={table} />
          </details>
        </>
      )}
      {others.length > 0 && <ToldTrendList trends={others} />}
    </Part>
  )
}
