import type { ReactNode } from 'react'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { classNames } from './class-names.ts'
import { Stet } from './stet.tsx'

const ratings = [1, 2, 3, 4, 5] as const

export type MatrixRow = {
  id: string
  label: ReactNode
  /** From 1 star to 5. */
  counts: readonly [number, number, number, number, number]
  isStrong?: boolean
  /** Where the reviews behind a number are; null: those of the whole row. Undefined: they cannot be shown. */
  linkTo?: (rating: number | null) => string | undefined
}

type StarMatrixProps = {
  /** What the table holds; read aloud, not drawn. */
  caption: string
  /** What the rows are: "Reason". */
  first: string
  rows: readonly MatrixRow[]
}

/** Numbers by stars. On a phone each row is a line with its sum, and its five numbers below it. */
export function StarMatrix({ caption, first, rows }: StarMatrixProps) {
  return (
    <table className="star-matrix">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {ratings.map((rating) => (
            <th key={rating} scope="col">
              {nameOf(rating)}
            </th>
          ))}
          <th scope="col">All</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.id} {...row} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ label, counts, isStrong, linkTo }: MatrixRow) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <tr className={classNames(isStrong && 'is-strong')}>
      <th scope="row">{label}</th>
      {ratings.map((rating) => (
        <Count count={counts[rating - 1]!} key={rating} to={linkTo?.(rating)} />
      ))}
      <Count count={total} to={linkTo?.(null)} />
    </tr>
  )
}

function Count({ count, to }: { count: number; to?: string }) {
  const text = formatNumber(count)
  if (count === 0) return <td className="none">{text}</td>
  return <td>{to ? <Stet to={to}>{text}</Stet> : text}</td>
}

const nameOf = (rating: number) => countOf(rating, 'star')
