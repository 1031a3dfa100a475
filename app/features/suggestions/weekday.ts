import type { ComplaintFound } from './complaints.server.ts'
import { mostFrequent } from './grouping.ts'
import { tailOf } from './shares.ts'

const fewestNaming = 3
const unlikely = 0.05
/** Of the complaints, so many must name the day. */
const leastShare = 0.2
/** In which every day is named once: they keep what a few other complaints name from being chance itself. */
const imaginedWeeks = 3

/** `count` of the `of` quotes that name a weekday name this one, 0 for Monday. */
export type NamedDay = { day: number; count: number; of: number }

/**
 * The weekday that these complaints name more often than chance explains, whichever of the seven it is. Null for none. A day
 * that complaints of other reviews name often has a higher chance, and at least a fifth of these must name it.
 */
export function namedDay(complaints: ComplaintFound[], all: ComplaintFound[]): NamedDay | null {
  const days = daysIn(complaints)
  if (days.length < fewestNaming) return null
  const day = mostFrequent(days)
  const count = countOf(days, day)
  if (count < fewestNaming || count < leastShare * complaints.length) return null
  const own = new Set(complaints.map(({ reviewId }) => reviewId))
  const others = daysIn(onePerReview(all.filter(({ reviewId }) => !own.has(reviewId))))
  const chance = Math.max(1 / 7, (countOf(others, day) + imaginedWeeks) / (others.length + 7 * imaginedWeeks))
  return 7 * tailOf(count, days.length, chance) > unlikely
    ? null
    : { day: Number(day), count, of: days.length }
}

const daysIn = (complaints: ComplaintFound[]) =>
  complaints.flatMap(({ weekday }) => (weekday === null ? [] : [String(weekday)]))

/** A sentence that names several causes names its day once. */
const onePerReview = (complaints: ComplaintFound[]) => [
  ...new Map(complaints.map((each) => [`${each.reviewId} ${each.weekday}`, each])).values(),
]

const countOf = (days: string[], day: string) => days.filter((each) => each === day).length
