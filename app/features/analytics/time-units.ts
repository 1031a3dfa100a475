import { utcMonday, utcMonth, utcYear } from 'd3-time'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { formatDate, formatMonth, formatMonthName } from '#app/languages/format.ts'
import { dayOf } from '#app/platform/clock.ts'

const units = ['week', 'month', 'quarter', 'year'] as const
export type Unit = (typeof units)[number]

const intervals = { week: utcMonday, month: utcMonth, quarter: utcMonth.every(3)!, year: utcYear }

export type Bucket = {
  /** Its first day: "2026-11-01". */
  start: string
  label: string
  longLabel: string
}

export const startOf = (unit: Unit, day: string) => dayOf(intervals[unit].floor(new Date(day)))

/** All buckets that touch the window, the oldest first. */
export function bucketsOf(unit: Unit, from: Date, to: Date): Bucket[] {
  const interval = intervals[unit]
  return interval
    .range(interval.floor(from), to)
    .map((start) => ({ start: dayOf(start), ...labelsOf(unit, start) }))
}

/** A year's first month is labelled by the year, its first quarter with it. */
function labelsOf(unit: Unit, start: Date): Omit<Bucket, 'start'> {
  const year = String(start.getUTCFullYear())
  const isFirst = start.getUTCMonth() === 0
  const quarter = `Q${Math.floor(start.getUTCMonth() / 3) + 1}`
  const month = formatMonthName(start, 'short')
  return {
    week: { label: `${start.getUTCDate()} ${month}`, longLabel: `Week of ${formatDate(start)}` },
    month: { label: isFirst ? year : month, longLabel: formatMonth(start) },
    quarter: { label: isFirst ? `${quarter} ${year}` : quarter, longLabel: `${quarter} ${year}` },
    year: { label: year, longLabel: year },
  }[unit]
}

const mostBuckets = 36

/**
 * The finest unit in which most buckets that have reviews have enough for a number, so that the line is whole, and in
 * which the buckets fit into a drawing.
 */
export function unitFor(
  counts: { start: string; count: number }[],
  from: Date,
  to: Date,
  finest: Unit,
): Unit {
  const fitting = units
    .slice(units.indexOf(finest))
    .filter((unit) => bucketsOf(unit, from, to).length <= mostBuckets)
  const isEnough = (unit: Unit) => {
    const totals = new Map<string, number>()
    for (const { start, count } of counts) {
      const bucket = startOf(unit, start)
      totals.set(bucket, (totals.get(bucket) ?? 0) + count)
    }
    return [...totals.values()].filter((total) => total >= fewestReviews).length >= 0.8 * totals.size
  }
  return fitting.find(isEnough) ?? fitting.at(-1) ?? 'year'
}
