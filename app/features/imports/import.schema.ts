import { z } from 'zod'
import { reviewLimits, reviewText } from '#app/features/reviews/review.schema.ts'
import type { FindableReason } from '#app/features/reviews/review.vocabulary.ts'
import { findReasonsIn } from '#app/features/reviews/text-checks.ts'
import { claimsChecks } from '#app/languages/claimed-checks.ts'
import { now } from '#app/platform/clock.ts'
import { typedLine } from '#app/platform/typed-text.ts'
import { lengthOf } from '#app/platform/visible-text.ts'

/** Other places allow longer texts than our form does, and a review is never cut. */
const importedTextLimits = { ...reviewLimits.text, max: 20_000 }

/** No text of ours was shown to the author. */
export const importConsentVersion = 0
export const importConsentText = (source: string) =>
  `Imported from ${source} by the business, which confirms that it may show it here. The author was not asked by us.`

/** Where reviews stood before. A name that looks like ours, or like a verified source, is refused. */
export const importSource = typedLine({
  min: 2,
  max: 100,
  tooShort: 'Please say where the reviews come from',
  tooLong: 'The source may have at most 100 characters',
}).refine(
  (line) => !claimsChecks(line),
  'Please name the site or app they come from, without check marks, stars or words such as “verified”',
)

/** A title too long for one becomes the first line of the text, unless the text begins with it: nothing is cut. */
function titleIntoText<Row extends { title: string | null; text: string }>(row: Row): Row {
  const { title, text } = row
  if (title === null || lengthOf(title) <= reviewLimits.title.max) return row
  return { ...row, title: null, text: text.startsWith(title) ? text : `${title}\n${text}`.trim() }
}

const harmText: Record<FindableReason, string> = {
  personal_data: 'The text may contain personal data, such as a phone number or an address',
  hate_or_threats: 'The text contains a threat',
  spam: 'The text contains a link or advertising',
}

/** One review as it stood elsewhere, which passes the checks for harm that every text passes. What the row itself says of its source comes before the whole import's. */
export const importedReview = z
  .object(
    {
      rating: z.coerce
        .number('The rating is not a number')
        .int('The rating is not a whole number')
        .min(1, 'The rating is below 1')
        .max(5, 'The rating is above 5'),
      title: z
        .string('The title is not text')
        .nullish()
        .transform((title) => title ?? '')
        .pipe(
          typedLine({
            max: importedTextLimits.max,
            tooShort: '',
            tooLong: 'The title has more than 20,000 characters',
          }),
        )
        .transform((title) => title || null),
      text: reviewText({
        ...importedTextLimits,
        tooShort: 'The text has only one character',
        tooLong: 'The text has more than 20,000 characters',
      }),
      authorName: typedLine({
        ...reviewLimits.authorName,
        tooShort: "The author's name has fewer than 2 characters",
        tooLong: "The author's name has more than 80 characters",
      }).refine(
        (name) => !claimsChecks(name),
        'The author’s name has a check mark, a star or a word such as “verified”, which only our own checks give',
      ),
      // An invalid address is dropped; the review is kept.
      authorEmail: z.email().max(254).nullish().catch(null),
      writtenAt: z
        .union([z.date(), z.iso.date(), z.iso.datetime({ offset: true })], 'We cannot read this date')
        .transform((date) => new Date(date))
        .refine((date) => date <= now(), 'The date lies in the future'),
      source: importSource.optional(),
      details: z.record(z.string(), z.string()).nullish(),
    },
    'The row is not a review',
  )
  .transform(titleIntoText)
  .refine(
    ({ text }) => lengthOf(text) <= importedTextLimits.max,
    'The title and the text together have more than 20,000 characters',
  )
  .superRefine(({ title, text }, { addIssue }) => {
    // Nobody could ask its author, and a file may be long: it is refused with the reason instead of waiting for the operator.
    const [reason] = findReasonsIn([title, text].join('\n'), { hosts: [], address: null })
    if (reason) addIssue({ code: 'custom', message: harmText[reason] })
  })
  .brand<'ImportedReview'>()
export type ImportedReview = z.output<typeof importedReview>

/** A row that was not imported: which one, counted from 1, and why. */
export type RefusedRow = { position: number; reason: string }
