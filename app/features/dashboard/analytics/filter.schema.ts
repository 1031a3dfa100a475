import { z } from 'zod'
import { monthPattern } from '#app/features/inbox/periods.ts'
import { type AnalyticsFilter, defaultFilter } from './filter.ts'
import { comparisonChoices, periodChoices } from './period.ts'
import { isSource } from './source.ts'

const month = z.string().regex(monthPattern).optional().catch(undefined)

const analyticsFilter = z.object({
  period: z.enum(periodChoices).catch(defaultFilter.period),
  from: month,
  to: month,
  compare: z.enum(comparisonChoices).catch(defaultFilter.compare),
  topic: z.string().trim().min(1).max(80).optional().catch(undefined),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional()
    .catch(undefined),
  source: z.string().max(120).refine(isSource).catch(defaultFilter.source),
})

/** The filter in the address of the page. Invalid values are ignored. */
export const readAnalyticsFilter = (query: URLSearchParams): AnalyticsFilter =>
  analyticsFilter.parse(
    Object.fromEntries([...query].map(([name, value]) => [name, value.toWellFormed().replaceAll('\0', '')])),
  )
