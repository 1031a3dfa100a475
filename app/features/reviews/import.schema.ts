import { z } from 'zod'
import { now } from '#app/platform/clock.ts'
import { typedLine } from '#app/platform/typed-text.ts'
import { reviewLimits, reviewText } from './review.schema.ts'

/** Other places allow longer texts than our form does, and a review is never cut. */
export const importedTextLimits = { ...reviewLimits.text, max: 20_000 }

/** No text of ours was shown to the author. */
export const importConsentVersion = 0
export const importConsentText = (source: string) =>
  `Imported from ${source} by the business, which confirms that it may show it here. The author was not asked by us.`

export const importSource = typedLine({
  min: 2,
  max: 100,
  tooShort: 'Please say where the reviews come from',
  tooLong: 'The source may have at most 100 characters',
})

/** One review as it stood elsewhere. What the row itself says of its source comes before the whole import's. */
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
            max: reviewLimits.title.max,
            tooShort: '',
            tooLong: 'The title has more than 120 characters',
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
      }),
      writtenAt: z
        .union([z.date(), z.iso.date(), z.iso.datetime({ offset: true })], 'The date is not a date')
        .transform((date) => new Date(date))
        .refine((date) => date <= now(), 'The date lies in the future'),
      source: importSource.optional(),
    },
    'The row is not a review',
  )
  .brand<'ImportedReview'>()
export type ImportedReview = z.output<typeof importedReview>

/** A row that was not imported: which one, counted from 1, and why. */
export type RefusedRow = { position: number; reason: string }
