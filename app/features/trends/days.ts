import { days } from '#app/platform/clock.ts'

// Days are written as "2026-11-22", all in UTC.

export const dayOf = (at: Date) => at.toISOString().slice(0, 10)
export const dayAfter = (day: string, count: number) => dayOf(new Date(Date.parse(day) + days(count)))
