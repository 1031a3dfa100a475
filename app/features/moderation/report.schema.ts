import { z } from 'zod'
import { reviewLimits } from '#app/features/reviews/review.vocabulary.ts'
import { type DeskWords, en, type FormWords, type Messages, type ReportWords } from '#app/languages/en.ts'
import { fillWords } from '#app/languages/fill-words.ts'
import { emailAddressSaying, typedLine, typedText } from '#app/platform/typed-text.ts'
import { groundsAgainst, type ReportGround, type ReportSubject } from './report.vocabulary.ts'

const orNothing = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null)

type ReportErrors = Pick<ReportWords, 'groundMissing' | 'emailToo' | 'goodFaithMissing'> &
  Pick<DeskWords, 'tooShort' | 'tooLong'> &
  Pick<FormWords, 'nameShort' | 'nameLong' | 'emailMissing' | 'emailLong' | 'emailWrong'>

type ReportMessages = Pick<Messages, 'report' | 'desk' | 'reviewForm'>

const { min, max } = reviewLimits.grounds

const reportAgainst = (grounds: readonly ReportGround[], words: ReportErrors) =>
  z
    .object({
      ground: z.enum(grounds, words.groundMissing),
      explanation: typedText({
        ...reviewLimits.grounds,
        tooShort: fillWords(words.tooShort, { count: min }),
        tooLong: fillWords(words.tooLong, { count: max }),
      }),
      name: orNothing(
        typedLine({
          ...reviewLimits.authorName,
          tooShort: words.nameShort,
          tooLong: words.nameLong,
        }),
      ),
      email: orNothing(emailAddressSaying(words)),
      goodFaith: z.literal('on', words.goodFaithMissing),
    })
    .superRefine(({ name, email }, context) => {
      if (name !== null && email === null) {
        context.addIssue({ code: 'custom', path: ['email'], message: words.emailToo })
      }
    })
    .brand<'NewReport'>()

/** A report of a review or of a reply, with what is wrong in one language. */
export const newReport = (about: ReportSubject, { report, desk, reviewForm }: ReportMessages) =>
  reportAgainst(groundsAgainst[about], { ...reviewForm, ...desk, ...report })
export const newReviewReport = newReport('review', en)
export const newReplyReport = newReport('reply', en)
export type NewReport = z.output<typeof newReviewReport>
