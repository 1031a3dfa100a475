import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { countOf, formatNumber } from '#app/languages/format.ts'

type EvidenceLinkProps = {
  /** Where the reviews behind the claim are listed. */
  to: string
  /** Their number. */
  count?: number
  children: ReactNode
}

/**
 * A claim that links to the reviews it rests on, marked with stet dots and their number. Nothing else is
 * dotted.
 */
export function EvidenceLink({ to, count, children }: EvidenceLinkProps) {
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
