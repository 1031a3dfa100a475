import { z } from 'zod'
import { tierNames } from '#app/features/plans/plan.schema.ts'

const fields = {
  plan: z.enum(tierNames, 'Please choose a plan'),
  billing: z.enum(['monthly', 'annual'], 'Please choose how it is billed'),
}

export const planChange = z.object(fields).brand<'PlanChange'>()
export type PlanChange = z.output<typeof planChange>

/** The change that was shown with its amount, as the confirmation repeats it. */
export const confirmedChange = z
  .object({ ...fields, pricedAt: z.coerce.number().int().min(0).max(9_999_999_999) })
  .brand<'ConfirmedChange'>()
export type ConfirmedChange = z.output<typeof confirmedChange>

/** The owner's choice on the demo's checkout page. */
export const demoCards = ['works', 'declined'] as const
export const demoPayment = z
  .object({ ...fields, card: z.enum(demoCards, 'Please choose a card') })
  .brand<'DemoPayment'>()
export type DemoPayment = z.output<typeof demoPayment>

/** The events that the demo's billing page can simulate. */
export const demoActs = ['renew', 'fail-next', 'pay', 'end-grace'] as const
export const demoAct = z.object({ act: z.enum(demoActs) }).brand<'DemoAct'>()
export type DemoAct = z.output<typeof demoAct>
