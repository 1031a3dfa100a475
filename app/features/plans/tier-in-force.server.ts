import type { TierName } from './plans.ts'

let isEverythingOpen = false

/** BILLING=off: a company that hosts the service for itself has the top tier everywhere. */
export function openPlans(env: { BILLING: 'stripe' | 'demo' | 'off' }) {
  isEverythingOpen = env.BILLING === 'off'
}

/** The tier by which everything is decided: the one that was chosen, or the top one where nobody pays. */
export const tierInForce = (chosen: TierName): TierName => (isEverythingOpen ? 'enterprise' : chosen)
