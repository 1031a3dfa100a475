import { z } from 'zod'
import { heightFor, wallLayouts, wallLimits, wallThemes, wallTypefaces } from './widget.vocabulary.ts'

const { count, height } = wallLimits
const countSentence = `Please enter a number from ${count.min} to ${count.max}`
const heightSentence = `Please enter a height from ${height.min} to ${height.max} pixels, or leave it empty`

export const wallSettings = z.object({
  /** How many reviews the reserved space holds before "Show all". */
  count: z.coerce
    .number(countSentence)
    .int(countSentence)
    .min(count.min, countSentence)
    .max(count.max, countSentence)
    .default(6),
  /** CSS pixels that the page reserves for the wall. */
  height: z.coerce
    .number(heightSentence)
    .int(heightSentence)
    .min(height.min, heightSentence)
    .max(height.max, heightSentence)
    .default(560),
  minimumRating: z.coerce
    .number('Please choose which reviews to show')
    .int()
    .min(1, 'Please choose which reviews to show')
    .max(5, 'Please choose which reviews to show')
    .default(1),
  theme: z.enum(wallThemes, 'Please choose a theme').default('auto'),
  layout: z.enum(wallLayouts, 'Please choose columns or rows').default('columns'),
  typeface: z.enum(wallTypefaces, 'Please choose a typeface').default('serif'),
})
export type WallSettings = z.output<typeof wallSettings>

/** The editor's form; an empty height means the one that fits the number of reviews. */
export const wallForm = z.preprocess(withHeight, wallSettings).brand<'WallForm'>()
export type WallForm = z.output<typeof wallForm>

function withHeight(values: unknown) {
  if (typeof values !== 'object' || values === null) return values
  const { count, height, ...rest } = values as Record<string, unknown>
  const isEmpty = height === undefined || height === null || String(height).trim() === ''
  return { ...rest, count, height: isEmpty ? heightFor(Number(count) || 6) : height }
}
