import { figureText } from '#app/features/citations/figure-text.ts'
import { fewestReviews } from '#app/features/insights/chance.ts'
import type { WeekOfSentiment } from '#app/features/trends/trends.ts'
import { countOf } from '#app/languages/format.ts'

const weeksTogether = 4
const fewestPoints = 3

/** Means from -1 to 1, null in steps with too few opinions, and the same in words. */
export type TopicTrend = { values: (number | null)[]; words: string }

/** The mean opinion in steps of four weeks, the last of which ends now. Null with too few opinions for a line. */
export function topicTrend(weeks: WeekOfSentiment[]): TopicTrend | null {
  const first = weeks.length % weeksTogether
  const steps = Array.from({ length: Math.floor(weeks.length / weeksTogether) }, (_, index) =>
    weeks.slice(first + index * weeksTogether, first + (index + 1) * weeksTogether),
  )
  const values = steps.map(meanOf)
  const known = values.filter((value) => value !== null)
  if (known.length < fewestPoints) return null
  const score = (value: number) => figureText({ kind: 'score', value })
  const words = `from ${score(known[0]!)} to ${score(known.at(-1)!)} on a scale from -1 to 1, in ${countOf(known.length, 'step')} of four weeks`
  return { values, words }
}

function meanOf(weeks: WeekOfSentiment[]) {
  const reviews = weeks.reduce((sum, { opinions }) => sum + opinions.reviews, 0)
  if (reviews < fewestReviews) return null
  return weeks.reduce((sum, { opinions }) => sum + opinions.mean * opinions.reviews, 0) / reviews
}
