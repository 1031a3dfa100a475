import { chanceOfCrossing } from './crossing.ts'
import { isBeyondDrift } from './drift.ts'
import { type KnownOpinion, restsOnFew } from './evidence-of-change.ts'
import {
  addUp,
  estimateDifference,
  fewestOpinions,
  less,
  meanOf,
  noOpinions,
  type OpinionSums,
  opinionsOf,
  plus,
  pooledVariance,
} from './opinion-sums.ts'
import { asNormal, normalQuantile, normalTail } from './probability.ts'
import { imaginedWeeks, restlessnessOf } from './restless-weeks.ts'
import { lessSkew, skewCounted } from './skew.ts'
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
const leastDifference = 0.15

/** On either side of the interval: smaller than usual, because the week was chosen as the clearest. */
const chanceBeyond = 0.01

/** The most recent change of each topic that has one, the greatest difference first. */
export function findChanges(series: TopicSeries[]): ChangePoint[] {
  const known = series.filter(({ weeks }) => addUp(weeks).reviews >= 2 * fewestOpinions).length
  return significant(series)
    .flatMap((each) => latestChange(each, (2 * falseAlarms) / known) ?? [])
    .sort((one, other) => Math.abs(other.difference.value) - Math.abs(one.difference.value))
}

function latestChange({ topic, weeks, newest }: TopicSeries, chance: number): ChangePoint | null {
  const starts = splitsIn(weeks, chance)
  const [at, from] = [starts.at(-1), starts.at(-2) ?? 0]
  if (at === undefined) return null
  const [before, after] = [addUp(weeks.slice(from, at)), addUp(weeks.slice(at))]
  const since = weeks[at]!.week
  const difference = estimateDifference(before, after, chanceBeyond)
  if (Math.abs(difference.value) < leastDifference || restsOnFew(newest, since, { before, after }, chance))
    return null
  return { topic, since, before: opinionsOf(before), after: opinionsOf(after), difference }
}

/** Of weeks with a change: where the level changes, in order of time. */
function splitsIn(weeks: WeekSums[], chance: number): number[] {
  const at = likeliestSplit(weeks)
  if (at === null || !isBeyondDrift(weeks, at, chance)) return []
  const isChanged = (part: WeekSums[]) => significant([{ topic: null, weeks: part }]).length > 0
  const [earlier, later] = [weeks.slice(0, at), weeks.slice(at)]
  return [
    ...(isChanged(earlier) ? splitsIn(earlier, chance) : []),
    at,
    ...(isChanged(later) ? splitsIn(later, chance).map((split) => at + split) : []),
  ]
}

/** The clearest, where of equally clear ones those count for more in which the shift can just be seen. */
function likeliestSplit(weeks: WeekSums[]) {
  const splits = sidesOf(weeks).map((sides) => compare(weeks, sides))
  if (splits.length === 0) return null
  const weightOf = weigher(splits)
  const likelihood = (split: Split) => split.z ** 2 / 2 + Math.log(weightOf(split))
  return splits.reduce((one, other) => (likelihood(other) > likelihood(one) ? other : one)).at
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

/** Of the week `at` of some weeks. */
type Sides = { at: number; before: OpinionSums; after: OpinionSums }

/** Of each week with enough opinions on either side. */
function sidesOf(weeks: WeekSums[]): Sides[] {
  const all = addUp(weeks)
  const found: Sides[] = []
  let before = noOpinions
  for (const [at, week] of weeks.entries()) {
    const after = less(all, before)
    if (Math.min(before.reviews, after.reviews) >= fewestOpinions) found.push({ at, before, after })
    before = plus(before, week)
  }
  return found
}

const shiftLookedFor = 0.3

function compare(weeks: WeekSums[], { at, before, after }: Sides): Split {
  const reviews = before.reviews + after.reviews
  const variance = pooledVariance(before, after)
  const restlessness = restlessnessOf(weeks, at, before, after, variance)
  const error = Math.sqrt(restlessness * variance * (1 / before.reviews + 1 / after.reviews))
  const t = (meanOf(after) - meanOf(before)) / error
  const freedom = (restlessness > 1 ? weeks.length + imaginedWeeks : reviews) - 2
  return {
    at,
    before: before.reviews,
    after: after.reviews,
    z: lessSkew(asNormal(t, freedom), { before, after }, skewCounted),
    expected: shiftLookedFor / error,
  }
}

type Weeks = Pick<TopicSeries, 'topic' | 'weeks'>

/** Series with a change: all their chances together stay below the level, by Holm's steps. */
function significant<Series extends Weeks>(series: Series[]): Series[] {
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

function weighed<Series extends Weeks>(series: Series[]): Weighed<Series>[] {
  const all = series.map((each) => ({ series: each, splits: thinned(each.weeks) }))
  const weightOf = weigher(all.flatMap((each) => each.splits))
  const partOf = ({ topic }: Weeks) => (topic === null ? partOfWholeTexts : 1)
  return all
    .map((each) => {
      const part = partOf(each.series)
      const known = each.splits.map((split) => ({ ...split, weight: part * weightOf(split) }))
      const least = Math.min(...known.map(({ z, weight }) => (2 * normalTail(Math.abs(z))) / weight))
      return { ...each, splits: known, least }
    })
    .filter((each) => each.splits.length > 0)
    .sort((one, other) => one.least - other.least)
}

/** Whole texts mostly say again what topics say. */
const partOfWholeTexts = 0.25
/** This part of the level goes to all weeks and topics alike, the rest to where the shift can just be seen. */
const spreadEvenly = 0.25

function weigher(splits: Split[]) {
  const sum = splits.reduce((total, { expected }) => total + usefulness(expected), 0)
  return ({ expected }: Split) =>
    (1 - spreadEvenly) * (usefulness(expected) / sum) + spreadEvenly / splits.length
}

/** The weights with which most shifts are found (Roeder and Wasserman), for shifts of one size. */
const usefulness = (expected: number) => normalTail(expected / 2 + 4 / expected)

/** Of splits with almost the same opinions after them, one: the newest weeks one by one, older ones more sparsely. */
function thinned(weeks: WeekSums[]): Split[] {
  let last = 0
  return sidesOf(weeks)
    .toReversed()
    .filter(({ after }) => {
      const isKept = after.reviews >= 1.2 * last
      if (isKept) last = after.reviews
      return isKept
    })
    .reverse()
    .map((sides) => compare(weeks, sides))
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
