import type { Side } from '#app/features/analyses/analysis.schema.ts'
import {
  fewestMentions,
  latestShift,
  type Shift,
  standing,
  type Week,
} from '#app/features/figures/statistics.ts'
import type { FindingState } from './finding.ts'

/** Of one topic and side, by week: the newest first. `of` counts all reviews of a week, by source. */
export type Course = { side: Side; mentions: number; weeks: Week[] }

export type Decision = { state: FindingState | null; shift: Shift | null }

/** The level of the whole list, so low because it is decided each week. Measured by simulation. */
const level = 0.01
/** A share that changes by less than this, or by less than a third of itself, is nothing to tell. */
const least = { difference: 0.02, ratio: 1.5 }
/** In weeks. */
const fresh = 8
const quiet = 4

/** The states of a business's whole list: one family of comparisons. */
export function decideStates(all: Course[]): Decision[] {
  const shifts = all.map(({ weeks, mentions }) => (mentions < fewestMentions ? null : latestShift(weeks)))
  const stands = standing(
    shifts.map((shift) => shift?.chance ?? 1),
    level,
  )
  return all.map((course, at) => {
    const shift = stands[at] && shifts[at] && isWorthTelling(shifts[at]) ? shifts[at] : null
    return { shift, state: stateOf(course, shift) }
  })
}

const rateOf = ({ count, of }: { count: number; of: number }) => count / of

function isWorthTelling({ before, after }: Shift) {
  const [low, high] = [rateOf(before), rateOf(after)].sort((one, other) => one - other) as [number, number]
  return high - low >= least.difference && high >= least.ratio * low
}

function stateOf({ weeks, mentions }: Course, shift: Shift | null): FindingState | null {
  if (mentions < fewestMentions) return isNew(weeks) ? 'new' : null
  if (!shift) return countIn(weeks.slice(0, weeks.length)) > 0 ? 'lasting' : null
  const { before, after, age } = shift
  if (rateOf(after) > rateOf(before)) return before.count <= 1 ? 'new' : 'growing'
  return age >= quiet && rateOf(after) <= rateOf(before) / 5 ? 'solved' : 'easing'
}

/** First said in the last weeks, by a business that had reviews before. */
function isNew(weeks: Week[]) {
  const [recent, earlier] = [weeks.slice(0, fresh), weeks.slice(fresh)]
  return countIn(recent) >= 2 && countIn(earlier) === 0 && reviewsIn(earlier) >= fewestMentions
}

const sum = (weeks: Week[], of: 'count' | 'of') =>
  weeks.flatMap(Object.values).reduce((total, each) => total + each[of], 0)
const countIn = (weeks: Week[]) => sum(weeks, 'count')
const reviewsIn = (weeks: Week[]) => sum(weeks, 'of')

/** In weeks: old reviews weigh half after so many, or after those with the newest fifty reviews. */
const halfLife = { weeks: 8, reviews: 50 }

/** The share of reviews that say so, where old reviews weigh less. */
export function recentShare(weeks: Week[]): number {
  let [reviews, half] = [0, weeks.length]
  for (const [age, week] of weeks.entries()) {
    reviews += reviewsIn([week])
    if (reviews < halfLife.reviews) continue
    half = age + 1
    break
  }
  const life = Math.max(halfLife.weeks, half)
  let [said, all] = [0, 0]
  for (const [age, week] of weeks.entries()) {
    const weight = 0.5 ** (age / life)
    said += weight * countIn([week])
    all += weight * reviewsIn([week])
  }
  return all === 0 ? 0 : said / all
}
