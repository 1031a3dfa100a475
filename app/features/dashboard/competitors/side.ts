import { addUp, countOf, type StarCounts } from '#app/features/figures/statistics.ts'
import { type Months, shiftMonth } from '#app/features/inbox/periods.ts'

/** The reviews of customers of one business in a month: "2026-11". */
export type SideMonth = {
  month: string
  stars: StarCounts
  /** The engine could judge the words. */
  judged: number
  imported: number
}

/** A topic as stored, and how many reviews praise it and complain about it. */
export type SideTopic = { topic: string; praise: number; complaints: number; authors: number }

export const monthsWithin = (all: SideMonth[], { from, to }: Months) =>
  all.filter(({ month }) => month >= from && month <= to)

export function totalOf(months: SideMonth[]) {
  const stars = addUp(months.map((month) => month.stars))
  const sum = (of: 'judged' | 'imported') => months.reduce((total, month) => total + month[of], 0)
  return { stars, reviews: countOf(stars), judged: sum('judged'), imported: sum('imported') }
}

export const comparisonPeriods = ['year', 'three-years', 'all'] as const
export type ComparisonPeriod = (typeof comparisonPeriods)[number]
const lengths = { year: 12, 'three-years': 36 }

/**
 * The months that are compared: up to the last one that both sides cover, and for as long as asked, but not before both
 * have reviews. Null where they have no month together.
 */
export function monthsTogether(
  period: ComparisonPeriod,
  sides: { months: SideMonth[]; coveredTo: string }[],
): Months | null {
  const firsts = sides.map(({ months }) => months[0]?.month)
  if (firsts.some((first) => first === undefined)) return null
  const to = sides.map(({ coveredTo }) => coveredTo).sort()[0]!
  const asked = period === 'all' ? '' : shiftMonth(to, 1 - lengths[period])
  const from = [asked, ...(firsts as string[])].sort().at(-1)!
  return from <= to ? { from, to } : null
}

/** The first month of a month's quarter. */
export function quarterOf(month: string) {
  const first = Math.floor((Number(month.slice(5)) - 1) / 3) * 3 + 1
  return `${month.slice(0, 5)}${String(first).padStart(2, '0')}`
}

/** "Q4 2026" */
export const quarterName = (quarter: string) =>
  `Q${(Number(quarter.slice(5)) + 2) / 3} ${quarter.slice(0, 4)}`

export const quarterMonths = (quarter: string): Months => ({ from: quarter, to: shiftMonth(quarter, 2) })

/** The last so many quarters of some months, the oldest first. */
export function quartersOf({ from, to }: Months, most: number) {
  const quarters: string[] = []
  for (let quarter = quarterOf(to); quarter >= quarterOf(from) && quarters.length < most; ) {
    quarters.unshift(quarter)
    quarter = shiftMonth(quarter, -3)
  }
  return quarters
}
