import type { ComplaintFound } from './complaints.server.ts'
import { mostFrequent } from './grouping.ts'
import { tailOf } from './shares.ts'

const fewestNaming = 3
const unlikely = 0.05
/** Of the complaints, so many must name the day. */
const leastShare = 0.2

/** `count` of the `of` quotes that name a weekday name this one, 0 for Monday. */
export type NamedDay = { day: number; count: number; of: number }

/**
 * The weekday that these complaints name more often than chance explains, whichever of the seven it is. Null for none. A day
 * that all complaints of the business name often has a higher chance, and at least a fifth of these must name it.
 */
export function namedDay(complaints: ComplaintFound[], all: ComplaintFound[]): NamedDay | null {
  const days = daysIn(complaints)
  if (days.length < fewestNaming) return null
  const day = mostFrequent(days)
  const count = countOf(days, day)
  if (count < fewestNaming || count < leastShare * complaints.length) return null
  const own = new Set(complaints)
  const others = daysIn(all.filter((each) => !own.has(each)))
  const chance = Math.max(1 / 7, (countOf(others, day) + 1) / (others.length + 7))
  return 7 * tailOf(count, days.length, chance) > unlikely
    ? null
    : { day: Number(day), count, of: days.length }
}

const daysIn = (complaints: ComplaintFound[]) =>
  complaints.flatMap(({ weekday }) => (weekday === null ? [] : [String(weekday)]))

const countOf = (days: string[], day: string) => days.filter((each) => each === day).length
