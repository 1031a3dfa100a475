import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { countOf, formatNumber } from '#app/languages/format.ts'

type StetProps = {
  /** Where the reviews behind the claim are listed. */
  to: string
  /** How many they are. */
  count?: number
  children: ReactNode
}

/** A claim that opens onto its reviews: dots under it, their number raised behind it. Nothing else is dotted. */
export function Stet({ to, count, children }: StetProps) {
  return (
    <>
      <Link className="stet" to={to}>
        {children}
        {count !== undefined && <span className="sr-only">, {countOf(count, 'review')}</span>}
      </Link>
      {count !== undefined && (
        <span aria-hidden className="stet-count" title={countOf(count, 'review')}>
          {formatNumber(count)}
        </span>
      )}
    </>
  )
}
