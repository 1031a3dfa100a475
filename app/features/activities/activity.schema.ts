import { z } from 'zod'
import { type ActivityFilter, type ActivityGroup, activityGroups } from './activity.vocabulary.ts'

const activityFilter = z.object({
  about: z
    .enum(Object.keys(activityGroups) as ActivityGroup[])
    .optional()
    .catch(undefined),
  after: z.uuid().optional().catch(undefined),
})

/** What the log shows, as its address says it. What makes no sense there is as if it were not there. */
export const readActivityFilter = (query: URLSearchParams): ActivityFilter =>
  activityFilter.parse(Object.fromEntries(query))
