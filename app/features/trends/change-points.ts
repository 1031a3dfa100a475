import { chanceOfCrossing } from './crossing.ts'
import { type KnownOpinion, restsOnFew } from './evidence-of-change.ts'
import {
  addUp,
  estimateDifference,
  fewestOpinions,
  leastVariance,
  less,
  meanOf,
  noOpinions,
  type OpinionSums,
  opinionsOf,
  plus,
  spreadOf,
} from './opinion-sums.ts'
import { normalQuantile, normalTail } from './probability.ts'
import type { ChangePoint } from './trends.ts'

// The opinions on a topic change in a week if their means before and after it differ by more than chance explains, with
// all the weeks and topics in question taken into account.

export type WeekSums = OpinionSums & { week: string }

export type TopicSeries = {
  topic: string | null
  /** In order, those without opinions left out. */
  weeks: WeekSums[]
  /** The newest of the opinions. */
  newest: KnownOpinion[]
}

/** The chance that anything is told of a business in which nothing changed. */
const falseAlarms = 0.05
/** A smaller difference is nothing to tell, however sure. */
const leastDifference = 0.1

/** On either side of the interval: smaller than usual, because the week was chosen as the clearest. */
const chanceBeyond = 0.01

/** The most recent change of each topic that has one, the greatest difference first. */
export function findChanges(series: TopicSeries[]): ChangePoint[] {
  return significant(series)
    .flatMap((each) => latestChange(each) ?? [])
    .sort((one, other) => Math.abs(other.difference.value) - Math.abs(one.difference.value))
}

function latestChange({ topic, weeks, newest }: TopicSeries): ChangePoint | null {
  const starts = splitsIn(weeks)
  const [at, from] = [starts.at(-1), starts.at(-2) ?? 0]
  if (at === undefined) return null
  const [before, after] = [addUp(weeks.slice(from, at)), addUp(weeks.slice(at))]
  const since = weeks[at]!.week
  const difference = estimateDifference(before, after, chanceBeyond)
  if (Math.abs(difference.value) < leastDifference || restsOnFew(newest, since, before, after)) return null
  return { topic, since, before: opinionsOf(before), after: opinionsOf(after), difference }
}

/** Of weeks with a change: where the level changes, in order of time. */
function splitsIn(weeks: WeekSums[]): number[] {
  const at = clearestSplit(weeks)
  if (at === null) return []
  const isChanged = (part: WeekSums[]) => significant([{ weeks: part }]).length > 0
  const [earlier, later] = [weeks.slice(0, at), weeks.slice(at)]
  return [
    ...(isChanged(earlier) ? splitsIn(earlier) : []),
    at,
    ...(isChanged(later) ? splitsIn(later).map((split) => at + split) : []),
  ]
}

function clearestSplit(weeks: WeekSums[]) {
  const splits = splitsOf(weeks)
  if (splits.length === 0) return null
  return splits.reduce((one, other) => (Math.abs(other.z) > Math.abs(one.z) ? other : one)).at
}

type Split = {
  /** Of the weeks: the first after it. */
  at: number
  before: number
  after: number
  /** The difference of the means in standard errors, as a normal value. */
  z: number
  /** The same of the shift that is looked for. */
  expected: number
}

function splitsOf(weeks: WeekSums[]): Split[] {
  const all = addUp(weeks)
  const betweenAll = weeks.reduce((sum, { total, reviews }) => sum + total ** 2 / reviews, 0)
  const splits: Split[] = []
  let before = noOpinions
  for (const [at, week] of weeks.entries()) {
    const after = less(all, before)
    if (before.reviews >= fewestOpinions && after.reviews >= fewestOpinions) {
      splits.push({ at, ...compare(before, after, betweenAll, weeks.length) })
    }
    before = plus(before, week)
  }
  return splits
}

/** A business's usual week-to-week variation counts as much as so many weeks that vary as chance explains. */
const imaginedWeeks = 30
const shiftLookedFor = 0.3

function compare(before: OpinionSums, after: OpinionSums, betweenAll: number, weeks: number) {
  const freedom = before.reviews + after.reviews - 2
  const variance = Math.max((spreadOf(before) + spreadOf(after)) / freedom, leastVariance)
  const between =
    (betweenAll - before.total ** 2 / before.reviews - after.total ** 2 / after.reviews) / variance
  const dispersion = Math.max(1, (between + imaginedWeeks) / (weeks - 2 + imaginedWeeks))
  const error = Math.sqrt(dispersion * variance * (1 / before.reviews + 1 / after.reviews))
  const t = (meanOf(after) - meanOf(before)) / error
  return {
    before: before.reviews,
    after: after.reviews,
    z: lessSkew(asNormal(t, freedom), skewOf(before, after) / Math.sqrt(variance)),
    expected: shiftLookedFor / error,
  }
}

/** The normal value with about the same tail as this one of Student's t. */
const asNormal = (t: number, freedom: number) =>
  (t * (1 - 1 / (4 * freedom))) / Math.sqrt(1 + t ** 2 / (2 * freedom))

/**
 * Where nearly all praise, a few complaints move the mean of a few reviews further than a normal value would go. This is the
 * skewness of the difference of the means, times the standard deviation, if all scores were 1 or -1.
 */
function skewOf(before: OpinionSums, after: OpinionSums) {
  const [one, other] = [1 / before.reviews, 1 / after.reviews]
  return (-2 * meanOf(plus(before, after)) * (other ** 2 - one ** 2)) / (one + other) ** 1.5
}

/** Found by simulation: with this part of the correction, skew scores raise no more false alarms than others. */
const skewCounted = 0.2
const mostTaken = 0.5

/** Cornish and Fisher's correction, where it makes a difference less clear. */
function lessSkew(z: number, skew: number) {
  if (Math.abs(z) < 1) return z
  const taken = (skewCounted * skew * (z ** 2 - 1)) / 6 / z
  return z * (1 - Math.min(Math.max(taken, 0), mostTaken))
}

/** Series with a change: all their chances together stay below the level, by Holm's steps. */
function significant<Series extends { weeks: WeekSums[] }>(series: Series[]): Series[] {
  let left = weighed(series)
  const found: Series[] = []
  for (;;) {
    const [first] = left
    if (!first || !isBeyondChance(left, first.least)) return found
    found.push(first.series)
    left = left.slice(1)
  }
}

type Weighed<Series> = { series: Series; splits: (Split & { weight: number })[]; least: number }

function weighed<Series extends { weeks: WeekSums[] }>(series: Series[]): Weighed<Series>[] {
  const all = series.map((each) => ({ series: each, splits: thinned(splitsOf(each.weeks)) }))
  const splits = all.flatMap((each) => each.splits)
  const sum = splits.reduce((total, { expected }) => total + usefulness(expected), 0)
  const weightOf = ({ expected }: Split) =>
    (1 - spreadEvenly) * (usefulness(expected) / sum) + spreadEvenly / splits.length
  return all
    .map((each) => {
      const known = each.splits.map((split) => ({ ...split, weight: weightOf(split) }))
      const least = Math.min(...known.map(({ z, weight }) => (2 * normalTail(Math.abs(z))) / weight))
      return { ...each, splits: known, least }
    })
    .filter((each) => each.splits.length > 0)
    .sort((one, other) => one.least - other.least)
}

/** This part of the level goes to all weeks and topics alike, the rest to where the shift can just be seen. */
const spreadEvenly = 0.25

/** The weights with which most shifts are found (Roeder and Wasserman), for shifts of one size. */
const usefulness = (expected: number) => normalTail(expected / 2 + 4 / expected)

/** Of splits with almost the same opinions after them, one: the newest weeks one by one, older ones more sparsely. */
function thinned(splits: Split[]) {
  let last = 0
  return splits
    .toReversed()
    .filter(({ after }) => {
      const isKept = after >= 1.2 * last
      if (isKept) last = after
      return isKept
    })
    .reverse()
}

/**
 * True if it is unlikely enough that by chance alone any split of any series is this unlikely for its weight. Their chances
 * add up to no more than this; only where that is too much, how far the splits of a series depend on each other is
 * calculated.
 */
function isBeyondChance(all: Weighed<unknown>[], least: number) {
  const chances = all.map(({ splits }) => {
    const each = splits.map(({ weight }) => least * weight)
    return { splits, lowest: Math.max(...each), highest: each.reduce((sum, chance) => sum + chance, 0) }
  })
  let highest = chances.reduce((sum, chance) => sum + chance.highest, 0)
  let lowest = chances.reduce((sum, chance) => sum + chance.lowest, 0)
  for (const chance of chances.sort((one, other) => other.highest - one.highest)) {
    if (highest <= falseAlarms || lowest > falseAlarms) break
    const exact = chanceOfCrossing(stepsOf(chance.splits, least))
    highest -= chance.highest - exact
    lowest += exact - chance.lowest
  }
  return highest <= falseAlarms
}

/** The means before and after each split are those of a Brownian bridge, so that each depends on the last one alone. */
const stepsOf = (splits: Weighed<unknown>['splits'], least: number) =>
  splits.map(({ before, after, weight }, at) => {
    const last = splits[at - 1]
    return {
      bound: normalQuantile(Math.max((least * weight) / 2, 1e-300)),
      correlation: last ? Math.sqrt((last.before * after) / (last.after * before)) : 0,
    }
  })
