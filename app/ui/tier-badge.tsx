const names = { starter: 'Starter', pro: 'Pro', enterprise: 'Enterprise' }

export type TierName = keyof typeof names

export function TierBadge({ tier }: { tier: TierName }) {
  return <span className="tier">{names[tier]}</span>
}
