import type { ReactNode } from 'react'

type BadgeProps = { kind?: 'good' | 'warning' | 'danger'; children: ReactNode }

export const Badge = ({ kind, children }: BadgeProps) => (
  <span className="badge" data-kind={kind}>
    {children}
  </span>
)
