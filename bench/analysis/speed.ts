import type { Reader } from './readers.ts'

const WORDS = 56
const ROUNDS = 8

/**
 * Reviews a second of each reader, the best of some rounds that take turns; every text has 56 words. In processor
 * time, all threads together: on a busy machine the clock measures the others.
 */
export function measureSpeed(texts: string[], readers: Reader[]): Map<string, number> {
  const reviews = texts
    .map((text) => text.split(/\s+/))
    .filter((words) => words.length >= WORDS)
    .slice(0, 1500)
    .map((words) => words.slice(0, WORDS).join(' '))
  const best = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const reader of readers) {
      const start = process.cpuUsage()
      for (const review of reviews) reader.read(review)
      const { user, system } = process.cpuUsage(start)
      const perSecond = (1e6 * reviews.length) / (user + system)
      best.set(reader.name, Math.max(best.get(reader.name) ?? 0, perSecond))
    }
  }
  return best
}
