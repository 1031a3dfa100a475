import { z } from 'zod'

/** In dollars or in tokens, as the operator's prices have it. */
const budget = z.coerce
  .number('Please enter a number')
  .min(0, 'Please enter 0 or more')
  .max(1_000_000_000, 'Please enter at most 1,000,000,000')

/** The page sends the unit that it showed. */
export const newBudget = z
  .object({ budget, unit: z.enum(['dollars', 'tokens']).catch('tokens') })
  .refine(({ budget, unit }) => unit === 'tokens' || budget <= 1_000_000, {
    path: ['budget'],
    message: 'Please enter at most 1,000,000',
  })
  .transform(({ budget }) => budget)

export type Budget = z.output<typeof newBudget>
