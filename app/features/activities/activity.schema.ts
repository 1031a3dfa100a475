import { z } from 'zod'
import { type ActivityFilter, type ActivityGroup, activityGroups } from './activity.vocabulary.ts'

const activityFilter = z.object({
  about: z
    .enum(Object.keys(activityGroups) as ActivityGroup[])
    .optional()
    .catch(undefined),
  after: z.uuid().optional().catch(undefined),
})

/** The filter in the address of the activities page. Invalid values are ignored. */
export const readActivityFilter = (query: URLSearchParams): ActivityFilter =>
  activityFilter.parse(Object.fromEntries(query))
