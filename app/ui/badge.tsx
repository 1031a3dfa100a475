import type { ReactNode } from 'react'

type BadgeProps = { kind?: 'good' | 'warning' | 'danger'; children: ReactNode }

/** A status in a word or two, by its words first and by colour second. */
export const Badge = ({ kind, children }: BadgeProps) => (
  <span className="badge" data-kind={kind}>
    {children}
  </span>
)
