export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year'

export const text = (date: Date) => date.toISOString().slice(0, 10)
export const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
export const shiftDays = (day: string, by: number) => text(new Date(dateOf(day).getTime() + by * 86_400_000))

/** The same day so many months later, or the last day of that month. */
export function shiftMonths(day: string, by: number) {
  const date = dateOf(day)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by + 1, 0))
  last.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()))
  return text(last)
}

export const monthSpan = (year: number, month: number, count = 1) => ({
  from: text(new Date(Date.UTC(year, month - 1, 1))),
  to: text(new Date(Date.UTC(year, month - 1 + count, 0))),
})
export const yearSpan = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** The calendar week, month, quarter or year around a day. */
export function around(day: string, unit: Unit) {
  const date = dateOf(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
  if (unit === 'day') return { from: day, to: day }
  if (unit === 'year') return yearSpan(year)
  if (unit === 'month') return monthSpan(year, month)
  if (unit === 'quarter') return monthSpan(year, month - ((month - 1) % 3), 3)
  const monday = shiftDays(day, -((date.getUTCDay() + 6) % 7))
  return { from: monday, to: shiftDays(monday, 6) }
}

export function back(day: string, count: number, unit: Unit) {
  if (unit === 'day' || unit === 'week') return shiftDays(day, -count * (unit === 'week' ? 7 : 1))
  return shiftMonths(day, -count * { month: 1, quarter: 3, year: 12 }[unit])
}
