import { analyseReview } from './features/insights/analyse-review.job.ts'
import type { JobName } from './jobs.ts'
import type { Handlers, Schedules } from './platform/queue.server.ts'

/** Every job: name -> handler. */
export const handlers = {
  'insights.analyse-review': analyseReview,
} as Handlers

export const jobNames = Object.keys(handlers) as JobName[]

/** Cron, in UTC. */
export const schedules: Schedules = {}
