import { z } from 'zod'

export const reviewStates = ['pending', 'published', 'withdrawn', 'removed'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Set by the system, never typed: how we know that the author is a customer. */
export const provenances = ['order', 'invited', 'confirmed', 'imported'] as const
export type Provenance = (typeof provenances)[number]

export const challengeReasons = [
  'personal_data',
  'hate_or_threats',
  'unlawful',
  'spam',
  'not_about_business',
  'duplicate',
  'conflict_of_interest',
  'fake',
] as const
export type ChallengeReason = (typeof challengeReasons)[number]

export const challengeReasonText: Record<ChallengeReason, string> = {
  personal_data: 'Personal data',
  hate_or_threats: 'Hate or threats',
  unlawful: 'Unlawful content',
  spam: 'Spam or advertising',
  not_about_business: 'Not about this business',
  duplicate: 'Duplicate',
  conflict_of_interest: 'Conflict of interest',
  fake: 'Fake',
}

export const failedCheckNames = [
  'duplicate_text',
  'duplicate_author',
  'links',
  'advertising',
  'personal_data',
  'burst',
] as const
export type FailedCheck = (typeof failedCheckNames)[number]

export const failedCheckText: Record<FailedCheck, string> = {
  duplicate_text: 'The same text was already sent',
  duplicate_author: 'This author already reviewed the business',
  links: 'Contains a link',
  advertising: 'Reads like advertising',
  personal_data: 'May contain personal data of somebody else',
  burst: 'Many reviews arrived at once',
}

/** "show": here and on the business's own site. "marketing": also in social posts and advertising. */
export const consentScopes = ['show', 'marketing'] as const
export type ConsentScope = (typeof consentScopes)[number]

export const consentVersion = 1
export const consentTexts: Record<ConsentScope, (business: string) => string> = {
  show: (business) =>
    `I agree that my review is published here with my name, and that ${business} may show it on its own website. I can withdraw it at any time.`,
  marketing: (business) => `${business} may also quote it in social posts and advertising.`,
}

export const reviewLimits = {
  title: { max: 120 },
  text: { min: 10, max: 5000 },
  authorName: { min: 2, max: 80 },
  email: { max: 254 },
  answer: { min: 2, max: 2000 },
}

/** Typed text: line ends made equal, NUL and lone surrogates (which the database refuses) taken out, trimmed. */
function cleaned(value: string) {
  return value.replaceAll('\r\n', '\n').replaceAll('\u0000', '').toWellFormed().trim()
}
const typed = z.string().transform(cleaned)
/** Length in characters as PostgreSQL counts them, so that no accepted text breaks a constraint. */
const length = (value: string) => [...value].length

export const typedText = ({
  min = 0,
  max,
  tooShort,
  tooLong,
}: {
  min?: number
  max: number
  tooShort: string
  tooLong: string
}) =>
  typed.pipe(
    z
      .string()
      .refine((value) => length(value) >= min, tooShort)
      .refine((value) => length(value) <= max, tooLong),
  )

export const emailAddress = typed.pipe(
  z
    .string()
    .min(1, 'Please enter your e-mail address')
    .max(reviewLimits.email.max, 'This e-mail address is too long')
    .toLowerCase()
    .pipe(z.email('Please enter a valid e-mail address')),
)

export const newReview = z
  .object({
    rating: z.coerce
      .number('Please choose a number of stars')
      .int()
      .min(1, 'Please choose a number of stars')
      .max(5),
    title: typedText({ max: 120, tooShort: '', tooLong: 'The title may have at most 120 characters' })
      .optional()
      .transform((title) => title || null),
    text: typedText({
      ...reviewLimits.text,
      tooShort: 'Please write at least 10 characters',
      tooLong: 'The review may have at most 5,000 characters',
    }),
    authorName: typedText({
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
