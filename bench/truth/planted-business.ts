import { normalTail } from '#app/features/figures/statistics.ts'
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

function poissonOf(random: Random, mean: number): number {
  if (mean > 100) return poissonOf(random, 100) + poissonOf(random, mean - 100)
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

/** Normal, kept between -1 and 1, so that this mean remains. */
export const normalScore = (spread: number): ScoreOf => {
  const middles = new Map<number, number>()
  return (mean, random, mood) => {
    const middle = middles.get(mean) ?? middleFor(mean, spread)
    middles.set(mean, middle)
    return Math.min(Math.max(middle + spread * shared(random, mood), -1), 1)
  }
}

/** Of the normal distribution that has this mean once it is kept between -1 and 1. */
function middleFor(mean: number, spread: number) {
  let [low, high] = [-3, 3]
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    const [to, from] = [(1 - middle) / spread, (-1 - middle) / spread]
    const within = normalTail(from) - normalTail(to)
    const kept =
      normalTail(to) - (1 - normalTail(from)) + middle * within + spread * (density(from) - density(to))
    if (kept < mean) low = middle
    else high = middle
  }
  return low
}

const density = (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)

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

/** Those who write reviews, in a manner of their own. */
export type Crowd = {
  perWeek: (week: number) => number
  /** Added to a topic's mean. */
  by?: (week: number, topic: string) => number
  /** Where they write, if not here. */
  source?: string
  language?: string
  /** All on this day of the week, 0 to 6. */
  day?: number
}

type Planted = {
  topics: PlantedTopic[]
  crowds: Crowd[]
  weeks: number
  scoreOf: ScoreOf
  random: Random
}

export const weekName = (at: number) => dayName(7 * at)
const dayName = (at: number) => new Date(Date.UTC(2025, 0, 6 + at)).toISOString().slice(0, 10)

type Review = { at: number; source: string; language: string; scores: (number | null)[] }

/** Of whole texts: the mean of all opinions. */
const wholeOf = (said: number[]) =>
  said.length === 0 ? null : said.reduce((sum, score) => sum + score, 0) / said.length

/** Reviews of successive weeks. */
export function plantReviews({ topics, crowds, weeks, scoreOf, random }: Planted): Review[] {
  const reviews: Review[] = []
  for (let week = 0; week < weeks; week++) {
    for (const { perWeek, by, source = '', language = 'en', day } of crowds) {
      for (let left = poissonOf(random, perWeek(week)); left > 0; left--) {
        const mood = normalOf(random)
        const scores = topics.map(({ topic, share, mean }) =>
          random() < share ? scoreOf(mean + (by?.(week, topic) ?? 0), random, mood) : null,
        )
        const whole = wholeOf(scores.filter((score) => score !== null))
        reviews.push({
          at: 7 * week + (day ?? Math.floor(7 * random())),
          source,
          language,
          scores: [whole, ...scores],
        })
      }
    }
  }
  return reviews
}

/** As many as the product looks at one by one. */
const newestRead = 1000

/** The product reads so much of the reviews before the week `until`. */
export function seriesUntil(
  until: number,
  topics: Pick<PlantedTopic, 'topic'>[],
  planted: Review[],
): TopicSeries[] {
  const reviews = planted.filter(({ at }) => at < 7 * until)
  const newest = reviews
    .slice(-newestRead)
    .map((review, author) => ({ ...review, day: dayName(review.at), author: `author ${author}` }))
  return [null, ...topics.map(({ topic }) => topic)].map((topic, nth) => {
    const weeks = Array.from({ length: until }, (_, week) => ({
      week: weekName(week),
      reviews: 0,
      total: 0,
      squares: 0,
    }))
    for (const { at, scores } of reviews) {
      const score = scores[nth] ?? null
      if (score === null) continue
      const sum = weeks[Math.floor(at / 7)]!
      sum.reviews++
      sum.total += score
      sum.squares += score ** 2
    }
    const opinions = newest.flatMap(({ day, author, source, language, scores }) => {
      const score = scores[nth] ?? null
      return score === null ? [] : [{ day, author, source, language, score }]
    })
    return { topic, weeks: weeks.filter(({ reviews }) => reviews > 0), newest: opinions }
  })
}
