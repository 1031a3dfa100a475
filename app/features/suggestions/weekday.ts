import type { ComplaintFound } from './complaints.server.ts'
import { mostFrequent } from './grouping.ts'
import { tailOf } from './shares.ts'

const fewestNaming = 3
const unlikely = 0.05

/** `count` of the `of` quotes that name a weekday name this one, 0 for Monday. */
export type NamedDay = { day: number; count: number; of: number }

/** The weekday that people name more often than chance explains, whichever of the seven it is. Null for none. */
export function namedDay(complaints: ComplaintFound[]): NamedDay | null {
  const days = complaints.flatMap(({ weekday }) => (weekday === null ? [] : [String(weekday)]))
  if (days.length < fewestNaming) return null
  const day = mostFrequent(days)
  const count = days.filter((each) => each === day).length
  const isLikely = 7 * tailOf(count, days.length, 1 / 7) > unlikely
  return count < fewestNaming || isLikely ? null : { day: Number(day), count, of: days.length }
}
