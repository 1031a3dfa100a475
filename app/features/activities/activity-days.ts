import { days } from '#app/platform/clock.ts'
import type { LinkedActivity } from './listing.server.ts'

export type ActivityDay = {
  /** "Today", "Yesterday", "Friday, 20 November 2026". */
  heading: string
  /** `clock`: "14:05". */
  activities: (LinkedActivity & { clock: string })[]
}

/** Groups activities, newest first, by the day in this time zone. */
export function groupByDay(activities: LinkedActivity[], timeZone: string, at: Date): ActivityDay[] {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full' })
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' })
  const names = new Map([
    [day.format(at.getTime() - days(1)), 'Yesterday'],
    [day.format(at), 'Today'],
  ])
  const groups = Map.groupBy(activities, (activity) => day.format(new Date(activity.at)))
  return [...groups].map(([date, those]) => ({
    heading: names.get(date) ?? date,
    activities: those.map((activity) => ({ ...activity, clock: clock.format(new Date(activity.at)) })),
  }))
}
