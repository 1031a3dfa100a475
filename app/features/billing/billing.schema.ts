import { z } from 'zod'
import { tierNames } from '#app/features/plans/plan.schema.ts'

export const planChange = z
  .object({
    plan: z.enum(tierNames, 'Please choose a plan'),
    billing: z.enum(['monthly', 'annual'], 'Please choose how it is billed'),
  })
  .brand<'PlanChange'>()
export type PlanChange = z.output<typeof planChange>
