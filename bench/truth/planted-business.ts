import type { Side } from '#app/features/analyses/analysis.schema.ts'
import type { Week } from '#app/features/figures/statistics.ts'
import type { Course } from '#app/features/findings/finding-trend.ts'

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

/** Those who write reviews in one place. */
export type Crowd = {
  source?: string
  perWeek: (week: number) => number
  /** Multiplies the share of each topic and side. */
  factor?: (week: number, at: number) => number
}

/** The share of reviews that say so by week, and by how many stars they differ from the others. */
export type Planted = { side: Side; shareIn: (week: number) => number; stars: number }

/** Twelve to forty topics, each with a share of praise and of complaints. */
export function plantTopics(random: Random): Planted[] {
  const topics = 12 + Math.floor(29 * random())
  const share = () => 0.005 * 60 ** random()
  return Array.from({ length: topics }, (): Planted[] => {
    const [praise, complaint] = [share(), share()]
    return [
      { side: 'praise', shareIn: () => praise, stars: 0.2 + 0.6 * random() },
      { side: 'complaint', shareIn: () => complaint, stars: 0.8 + 1.2 * random() },
    ]
  }).flat()
}

/** What each says by week, the oldest first. */
export function plantWeeks(planted: Planted[], crowds: Crowd[], weeks: number, random: Random): Week[][] {
  const courses = planted.map((): Week[] => [])
  for (let week = 0; week < weeks; week++) {
    for (const course of courses) course.push({})
    for (const { source = '', perWeek, factor = () => 1 } of crowds) {
      const of = poissonOf(random, perWeek(week))
      if (of === 0) continue
      for (const [at, { shareIn }] of planted.entries()) {
        const share = Math.min(0.95, shareIn(week) * factor(week, at))
        let count = 0
        for (let left = of; left > 0; left--) count += Number(random() < share)
        courses[at]![week]![source] = { count, of }
      }
    }
  }
  return courses
}

const weeksRead = 52

/** As the product reads them on the Monday before the week `until`. */
export function coursesUntil(until: number, planted: Planted[], weeks: Week[][]): Course[] {
  const read = weeks.map((course) => course.slice(Math.max(0, until - weeksRead), until).reverse())
  const counts = read.map((course) =>
    course.flatMap(Object.values).reduce((sum, { count }) => sum + count, 0),
  )
  return planted.map(({ side }, at) => ({
    side,
    weeks: read[at]!,
    // Both sides of a topic are neighbours.
    mentions: counts[at]! + counts[at ^ 1]!,
  }))
}
