import { type Feature, features } from './plan-features.ts'

/** The one catalogue, read by the landing page and the subscription page. */
export const plans: Record<TierName, Plan> = {
  starter: {
    id: 'starter',
    name: 'Starter',
    longName: 'Starter',
    description: 'Everything a small business needs to earn trust.',
    priceCents: { monthly: 0, annual: 0 },
    popular: false,
    maxReviews: 10,
    invitationsPerMonth: 50,
    maxProjects: 1,
    teamMembers: 1,
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    longName: 'Professional',
    description: 'For businesses that act on feedback.',
    priceCents: { monthly: 2900, annual: 2320 },
    popular: true,
    maxReviews: 100,
    invitationsPerMonth: 500,
    maxProjects: 5,
    teamMembers: 5,
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    longName: 'Enterprise',
    description: 'No limits, AI Sentiments, and widgets without our branding.',
    priceCents: { monthly: 9900, annual: 7920 },
    popular: false,
    maxReviews: -1,
    invitationsPerMonth: -1,
    maxProjects: -1,
    teamMembers: -1,
  },
}

export function allows(tier: TierName, feature: Feature) {
  return tierNames.indexOf(tier) >= tierNames.indexOf(features[feature].from)
}

/** How many businesses an owner may run, by the tiers of those that they own: the highest counts. -1 is unlimited. */
export function maxProjectsOf(tiers: TierName[]) {
  const allowed = tiers.map((tier) => plans[tier].maxProjects)
  return allowed.includes(-1) ? -1 : Math.max(plans.starter.maxProjects, ...allowed)
}

/** The lowest tier that has a feature: what a badge says ("Pro", "Enterprise"). */
export function tierFor(feature: Feature): Plan {
  return plans[features[feature].from]
}

/** What is billed once a year, in cents: twelve times the monthly price of the annual plan. */
export function billedPerYearCents(tier: TierName) {
  return 12 * plans[tier].priceCents.annual
}

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

/** The plan chosen on the landing page. Addresses carry it until the visitor has an account. */
export type PlanChoice = { plan: TierName; period: 'monthly' | 'yearly' }

/** The choice in an address; null without a plan of ours. Anything else in the address is ignored. */
export function readPlanChoice(query: URLSearchParams): PlanChoice | null {
  const plan = tierNames.find((tier) => tier === query.get('plan'))
  return plan ? { plan, period: query.get('period') === 'yearly' ? 'yearly' : 'monthly' } : null
}

/** The choice in a path of ours, such as the page wanted after logging in. */
export const choiceInPath = (path: string) =>
  readPlanChoice(new URL(path, 'https://here.invalid').searchParams)

const isPaid = ({ plan }: PlanChoice) => plans[plan].priceCents.monthly > 0
const queryOf = ({ plan, period }: PlanChoice) => new URLSearchParams({ plan, period })

/** The page that completes the choice; null for a plan that needs no further step. */
export const subscriptionPage = (choice: PlanChoice | null) =>
  choice && isPaid(choice) ? `/business/subscription?${queryOf(choice)}` : null

export const signUpPage = (choice: PlanChoice | null) =>
  choice ? `/business/signup?${queryOf(choice)}` : '/business/signup'

/** "Pro, billed yearly" */
export function choiceInWords(choice: PlanChoice) {
  const words = plans[choice.plan].name
  return isPaid(choice) ? `${words}, billed ${choice.period}` : words
}
