import type { ReactNode } from 'react'
import { Numbers } from '#app/features/dashboard/analytics/chart-table.tsx'
import type { ChartTable } from '#app/features/figures/chart.ts'

type PartProps = { id: string; question: string; answer?: ReactNode; children?: ReactNode }

/** A part of the page: its question, and the answer in a sentence before everything else. */
export function Part({ id, question, answer, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4 border-t border-rule pt-4">
      <div>
        <h2 className="font-sans text-sm font-normal text-muted" id={id}>
          {question}
        </h2>
        {answer && (
          <p className="mt-1 max-w-[36em] font-serif text-xl leading-snug wrap-anywhere">{answer}</p>
        )}
      </div>
      {children}
    </section>
  )
}

export const TableOf = ({ question, table }: { question: string; table: ChartTable }) => (
  <details className="max-w-full min-w-0">
    <summary className="chart-more">Show the numbers as a table</summary>
    <Numbers caption={question} table={table} />
  </details>
)
