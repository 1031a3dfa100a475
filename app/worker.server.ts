import type { JobName } from './jobs.ts'
import type { Handlers, Schedules } from './platform/queue.server.ts'

/** Every job: name -> handler. */
export const handlers = {} as Handlers

export const jobNames = Object.keys(handlers) as JobName[]

/** Cron, in UTC. */
export const schedules: Schedules = {}
