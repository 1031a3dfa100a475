import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { countOf, formatNumber } from '#app/languages/format.ts'

type EvidenceLinkProps = {
  /** The address of the list of reviews behind the claim. */
  to: string
  count?: number
  children: ReactNode
}

/**
 * A claim that links to the reviews it rests on, marked with stet dots and their number. Nothing else is
 * dotted.
 */
export const EvidenceLink = ({ to, count, children }: EvidenceLinkProps) => (
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

type EvidenceChoiceProps = {
  name: string
  /** The position of its evidence in the list that `evidence.css` opens. */
  at: number
  children: ReactNode
}

/** A claim whose reviews are on the same page: a radio, so that it opens them without JavaScript. */
export const EvidenceChoice = ({ name, at, children }: EvidenceChoiceProps) => (
  <label className="stet evidence-choice">
    <input defaultChecked={at === 0} name={name} type="radio" value={at} />
    {children}
  </label>
)
