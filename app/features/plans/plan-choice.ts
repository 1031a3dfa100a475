import { type TierName, tierNames } from './plan.schema.ts'
import { plans } from './plans.ts'

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

/** "Pro, billed yearly"; by the name that the page uses for the plan. */
export function choiceInWords(choice: PlanChoice, name: 'name' | 'longName') {
  const words = plans[choice.plan][name]
  return isPaid(choice) ? `${words}, billed ${choice.period}` : words
}
