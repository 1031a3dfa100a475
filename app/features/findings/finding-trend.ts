import type { Side } from '#app/features/analyses/analysis.schema.ts'
import {
  areSignificant,
  fewestMentions,
  latestShift,
  type Shift,
  sharesAround,
  unlikely,
  type Week,
} from '#app/features/figures/statistics.ts'
import type { FindingTrend } from './finding.ts'

/** Of one topic and side, by week: the newest first. `of` counts all reviews of a week, by source. */
export type Course = { side: Side; mentions: number; weeks: Week[] }

export type Decision = {
  trend: FindingTrend | null
  shift: Shift | null
  /** A change that may not survive the correction for many comparisons: used only to sort the list. */
  likely: Shift | null
  /** Of the current reviews, those that say so: used only to sort the list. */
  share: number
}

/** A smaller change of a share is not told: by less than `difference`, or by a factor of less than `ratio`. */
const least = { difference: 0.02, ratio: 1.5 }
/** Weeks after which a change counts as the normal state. */
const recent = 26
/** Weeks without complaints before something is called solved. */
const quiet = 4

/** The trends of a business's whole list: one family of comparisons. */
export function findTrends(all: Course[]): Decision[] {
  const shifts = all.map(({ weeks }) => latestShift(weeks))
  const stands = areSignificant(shifts.map((shift) => shift?.chance ?? 1))
  return all.map((course, at) => {
    const found = shifts[at] && isWorthTelling(shifts[at]) ? shifts[at] : null
    const likely = found && found.chance < unlikely ? found : null
    const shift = stands[at] ? found : null
    const trend = trendOf(course, shift)
    return {
      trend,
      shift: trend === 'lasting' ? null : shift,
      likely,
      share: recentShare(course.weeks, likely),
    }
  })
}

/** The trend around another finding's date of change; null if this one did not clearly move the same way, or only the other is solved. */
export function trendSince(course: Course, other: Shift, otherTrend: Decision['trend']): Decision | null {
  const shift = sharesAround(course.weeks, other.age)
  if (!shift || !isWorthTelling(shift) || isMore(shift) !== isMore(other)) return null
  const trend = trendOf(course, shift)
  if (otherTrend === 'solved' && trend !== 'solved') return null
  return {
    trend,
    shift: trend === 'lasting' ? null : shift,
    likely: shift,
    share: recentShare(course.weeks, shift),
  }
}

export const isMore = ({ before, after }: Shift) => rateOf(after) > rateOf(before)

const rateOf = ({ count, of }: { count: number; of: number }) => count / of

function isWorthTelling({ before, after }: Shift) {
  const [low, high] = [rateOf(before), rateOf(after)].sort((one, other) => one - other) as [number, number]
  return high - low >= least.difference && high >= least.ratio * low
}

function trendOf({ weeks, mentions }: Course, shift: Shift | null): FindingTrend | null {
  const isKnown = mentions >= fewestMentions
  if (!shift || shift.age > recent) return isKnown && countIn(weeks) > 0 ? 'lasting' : null
  const { before, after, age } = shift
  if (isMore(shift)) {
    return countIn(weeks.slice(age)) <= 1 ? 'new' : 'growing'
  }
  if (!isKnown) return null
  return age >= quiet && rateOf(after) <= rateOf(before) / 5 ? 'solved' : 'easing'
}

const sum = (weeks: Week[], of: 'count' | 'of') =>
  weeks.flatMap(Object.values).reduce((total, each) => total + each[of], 0)
const countIn = (weeks: Week[]) => sum(weeks, 'count')
const reviewsIn = (weeks: Week[]) => sum(weeks, 'of')

/** What is right is said much more often, and needs less attention. */
const attention: Record<Side, number> = { praise: 0.05, complaint: 1 }
/** The sort key of the list: the difference in stars times the share of reviews that say so now. */
export const weightOf = (side: Side, { trend, share }: Decision, difference: number) =>
  trend === 'solved' ? 0 : attention[side] * Math.abs(difference) * share

/** A review's weight halves in so many weeks, or in those that hold the newest fifty reviews if these are more. */
const halfLife = { weeks: 8, reviews: 50 }

/** The share of reviews that say so now: since it changed, or where old reviews weigh less. */
function recentShare(weeks: Week[], shift: Shift | null): number {
  if (shift) return rateOf(shift.after)
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
