export const tierNames = ['starter', 'pro', 'enterprise'] as const
export type TierName = (typeof tierNames)[number]

export type Plan = {
  id: TierName
  /** On the landing page. */
  name: string
  /** On the subscription page. */
  longName: string
  description: string
  priceCents: { monthly: number; annual: number }
  popular: boolean
  /** -1 is unlimited. */
  maxReviews: number
  invitationsPerMonth: number
  maxProjects: number
  teamMembers: number
}
