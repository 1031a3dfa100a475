import { z } from 'zod'
import { textWithin } from '#app/features/reviews/review.schema.ts'
import { reviewLimits } from '#app/features/reviews/review.vocabulary.ts'
import { type DeskWords, en, type FormWords, type Messages, type ReportWords } from '#app/languages/en.ts'
import type { Language } from '#app/languages/languages.ts'
import { emailAddressSaying, typedLine } from '#app/platform/typed-text.ts'
import { groundsAgainst, type ReportGround, type ReportSubject } from './case.vocabulary.ts'

const orNothing = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null)

type ReportErrors = Pick<ReportWords, 'groundMissing' | 'emailToo' | 'goodFaithMissing'> &
  Pick<DeskWords, 'tooShort' | 'tooLong'> &
  Pick<FormWords, 'nameShort' | 'nameLong' | 'emailMissing' | 'emailLong' | 'emailWrong'>

type ReportMessages = Pick<Messages, 'report' | 'desk' | 'reviewForm'>

const reportAgainst = (grounds: readonly ReportGround[], words: ReportErrors, language?: Language) =>
  z
    .object({
      ground: z.enum(grounds, words.groundMissing),
      explanation: textWithin(reviewLimits.grounds, words, language),
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
export const newReport = (
  about: ReportSubject,
  { report, desk, reviewForm }: ReportMessages,
  language?: Language,
) => reportAgainst(groundsAgainst[about], { ...reviewForm, ...desk, ...report }, language)
export const newReviewReport = newReport('review', en)
export const newReplyReport = newReport('reply', en)
export type NewReport = z.output<typeof newReviewReport>
