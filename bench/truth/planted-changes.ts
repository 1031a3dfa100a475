import { findChanges } from '#app/features/trends/change-points.ts'
import { days } from '#app/platform/clock.ts'
import { hotelTopics, normalOf, plantBusiness, randomOf, type ScoreOf, weekName } from './planted-business.ts'

/** Before the change. */
const weeksBefore = 52
const weeksAfter = 8
const topic = 'room'

export type World = {
  what: string
  /** Of reviews: with an opinion on the topic that changes. */
  share: number
  mean: number
  by: number
  scoreOf: ScoreOf
  perWeek: number
}

/** Shares of all runs. `asTold`: of the changes told, those whose interval holds the planted shift. */
export type Found = { inTwoWeeks: number; inFourWeeks: number; located: number; asTold: number }

/**
 * A topic changes beside nine others. It is found after some weeks if a reading until then tells a change of it that began at
 * most two weeks from the true one; located if the reading after eight weeks does.
 */
export function measureFound({ share, mean, by, ...world }: World, runs: number): Found {
  const topics = [{ topic, share, mean }, ...hotelTopics]
  let [inTwoWeeks, inFourWeeks, located, told, held] = [0, 0, 0, 0, 0]
  for (let run = 0; run < runs; run++) {
    const series = plantBusiness({
      ...world,
      topics,
      shift: { topic, by, at: weeksBefore },
      weeks: weeksBefore + weeksAfter,
      random: randomOf(run),
    })
    const readAfter = (weeks: number) => {
      const until = weekName(weeksBefore + weeks)
      const known = series.map((each) => ({ ...each, weeks: each.weeks.filter(({ week }) => week < until) }))
      return findChanges(known).find((change) => change.topic === topic)
    }
    const isFound = (weeks: number) => {
      const since = readAfter(weeks)?.since
      return since !== undefined && Math.abs(Date.parse(since) - start) <= days(14)
    }
    const isEarly = isFound(1) || isFound(2)
    inTwoWeeks += Number(isEarly)
    inFourWeeks += Number(isEarly || isFound(4))
    const change = readAfter(weeksAfter)
    if (!change) continue
    located += Number(Math.abs(Date.parse(change.since) - start) <= days(14))
    told++
    held += Number(change.difference.low <= by && by <= change.difference.high)
  }
  return {
    inTwoWeeks: inTwoWeeks / runs,
    inFourWeeks: inFourWeeks / runs,
    located: located / runs,
    asTold: held / told,
  }
}

const start = Date.parse(weekName(weeksBefore))

/** How many of the businesses in which nothing changes have anything told of them, at one reading. */
export function measureFalseAlarms({ share, mean, ...world }: World, runs: number, weeks = weeksBefore + 2) {
  const topics = [{ topic, share, mean }, ...hotelTopics]
  const alarms = Array.from({ length: runs }, (_, run) =>
    findChanges(plantBusiness({ ...world, topics, weeks, random: randomOf(1_000_000 + run) })),
  )
  return alarms.filter(({ length }) => length > 0).length / runs
}

/** The spread of one score in such a world, before the change. */
export function spreadIn({ mean, scoreOf }: World) {
  const random = randomOf(1)
  const scores = Array.from({ length: 20_000 }, () => scoreOf(mean, random, normalOf(random)))
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return Math.sqrt(scores.reduce((sum, score) => sum + (score - average) ** 2, 0) / scores.length)
}
