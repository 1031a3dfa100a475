import { z } from 'zod'
import { typedLine } from '#app/platform/typed-text.ts'

export const incentiveLimits = { min: 2, max: 120 }

const sentences = {
  short: 'Please say what is given (at least 2 characters)',
  long: 'The incentive may have at most 120 characters',
  unconfirmed: 'Please confirm that it is given whatever the rating; otherwise it may not be given',
}

/**
 * What is given for a review, or null. It counts only with the confirmation that the rating has no part in it: what
 * depends on the rating may not be given at all.
 */
const given = {
  incentive: typedLine({ max: incentiveLimits.max, tooShort: sentences.short, tooLong: sentences.long })
    .refine((line) => line === '' || line.length >= incentiveLimits.min, sentences.short)
    .optional(),
  incentiveConfirmed: z.literal('on', sentences.unconfirmed).optional(),
}

export const newIncentive = z
  .object(given)
  .superRefine(({ incentive, incentiveConfirmed }, context) => {
    if (incentive && !incentiveConfirmed)
      context.addIssue({ code: 'custom', path: ['incentiveConfirmed'], message: sentences.unconfirmed })
  })
  .transform(({ incentive }) => incentive || null)
  .brand<'NewIncentive'>()
export type NewIncentive = z.output<typeof newIncentive>
