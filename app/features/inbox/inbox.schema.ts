import { z } from 'zod'
import { typedLine } from '#app/platform/typed-text.ts'
import {
  type InboxFilter,
  inboxLabels,
  inboxPeriods,
  inboxProvenances,
  inboxStates,
  type RatingRange,
  savedFilterLimits,
} from './inbox-address.ts'
import { areDays, daysPattern, monthPattern, monthsPattern } from './period-filter.ts'

const textOf = (max: number) => z.string().trim().min(1).max(max).optional().catch(undefined)

const rating = z.coerce.number().int().min(1).max(5)
const ratingRange = z
  .string()
  .regex(/^[1-5]-[1-5]$/)
  .refine((range) => range[0]! < range[2]!)
  .transform((range) => range as RatingRange)

const inboxFilter = z.object({
  state: z.enum(inboxStates).catch('all'),
  topic: textOf(80),
  label: z.enum(inboxLabels).optional().catch(undefined),
  rating: z.union([rating, ratingRange]).optional().catch(undefined),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/)
    .optional()
    .catch(undefined),
  tag: z.uuid().optional().catch(undefined),
  assigned: z.uuid().optional().catch(undefined),
  provenance: z.enum(inboxProvenances).catch('any'),
  product: z
    .union([z.uuid(), z.enum(['any', 'none'])])
    .optional()
    .catch(undefined),
  importedFrom: textOf(100),
  period: z
    .union([
      z.enum(inboxPeriods),
      z.string().regex(monthPattern),
      z.string().regex(monthsPattern),
      z.string().regex(daysPattern).refine(areDays),
    ])
    .catch('any'),
  q: textOf(200),
  after: z.uuid().optional().catch(undefined),
})

/** The filter in the URL of the inbox. Invalid values are ignored. */
export const readInboxFilter = (query: URLSearchParams): InboxFilter =>
  inboxFilter.parse(
    Object.fromEntries([...query].map(([name, value]) => [name, value.toWellFormed().replaceAll('\0', '')])),
  )

export const newSavedFilter = z
  .object({
    name: typedLine({
      ...savedFilterLimits.name,
      tooShort: 'Please give it a name',
      tooLong: `The name may have at most ${savedFilterLimits.name.max} characters`,
    }),
    query: z.string().max(8000),
  })
  .brand<'NewSavedFilter'>()
export type NewSavedFilter = z.output<typeof newSavedFilter>
