import { z } from 'zod'
import { claimsChecks } from '#app/languages/claimed-checks.ts'
import { type DeskWords, en, type FormWords } from '#app/languages/en.ts'
import { formatNumber, type Language } from '#app/languages/format.ts'
import { fillWords } from '#app/languages/languages.ts'
import { emailAddressSaying, typedLine, typedText } from '#app/platform/typed-text.ts'
import { visibleLengthOf } from '#app/platform/visible-text.ts'
import { challengeReasons, gapsIn, reviewLimits } from './review.vocabulary.ts'

export * from './review.vocabulary.ts'

type FieldErrors = Pick<
  FormWords,
  | 'ratingMissing'
  | 'textShort'
  | 'textLong'
  | 'titleLong'
  | 'nameShort'
  | 'nameLong'
  | 'nameClaims'
  | 'emailMissing'
  | 'emailLong'
  | 'emailWrong'
  | 'consentMissing'
>

/**
 * The text of a review: none at all, at least `min` characters, or one emoji. A missing field is no text.
 */
export const reviewText = ({
  min,
  ...limits
}: {
  min: number
  max: number
  tooShort: string
  tooLong: string
}) =>
  z
    .string(limits.tooShort)
    .nullish()
    .transform((text) => text ?? '')
    .pipe(typedText(limits))
    .refine((text) => text === '' || visibleLengthOf(text) >= min || emoji.test(text), limits.tooShort)

const emoji = /\p{Extended_Pictographic}/u

const wordingSaying = (words: FieldErrors) => ({
  rating: z.coerce
    .number(words.ratingMissing)
    .int(words.ratingMissing)
    .min(1, words.ratingMissing)
    .max(5, words.ratingMissing),
  title: typedLine({ max: 120, tooShort: '', tooLong: words.titleLong })
    .optional()
    .transform((title) => title || null),
  text: reviewText({ ...reviewLimits.text, tooShort: words.textShort, tooLong: words.textLong }),
})

const nameSaying = ({ nameShort, nameLong, nameClaims }: FieldErrors) =>
  typedLine({ ...reviewLimits.authorName, tooShort: nameShort, tooLong: nameLong }).refine(
    (name) => !claimsChecks(name),
    nameClaims,
  )

/** The checks of the form, which say in these words what is wrong. */
export const reviewSaying = (words: FieldErrors) =>
  z
    .object({
      ...wordingSaying(words),
      authorName: nameSaying(words),
      authorEmail: emailAddressSaying(words),
      consentShow: z.literal('on', words.consentMissing),
      consentMarketing: z.literal('on').optional(),
      isInsider: z.literal('on').optional(),
    })
    .brand<'NewReview'>()

export const newReview = reviewSaying(en.reviewForm)
export type NewReview = z.output<typeof newReview>

/** The name shown with a review, which its author may change at any time. */
export const shownNameSaying = (words: FieldErrors) =>
  z.object({ authorName: nameSaying(words) }).brand<'ShownName'>()
export const shownName = shownNameSaying(en.reviewForm)
export type ShownName = z.output<typeof shownName>

/** The fields that an author may change later, beside the shown name. The address stays. */
export const editedReviewSaying = (words: FieldErrors) =>
  z.object({ ...wordingSaying(words), version: z.coerce.number().optional() }).brand<'EditedReview'>()
export const editedReview = editedReviewSaying(en.reviewForm)
export type EditedReview = z.output<typeof editedReview>

/** The headline and the consent that an author may add to a sent review. */
export const supplementSaying = (words: FieldErrors) =>
  z
    .object({ title: wordingSaying(words).title, consentMarketing: z.literal('on').optional() })
    .brand<'Supplement'>()
export type Supplement = z.output<ReturnType<typeof supplementSaying>>

type LengthErrors = Pick<DeskWords, 'tooShort' | 'tooLong'>

/** `language` is that of `words`. */
export const textWithin = (
  limits: { min: number; max: number },
  { tooShort, tooLong }: LengthErrors,
  language?: Language,
) =>
  typedText({
    ...limits,
    tooShort: fillWords(tooShort, { count: formatNumber(limits.min, language) }),
    tooLong: fillWords(tooLong, { count: formatNumber(limits.max, language) }),
  })

export const newAppealSaying = (words: LengthErrors, language?: Language) =>
  z.object({ text: textWithin(reviewLimits.grounds, words, language) }).brand<'NewAppeal'>()
export const newAppeal = newAppealSaying(en.desk)
export type NewAppeal = z.output<typeof newAppeal>

export const newStatementSaying = (words: LengthErrors, language?: Language) =>
  z.object({ statement: textWithin(reviewLimits.statement, words, language) }).brand<'NewStatement'>()
export const newStatement = newStatementSaying(en.desk)
export type NewStatement = z.output<typeof newStatement>

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

export const newReply = z
  .object({
    text: typedText({
      ...reviewLimits.reply,
      tooShort: 'Please write a reply',
      tooLong: 'The reply may have at most 2,000 characters',
    }).superRefine((text, { addIssue }) => {
      const gaps = gapsIn(text)
      if (gaps.length > 0) addIssue({ code: 'custom', message: `Please fill in ${gaps.join(' and ')}` })
    }),
  })
  .brand<'NewReply'>()
export type NewReply = z.output<typeof newReply>
