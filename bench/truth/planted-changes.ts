import { findChanges } from '#app/features/trends/change-points.ts'
import { days } from '#app/platform/clock.ts'
import {
  hotelTopics,
  normalOf,
  type PlantedTopic,
  plantReviews,
  randomOf,
  type ScoreOf,
  seriesUntil,
  weekName,
} from './planted-business.ts'

const weeksAfter = 8
const topic = 'room'

export type World = {
  what: string
  /** Before the change. */
  history: number
  /** Of reviews: with an opinion on the topic that changes. */
  share: number
  mean: number
  by: number
  scoreOf: ScoreOf
  perWeek: number
  /** Beside the one that changes. */
  others: PlantedTopic[]
}

const world: Omit<World, 'what' | 'scoreOf'> = {
  history: 52,
  share: 1,
  mean: 0.2,
  by: -0.3,
  perWeek: 30,
  others: hotelTopics,
}
export const worldOf = (own: Pick<World, 'what' | 'scoreOf'> & Partial<World>): World => ({
  ...world,
  ...own,
})

const topicsOf = ({ share, mean, others }: World) => [{ topic, share, mean }, ...others]

/**
 * Shares of all runs. `dated`: found after two weeks at most, begun at most one week from the true one. `asTold`: of the changes
 * told after eight weeks, those whose interval holds the planted shift.
 */
export type Found = {
  inTwoWeeks: number
  dated: number
  inFourWeeks: number
  located: number
  asTold: number
}

/**
 * A topic changes, beside others or alone. It is found after some weeks if a reading until then tells a change of it in that
 * direction that began at most two weeks from the true one; located if the reading after eight weeks does.
 */
export function measureFound(world: World, runs: number): Found {
  const { history, by, perWeek, scoreOf } = world
  const topics = topicsOf(world)
  const start = Date.parse(weekName(history))
  let [inTwoWeeks, dated, inFourWeeks, located, told, held] = [0, 0, 0, 0, 0, 0]
  for (let run = 0; run < runs; run++) {
    const shift = (week: number, of: string) => (of === topic && week >= history ? by : 0)
    const reviews = plantReviews({
      topics,
      crowds: [{ perWeek: () => perWeek, by: shift }],
      weeks: history + weeksAfter,
      scoreOf,
      random: randomOf(run),
    })
    const readAfter = (weeks: number) =>
      findChanges(seriesUntil(history + weeks, topics, reviews)).find((change) => change.topic === topic)
    const isNear = (change: ReturnType<typeof readAfter>, weeks: number) =>
      change !== undefined &&
      change.difference.value * by > 0 &&
      Math.abs(Date.parse(change.since) - start) <= days(7 * weeks)
    const early = [readAfter(1), readAfter(2)]
    const isEarly = early.some((change) => isNear(change, 2))
    inTwoWeeks += Number(isEarly)
    dated += Number(early.some((change) => isNear(change, 1)))
    inFourWeeks += Number(isEarly || isNear(readAfter(4), 2))
    const change = readAfter(weeksAfter)
    if (!change) continue
    located += Number(isNear(change, 2))
    told++
    held += Number(change.difference.low <= by && by <= change.difference.high)
  }
  return {
    inTwoWeeks: inTwoWeeks / runs,
    dated: dated / runs,
    inFourWeeks: inFourWeeks / runs,
    located: located / runs,
    asTold: held / told,
  }
}

/** How many of the businesses in which nothing changes have anything told of them, at one reading. */
export function measureFalseAlarms(world: World, runs: number) {
  const { history, perWeek, scoreOf } = world
  const topics = topicsOf(world)
  const weeks = history + 2
  const alarms = Array.from({ length: runs }, (_, run) => {
    const random = randomOf(1_000_000 + run)
    const reviews = plantReviews({ topics, crowds: [{ perWeek: () => perWeek }], weeks, scoreOf, random })
    return findChanges(seriesUntil(weeks, topics, reviews))
  })
  return alarms.filter(({ length }) => length > 0).length / runs
}

/** The spread of one score in such a world, before the change. */
export function spreadIn({ mean, scoreOf }: World) {
  const random = randomOf(1)
  const scores = Array.from({ length: 20_000 }, () => scoreOf(mean, random, normalOf(random)))
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return Math.sqrt(scores.reduce((sum, score) => sum + (score - average) ** 2, 0) / scores.length)
}
