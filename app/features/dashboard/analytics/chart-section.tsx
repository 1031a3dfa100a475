import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { bothSizes } from '#app/ui/chart-svg.tsx'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { Numbers } from './chart-table.tsx'
import type { ChartId, Charts } from './charts.ts'
import { drawChart } from './drawing.tsx'

type ChartSectionProps<Id extends ChartId> = {
  id: Id
  chart: Charts[Id]
  /** The query of the page, which the downloads follow. */
  query: string
  /** On a phone the others are behind a button. */
  isOpen: boolean
}

/** A question, its answer, and the drawing that shows it. */
export function ChartSection<Id extends ChartId>({ id, chart, query, isOpen }: ChartSectionProps<Id>) {
  const { question, answer, notes, evidence, table } = chart
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-3 border-t border-rule pt-3 pb-8 min-[1200px]:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] min-[1200px]:pb-10"
    >
      <div className="min-w-0">
        <h2 className="text-lg" id={id}>
          {question}
        </h2>
        <p className="mt-2 max-w-measure text-sm">{answer}</p>
        {id === 'topics' && (
          <p className="mt-2 text-sm">
            <Link to="/business/analytics/topics">Rename, join or mute topics</Link>
          </p>
        )}
        {evidence && (
          <p className="mt-2 text-sm">
            <EvidenceLink to={evidence.to}>{evidence.text}</EvidenceLink>
          </p>
        )}
      </div>
      {chart.data !== null && (
        <Fold isOpen={isOpen}>
          <figure aria-labelledby={id} className="chart">
            {bothSizes((size) => drawChart(id, chart, size)!)}
          </figure>
          {notes.length > 0 && <p className="mt-3 max-w-measure text-xs text-muted">{notes.join(' ')}</p>}
          <div className="mt-1 flex flex-wrap items-baseline gap-x-6">
            <details className="max-w-full min-w-0">
              <summary className="chart-more">Show the numbers as a table</summary>
              <Numbers caption={question} table={table} />
            </details>
            <p className="text-xs text-muted">
              Download <Download id={id} query={query} question={question} type="csv" /> or{' '}
              <Download id={id} query={query} question={question} type="png" />
            </p>
          </div>
        </Fold>
      )}
    </section>
  )
}

function Fold({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  if (isOpen) return <div className="min-w-0">{children}</div>
  return (
    <details className="fold-narrow min-w-0">
      <summary className="chart-more">Show the chart</summary>
      {children}
    </details>
  )
}

type DownloadProps = { id: ChartId; type: 'csv' | 'png'; query: string; question: string }

const Download = ({ id, type, query, question }: DownloadProps) => (
  <a
    aria-label={`${type.toUpperCase()}: ${question}`}
    className="inline-block py-2"
    download
    href={`/business/analytics/charts/${id}.${type}${query}`}
  >
    {type.toUpperCase()}
  </a>
)
