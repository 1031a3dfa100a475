import { countTail } from '#app/features/figures/statistics.ts'
import { plusDays } from '#app/platform/clock.ts'

/** Days with more reviews than usual, both included: "2026-11-22". */
export type Burst = { from: string; to: string; reviews: number; usual: number }

/** How many days a burst may last. */
const lengths = [1, 2, 3, 7]
const fewestReviews = 8
/** At least this many other days are needed to know what is usual. */
const fewestDays = 14
/** A burst has at least this many times the usual number of reviews. */
const leastFactor = 2
/** The chance of reporting any burst when all days are as usual. */
const falseAlarms = 0.01

/** Bursts in the numbers of reviews of successive days, the first of which is `from`. The latest comes first. */
export function findBursts(from: string, counts: number[]): Burst[] {
  const isBurst = new Array<boolean>(counts.length).fill(false)
  const bursts: Burst[] = []
  for (;;) {
    const found = clearestBurst(counts, isBurst)
    if (!found) return bursts.sort((one, other) => (one.from < other.from ? 1 : -1))
    const { at, length, reviews, usual } = found
    isBurst.fill(true, at, at + length)
    bursts.push({ from: plusDays(from, at), to: plusDays(from, at + length - 1), reviews, usual })
  }
}

/** The days that are least explained by the others. */
function clearestBurst(counts: number[], isBurst: boolean[]) {
  const windows = lengths.flatMap((length) =>
    Array.from({ length: Math.max(counts.length - length + 1, 0) }, (_, at) => ({ at, length })),
  )
  const known = counts.filter((_, day) => !isBurst[day])
  const total = sumOf(known)
  let clearest: { at: number; length: number; reviews: number; usual: number; chance: number } | null = null
  for (const { at, length } of windows) {
    if (isBurst.slice(at, at + length).some(Boolean)) continue
    const reviews = sumOf(counts.slice(at, at + length))
    const others = known.length - length
    if (reviews < fewestReviews || others < fewestDays) continue
    const mean = meanOf(total - reviews, others)
    const usual = length * mean
    if (reviews < leastFactor * usual) continue
    const size = sizeOf(
      counts.filter((_, day) => !isBurst[day] && (day < at || day >= at + length)),
      mean,
    )
    const chance = countTail(reviews, usual, length * size) * windows.length
    if (chance < (clearest?.chance ?? falseAlarms)) clearest = { at, length, reviews, usual, chance }
  }
  return clearest
}

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)

/** One imaginary review keeps the mean above zero. */
const meanOf = (reviews: number, days: number) => (reviews + 1) / days

/** The size parameter of the negative binomial distribution with this mean and the variance of the counts. */
function sizeOf(counts: number[], mean: number) {
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / (counts.length - 1)
  return mean ** 2 / Math.max(variance - mean, mean / 1000)
}
