let offsetMs = 0

/** The current time, for everything that the product decides by it. Only tests and seeds move it. */
export function now() {
  return new Date(Date.now() + offsetMs)
}

export function moveClock(milliseconds: number) {
  offsetMs += milliseconds
}

/** The months of "the last twelve months" on every page: their first moments in UTC, from the oldest to this month. */
export const lastTwelveMonths = (at: Date) =>
  Array.from(
    { length: 12 },
    (_, index) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 11 + index)),
  )

export const seconds = (count: number) => count * 1000
export const minutes = (count: number) => seconds(count * 60)
export const hours = (count: number) => minutes(count * 60)
export const days = (count: number) => hours(count * 24)

/** "2026-11-22", in UTC. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** The day `count` days later; earlier if negative. */
export const plusDays = (day: string, count: number) => dayOf(new Date(Date.parse(day) + days(count)))
