import type { ReactNode } from 'react'
import { formatNumber } from '#app/languages/format.ts'
import { EvidenceLink } from './evidence-link.tsx'

/** Frequent words with their counts. */
export function Tags({ children }: { children: ReactNode }) {
  return <ul className="flex flex-wrap gap-x-5 gap-y-1.5">{children}</ul>
}

type TagProps = { children: ReactNode; count?: number /** Where its reviews are. */; to?: string }

export function Tag({ children, count, to }: TagProps) {
  return (
    <li className="text-sm">
      {to ? (
        <EvidenceLink count={count} to={to}>
          {children}
        </EvidenceLink>
      ) : (
        <>
          {children}{' '}
          {count !== undefined && <span className="text-muted tabular-nums">{formatNumber(count)}</span>}
        </>
      )}
    </li>
  )
}
