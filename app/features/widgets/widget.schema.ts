import { z } from 'zod'

export const widgetKinds = ['wall'] as const
export type WidgetKind = (typeof widgetKinds)[number]

/** What one wall can hold. */
export const mostReviews = 24

export const wallSettings = z.object({
  /** How many reviews the reserved space holds before "Show all". */
  count: z.coerce.number().int().min(1).max(mostReviews).default(6),
  /** CSS pixels that the page reserves for the wall. */
  height: z.coerce.number().int().min(240).max(2000).default(560),
  minimumRating: z.coerce.number().int().min(1).max(5).default(1),
  theme: z.enum(['auto', 'light', 'dark']).default('auto'),
})
export type WallSettings = z.output<typeof wallSettings>
