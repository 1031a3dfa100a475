import type { TopicSeries } from '#app/features/trends/change-points.ts'

/** From 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
export type Random = () => number

export const normalOf = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

function poissonOf(random: Random, mean: number) {
  const least = Math.exp(-mean)
  let count = 0
  for (let product = random(); product > least; product *= random()) count++
  return count
}

/** A score with this mean. `mood`, a standard normal value, is that of the whole review. */
export type ScoreOf = (mean: number, random: Random, mood: number) => number

/** How far topics of one review agree. */
const agreement = Math.sqrt(0.3)
const shared = (random: Random, mood: number) =>
  agreement * mood + Math.sqrt(1 - agreement ** 2) * normalOf(random)

/** About the value below which this share of standard normal values lies. */
export const thresholdOf = (share: number) => Math.log(share / (1 - share)) / 1.702

/**
 * As the engine's scores of the hotels' topics are: praise or complaint, with hardly anything between. The mean decides how many
 * praise.
 */
export const realScore: ScoreOf = (mean, random, mood) => {
  const share = Math.min(Math.max((mean / 0.93 + 1) / 2, 0.001), 0.999)
  const size = 0.86 + 0.14 * random()
  return shared(random, mood) < thresholdOf(share) ? size : -size
}

/** Normal around the mean, kept between -1 and 1. */
export const normalScore =
  (spread: number): ScoreOf =>
  (mean, random, mood) =>
    Math.min(Math.max(mean + spread * shared(random, mood), -1), 1)

export type PlantedTopic = { topic: string; share: number; mean: number }

/** Topics of hotels: the share of reviews with a sure opinion on each, and its mean. */
export const hotelTopics: PlantedTopic[] = [
  { topic: 'staff', share: 0.46, mean: 0.65 },
  { topic: 'location', share: 0.4, mean: 0.87 },
  { topic: 'service', share: 0.23, mean: 0.51 },
  { topic: 'food', share: 0.22, mean: 0.71 },
  { topic: 'facilities', share: 0.21, mean: 0.65 },
  { topic: 'price', share: 0.2, mean: 0.53 },
  { topic: 'bed', share: 0.17, mean: 0.67 },
  { topic: 'bathroom', share: 0.14, mean: 0.41 },
  { topic: 'drinks', share: 0.07, mean: 0.7 },
]

type Planted = {
  topics: PlantedTopic[]
  /** The one that changes, in the week `at`. */
  shift?: { topic: string; by: number; at: number }
  weeks: number
  perWeek: number
  scoreOf: ScoreOf
  random: Random
}

export const weekName = (at: number) => new Date(Date.UTC(2025, 0, 6 + 7 * at)).toISOString().slice(0, 10)

/** The weekly sums of a business of whose topics one changes or none. The sentiment of whole texts is the mean of all opinions. */
export function plantBusiness({ topics, shift, weeks, perWeek, scoreOf, random }: Planted): TopicSeries[] {
  const series = [null, ...topics.map(({ topic }) => topic)].map(
    (topic): TopicSeries => ({ topic, weeks: [], newest: [] }),
  )
  for (let week = 0; week < weeks; week++) {
    const sums = series.map(() => ({ week: weekName(week), reviews: 0, total: 0, squares: 0 }))
    const count = (at: number, score: number) => {
      const sum = sums[at]!
      sum.reviews++
      sum.total += score
      sum.squares += score ** 2
    }
    for (let left = poissonOf(random, perWeek); left > 0; left--) {
      const mood = normalOf(random)
      let [said, total] = [0, 0]
      for (const [at, { topic, share, mean }] of topics.entries()) {
        if (random() >= share) continue
        const by = shift && topic === shift.topic && week >= shift.at ? shift.by : 0
        const score = scoreOf(mean + by, random, mood)
        count(at + 1, score)
        said++
        total += score
      }
      if (said > 0) count(0, total / said)
    }
    for (const [at, sum] of sums.entries()) if (sum.reviews > 0) series[at]!.weeks.push(sum)
  }
  return series
}
