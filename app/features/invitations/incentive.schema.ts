import { z } from 'zod'
import { typedLine } from '#app/platform/typed-text.ts'

export const incentiveLimits = { min: 2, max: 120 }

const sentences = {
  short: 'Please describe the reward (at least 2 characters)',
  long: 'The reward may have at most 120 characters',
  unconfirmed: 'Please confirm that the reward does not depend on the rating. Otherwise you may not offer it',
}

/** The reward offered for a review, or null. Requires the confirmation that it does not depend on the rating. */
const fields = {
  incentive: typedLine({ max: incentiveLimits.max, tooShort: sentences.short, tooLong: sentences.long })
    .refine((line) => line === '' || line.length >= incentiveLimits.min, sentences.short)
    .optional(),
  incentiveConfirmed: z.literal('on', sentences.unconfirmed).optional(),
}

export const newIncentive = z
  .object(fields)
  .superRefine(({ incentive, incentiveConfirmed }, context) => {
    if (incentive && !incentiveConfirmed)
      context.addIssue({ code: 'custom', path: ['incentiveConfirmed'], message: sentences.unconfirmed })
  })
  .transform(({ incentive }) => incentive || null)
  .brand<'NewIncentive'>()
export type NewIncentive = z.output<typeof newIncentive>
