import type { ReactNode } from 'react'

type BadgeProps = { kind?: 'good' | 'warning' | 'danger'; children: ReactNode }

export const Badge = ({ kind, children }: BadgeProps) => (
  <span className="badge" data-kind={kind}>
    {children}
  </span>
)

const names = { starter: 'Starter', pro: 'Pro', enterprise: 'Enterprise' }

export type TierName = keyof typeof names

export function TierBadge({ tier }: { tier: TierName }) {
  return <span className="tier">{names[tier]}</span>
}
