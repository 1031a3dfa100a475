const monthsShown = 12

/** The first moments, in UTC, of this month and the eleven before it; the oldest first. */
export function lastMonths(at: Date) {
  return Array.from(
    { length: monthsShown },
    (_, index) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - (monthsShown - 1) + index)),
  )
}

/** "2026-11" */
export const nameOfMonth = (start: Date) => start.toISOString().slice(0, 7)
