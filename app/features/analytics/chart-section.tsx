import { Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Cell, ChartTable, Column } from '#app/features/figures/chart-table.ts'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { countOf, formatAverage, formatNumber, formatPercent } from '#app/languages/format.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { bothSizes } from '#app/ui/chart-svg.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { Table } from '#app/ui/table.tsx'
import { type Chart, drawChart, notesOf, tableOf } from './chart.tsx'

type ChartSectionProps = {
  chart: Chart
  downloads?: Partial<Record<'csv' | 'png', string>>
  /** The answer is the headline of the page. */
  isMain?: boolean
  /** Above the drawing. */
  children?: ReactNode
}

export function ChartSection({ chart, downloads = {}, isMain, children }: ChartSectionProps) {
  const { id, question, answer, evidence, data } = chart
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'relative grid min-w-0 content-start gap-3 pb-2 break-inside-avoid',
        !isMain && 'border-t border-rule pt-3',
      )}
    >
      <h2
        className={classNames(
          'wrap-anywhere',
          isMain ? 'font-sans text-sm tracking-normal text-muted' : 'text-lg',
          data && 'pr-12',
        )}
        dir="auto"
        id={id}
      >
        {question}
      </h2>
      {children}
      {data && (
        <figure aria-labelledby={id} className={classNames('chart', isMain && 'order-1 pt-3')}>
          {bothSizes((size) => drawChart(chart, size)!)}
        </figure>
      )}
      <p className={isMain ? 'font-display text-3xl text-balance' : 'max-w-measure text-sm'}>
        {answer}{' '}
        {evidence && (
          <span className={isMain ? 'block font-sans text-sm/8 tracking-normal' : undefined}>
            <EvidenceLink to={evidence.to}>{evidence.text}</EvidenceLink>
          </span>
        )}
      </p>
      {data && (
        <details className="order-2 max-w-full min-w-0 print:hidden">
          <summary
            aria-label={`As a table: ${question}`}
            className="absolute top-0 right-0 grid size-11 cursor-pointer content-center justify-items-end text-muted hover:text-ink"
            title="As a table"
          >
            <Table2 aria-hidden size={18} strokeWidth={1.5} />
          </summary>
          <Numbers caption={question} table={tableOf(chart)} />
          <p className="mt-3 max-w-measure text-xs text-muted">
            {notesOf(chart).join(' ')}
            {Object.entries(downloads).map(([type, address]) => (
              <a
                aria-label={`Download ${type.toUpperCase()}: ${question}`}
                className="ml-3 inline-block py-2"
                download
                href={address}
                key={type}
              >
                Download {type.toUpperCase()}
              </a>
            ))}
          </p>
        </details>
      )}
    </section>
  )
}

function Numbers({ caption, table: { columns, rows } }: { caption: string; table: ChartTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <section aria-label={`Table: ${caption}`} className="mt-2 overflow-x-auto" tabIndex={0}>
      <Table
        caption={caption}
        columns={columns.map((column, at) => ({
          id: column.header,
          header: column.header,
          isNumber: column.kind !== 'text',
          cell: (row: Cell[]) => inWords(row[at]!, column),
        }))}
        isTight
        rowId={([first]) => String(first)}
        rows={rows}
      />
    </section>
  )
}

function inWords(cell: Cell, { kind }: Column) {
  if (cell === null) return <span className="whitespace-nowrap text-muted">too few</span>
  if (typeof cell === 'string') return cell
  if (kind === 'average') return formatAverage(cell)
  return kind === 'share' ? formatPercent(cell) : formatNumber(cell)
}

type NotEnoughReviewsProps = {
  count: number
  sample: ReactNode
  /** Shown on the page once there are more of them: "this page shows …". */
  children: ReactNode
}

/** In place of a page that says nothing below the minimum. */
export function NotEnoughReviews({ count, sample, children }: NotEnoughReviewsProps) {
  return (
    <EmptyState
      action={
        <ButtonLink kind="primary" to="/business/invitations">
          Invite customers
        </ButtonLink>
      }
      sample={sample}
      title="Not enough reviews yet"
    >
      {count === 0 ? 'You have no reviews yet' : `You have ${countOf(count, 'review')} so far`}. With{' '}
      {countOf(fewestReviews - count, 'more review', 'more reviews')}, {children}
    </EmptyState>
  )
}

export function AlsoChecked({ things, found = 'nothing unusual' }: { things: string[]; found?: string }) {
  if (things.length === 0) return null
  return (
    <details className="fold">
      <summary>
        Also checked: {countOf(things.length, 'thing')}, {found}
      </summary>
      <ul className="grid gap-1 text-sm">
        {things.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </details>
  )
}
