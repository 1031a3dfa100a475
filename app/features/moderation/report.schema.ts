import { z } from 'zod'
import { reviewLimits } from '#app/features/reviews/review.vocabulary.ts'
import { emailAddress, typedLine, typedText } from '#app/platform/typed-text.ts'
import { groundsAgainst, type ReportGround, type ReportSubject } from './report.vocabulary.ts'

const orNothing = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null)

const reportAgainst = (grounds: readonly ReportGround[]) =>
  z
    .object({
      ground: z.enum(grounds, 'Please choose what is wrong with it'),
      explanation: typedText({
        ...reviewLimits.grounds,
        tooShort: 'Please say why, in at least 10 characters',
        tooLong: 'The explanation may have at most 2,000 characters',
      }),
      name: orNothing(
        typedLine({
          ...reviewLimits.authorName,
          tooShort: 'Please enter your name (at least 2 characters)',
          tooLong: 'The name may have at most 80 characters',
        }),
      ),
      email: orNothing(emailAddress),
      goodFaith: z.literal('on', 'Please confirm this; we need it to accept the report'),
    })
    .superRefine(({ name, email }, context) => {
      if (name !== null && email === null) {
        const message = 'Please enter your email address too, or leave both empty'
        context.addIssue({ code: 'custom', path: ['email'], message })
      }
    })
    .brand<'NewReport'>()

export const newReviewReport = reportAgainst(groundsAgainst.review)
export const newReplyReport = reportAgainst(groundsAgainst.reply)
export type NewReport = z.output<typeof newReviewReport>

export const reportOn = { review: newReviewReport, reply: newReplyReport } satisfies Record<
  ReportSubject,
  unknown
>
