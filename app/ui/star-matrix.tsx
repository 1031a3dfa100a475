import type { ReactNode } from 'react'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { classNames } from './class-names.ts'
import { EvidenceLink } from './evidence-link.tsx'

const ratings = [1, 2, 3, 4, 5] as const

type MatrixRow = {
  id: string
  label: ReactNode
  /** Counts from 1 to 5 stars. */
  counts: readonly [number, number, number, number, number]
  isStrong?: boolean
  /**
   * The address of the reviews behind a number; `null` asks for the whole row's. Undefined if there is no
   * such list.
   */
  linkTo?: (rating: number | null) => string | undefined
}

type StarMatrixProps = {
  /** The table's caption for screen readers. */
  caption: string
  /** The heading of the row names, such as "Reason". */
  first: string
  rows: readonly MatrixRow[]
}

/** Counts by stars. On a phone each row shows its total, with the five counts below. */
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
  return <td>{to ? <EvidenceLink to={to}>{text}</EvidenceLink> : text}</td>
}

const nameOf = (rating: number) => countOf(rating, 'star')
