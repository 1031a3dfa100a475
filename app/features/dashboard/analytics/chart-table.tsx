import type { Cell, ChartTable, Column } from '#app/features/figures/chart.ts'
import { formatAverage, formatNumber, formatPercent } from '#app/languages/format.ts'

/** The numbers of a chart. */
export function Numbers({ caption, table: { columns, rows } }: { caption: string; table: ChartTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <section aria-label={`Table: ${caption}`} className="mt-2 overflow-x-auto" tabIndex={0}>
      <table className="table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header, kind }) => (
              <th className={kind === 'text' ? undefined : 'number'} key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={String(first)}>
              <th scope="row">{first}</th>
              {others.map((cell, at) => (
                <td className="number" key={columns[at + 1]!.header}>
                  {inWords(cell, columns[at + 1]!)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function inWords(cell: Cell, { kind }: Column) {
  if (cell === null) return <span className="whitespace-nowrap text-muted">too few</span>
  if (typeof cell === 'string') return cell
  if (kind === 'average') return formatAverage(cell)
  return kind === 'share' ? formatPercent(cell) : formatNumber(cell)
}
