import { z } from 'zod'
import { sentimentLabels } from '#app/features/analyses/analysis.schema.ts'
import { type InboxFilter, inboxPeriods, inboxProvenances, inboxStates } from './inbox-address.ts'
import { monthPattern } from './periods.ts'

const textOf = (max: number) => z.string().trim().min(1).max(max).optional().catch(undefined)

const inboxFilter = z.object({
  state: z.enum(inboxStates).catch('all'),
  topic: textOf(80),
  label: z.enum(sentimentLabels).optional().catch(undefined),
  rating: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
  provenance: z.enum(inboxProvenances).catch('any'),
  period: z.union([z.enum(inboxPeriods), z.string().regex(monthPattern)]).catch('any'),
  q: textOf(200),
  after: z.uuid().optional().catch(undefined),
})

/** The filter in the URL of the inbox. Invalid values are ignored. */
export const readInboxFilter = (query: URLSearchParams): InboxFilter =>
  inboxFilter.parse(
    Object.fromEntries([...query].map(([name, value]) => [name, value.toWellFormed().replaceAll('\0', '')])),
  )
