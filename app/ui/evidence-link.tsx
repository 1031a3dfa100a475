import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { countOf, formatNumber } from '#app/languages/format.ts'

type EvidenceProps = {
  count?: number
  children: ReactNode
}
type EvidenceLinkProps = EvidenceProps & {
  /** The address of the list of reviews behind the claim. */
  to: string
}

/**
 * A claim that links to the reviews it rests on, marked with stet dots and their number. Nothing else is
 * dotted.
 */
export function EvidenceLink({ to, count, children }: EvidenceLinkProps) {
  return (
    <>
      <Link className="stet" to={to}>
        <Words count={count}>{children}</Words>
      </Link>
      <RaisedCount count={count} />
    </>
  )
}

type EvidenceChoiceProps = EvidenceProps & {
  name: string
  /** The position of its evidence in the list that `evidence.css` opens. */
  at: number
}

/** A claim whose reviews are on the same page: a radio, so that it opens them without JavaScript. */
export function EvidenceChoice({ name, at, count, children }: EvidenceChoiceProps) {
  return (
    <>
      <label className="stet evidence-choice">
        <input defaultChecked={at === 0} name={name} type="radio" value={at} />
        <Words count={count}>{children}</Words>
      </label>
      <RaisedCount count={count} />
    </>
  )
}

function Words({ count, children }: EvidenceProps) {
  return (
    <>
      {children}
      {count !== undefined && <span className="sr-only">, {countOf(count, 'review')}</span>}
    </>
  )
}

function RaisedCount({ count }: { count?: number }) {
  if (count === undefined) return null
  return (
    <span aria-hidden className="stet-count" title={countOf(count, 'review')}>
      {formatNumber(count)}
    </span>
  )
}
