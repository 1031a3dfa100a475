import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  isNumber?: boolean
  /** Left out on a phone in a dense table. */
  isWide?: boolean
  /** The address that sorts by this column, and the current direction. */
  sort?: { to: string; direction?: 'ascending' | 'descending' }
}

type TableProps<Row> = {
  /** For screen readers, where no heading names the table. */
  caption?: string
  /** The id of the heading that names it. */
  labelledBy?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** On a phone a row stays one line of its columns, instead of a card. */
  isDense?: boolean
  /** On a phone it stays a table, with narrow columns. */
  isTight?: boolean
}

const arrows = { ascending: 'm5 12 7-7 7 7M12 19V5', descending: 'M12 5v14M19 12l-7 7-7-7' }

/** A table whose rows become cards on a phone, or stay as they are. The first column names the row. */
export function Table<Row>({ caption, labelledBy, columns, rows, rowId, isDense, isTight }: TableProps<Row>) {
  // Set once for the whole table if it applies to every column but the first.
  const areNumbers = columns.slice(1).every(({ isNumber }) => isNumber)
  const classOf = ({ isNumber, isWide }: Column<Row>) =>
    classNames(isNumber && !areNumbers && 'number', isWide && 'wide')
  return (
    <table
      aria-labelledby={labelledBy}
      className={classNames(
        'table',
        isDense ? 'dense' : isTight ? 'tight' : 'cards',
        areNumbers && 'numbers',
      )}
    >
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <Header className={classOf(column)} column={column} key={column.id} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)}>
            {columns.map((column, at) => {
              const Cell = at === 0 ? 'th' : 'td'
              return (
                <Cell
                  className={classOf(column)}
                  data-label={at === 0 ? undefined : column.header}
                  key={column.id}
                  scope={at === 0 ? 'row' : undefined}
                >
                  {column.cell(row)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeaderProps<Row> = { column: Column<Row>; className?: string }

function Header<Row>({ column: { header, sort }, className }: HeaderProps<Row>) {
  return (
    <th aria-sort={sort?.direction} className={className} scope="col">
      {sort ? (
        <Link className="sort" preventScrollReset to={sort.to}>
          {header}
          {sort.direction && <Icon path={arrows[sort.direction]} size={14} />}
        </Link>
      ) : (
        header
      )}
    </th>
  )
}
