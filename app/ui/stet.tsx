import type { ReactNode } from 'react'
import { Link } from 'react-router'

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
        {count !== undefined && <span className="sr-only">, {reviews(count)}</span>}
      </Link>
      {count !== undefined && (
        <span aria-hidden className="stet-count" title={reviews(count)}>
          {count.toLocaleString('en')}
        </span>
      )}
    </>
  )
}

const reviews = (count: number) => (count === 1 ? '1 review' : `${count.toLocaleString('en')} reviews`)
