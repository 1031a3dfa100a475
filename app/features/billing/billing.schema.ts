import { z } from 'zod'
import { tierNames } from '#app/features/plans/plan.schema.ts'
import { paidTiers } from './subscription.schema.ts'

const fields = {
  plan: z.enum(tierNames, 'Please choose a plan'),
  billing: z.enum(['monthly', 'annual'], 'Please choose how it is billed'),
}

export const planChange = z.object(fields).brand<'PlanChange'>()
export type PlanChange = z.output<typeof planChange>

/** The owner's choice on the demo's checkout page. */
export const demoCards = ['works', 'declined'] as const
export const demoPayment = z
  .object({ ...fields, card: z.enum(demoCards, 'Please choose a card') })
  .brand<'DemoPayment'>()
export type DemoPayment = z.output<typeof demoPayment>

/** The owner's acts on the demo's billing page, and the events that it can simulate. */
export const demoActs = ['renew', 'fail-next', 'pay', 'end-grace', 'cancel', 'keep'] as const
export const demoAct = z
  .discriminatedUnion('act', [
    z.object({ act: z.enum(demoActs) }),
    z.object({ ...fields, plan: z.enum(paidTiers, 'Please choose a plan'), act: z.literal('change') }),
  ])
  .brand<'DemoAct'>()
export type DemoAct = z.output<typeof demoAct>
