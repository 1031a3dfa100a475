import { z } from 'zod'
import { emailAddress, typedLine, typedText } from '#app/platform/typed-text.ts'
import { challengeReasons, reviewLimits } from './review.vocabulary.ts'

export * from './review.vocabulary.ts'

const wording = {
  rating: z.coerce
    .number('Please choose a number of stars')
    .int()
    .min(1, 'Please choose a number of stars')
    .max(5, 'Please choose one to five stars'),
  title: typedLine({ max: 120, tooShort: '', tooLong: 'The title may have at most 120 characters' })
    .optional()
    .transform((title) => title || null),
  text: typedText({
    ...reviewLimits.text,
    tooShort: 'Please write at least 10 characters',
    tooLong: 'The review may have at most 5,000 characters',
  }),
}

export const newReview = z
  .object({
    ...wording,
    authorName: typedLine({
      ...reviewLimits.authorName,
      tooShort: 'Please enter your name (at least 2 characters)',
      tooLong: 'The name may have at most 80 characters',
    }),
    authorEmail: emailAddress,
    consentShow: z.literal('on', 'Please agree, or we cannot publish your review'),
    consentMarketing: z.literal('on').optional(),
  })
  .brand<'NewReview'>()
export type NewReview = z.output<typeof newReview>

/** What an author may change later. The name and the address stay. */
export const editedReview = z.object(wording).brand<'EditedReview'>()
export type EditedReview = z.output<typeof editedReview>

export const newAppeal = z
  .object({
    text: typedText({
      ...reviewLimits.grounds,
      tooShort: 'Please say why, in at least 10 characters',
      tooLong: 'The appeal may have at most 2,000 characters',
    }),
  })
  .brand<'NewAppeal'>()
export type NewAppeal = z.output<typeof newAppeal>

export const newChallenge = z
  .object({
    reason: z.enum(challengeReasons, 'Please choose a reason'),
    grounds: typedText({
      ...reviewLimits.grounds,
      tooShort: 'Please say what is wrong, in at least 10 characters',
      tooLong: 'The grounds may have at most 2,000 characters',
    }),
  })
  .brand<'NewChallenge'>()
export type NewChallenge = z.output<typeof newChallenge>
/** Of an invited person, whose address is known. */
export const invitedReview = newReview.omit({ authorEmail: true }).brand<'InvitedReview'>()
export type InvitedReview = z.output<typeof invitedReview>

export const newAnswer = z
  .object({
    text: typedText({
      ...reviewLimits.answer,
      tooShort: 'Please write an answer',
      tooLong: 'The answer may have at most 2,000 characters',
    }),
  })
  .brand<'NewAnswer'>()
export type NewAnswer = z.output<typeof newAnswer>
