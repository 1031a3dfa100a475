import { stringify } from 'csv-stringify/sync'
import type { Cell, ChartTable, Column } from './chart-table.ts'

/** The table of a chart, with a byte order mark as spreadsheets want it. Where too few reviews were counted, it is empty. */
export const chartCsv = ({ columns, rows }: ChartTable) =>
  stringify(
    [
      columns.map(({ header }) => header),
      ...rows.map((row) => row.map((cell, at) => plain(cell, columns[at]!))),
    ],
    {
      bom: true,
      escape_formulas: true,
    },
  )

const decimals = { average: 2, share: 4 } as Record<Column['kind'], number | undefined>

function plain(cell: Cell, { kind }: Column) {
  const digits = decimals[kind]
  return typeof cell === 'number' && digits !== undefined ? cell.toFixed(digits) : cell
}
