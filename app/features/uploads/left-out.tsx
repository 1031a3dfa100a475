import type { ReactNode } from 'react'
import { formatNumber } from '#app/languages/format.ts'
import { Block } from '#app/ui/block.tsx'
import { Table } from '#app/ui/table.tsx'

type LeftOutProps = {
  title: string
  /** Of the column with the people. */
  who: string
  /** Of all rows, of which `problems` are the first. */
  count: number
  problems: { line: number; who: string; why: string }[]
  note?: ReactNode
  children?: ReactNode
}

/** The rows of a file that are not used, and why. */
export const LeftOut = ({ title, who, count, problems, note, children }: LeftOutProps) => (
  <Block id="problems" note={note} title={title}>
    {children}
    {count > problems.length && (
      <p className="mb-4 text-sm text-muted">
        These are the first {formatNumber(problems.length)} of {formatNumber(count)} rows.
      </p>
    )}
    <Table
      caption={title}
      columns={[
        { id: 'who', header: who, cell: (row) => <span className="wrap-anywhere">{row.who || '–'}</span> },
        { id: 'line', header: 'Line', cell: ({ line }) => formatNumber(line), isNumber: true },
        { id: 'why', header: 'Reason', cell: ({ why }) => why },
      ]}
      rowId={({ line }) => String(line)}
      rows={problems}
    />
  </Block>
)
