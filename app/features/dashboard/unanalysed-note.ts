import { countOf, formatList, formatNumber } from '#app/languages/format.ts'
import type { SentimentCounts } from './sentiments.server.ts'

/** How many reviews have a sentiment, and why the others have none: "" if all have one. */
export function unanalysedNote(counts: SentimentCounts[]) {
  const sumOf = (what: keyof SentimentCounts) => counts.reduce((sum, each) => sum + each[what], 0)
  const judged = sumOf('positive') + sumOf('neutral') + sumOf('negative')
  const [unlearned, unclear, starsAlone] = [sumOf('unlearned'), sumOf('unclear'), sumOf('starsAlone')]
  const others = unlearned + unclear + starsAlone
  if (others === 0) return ''
  const reasons = [
    unlearned > 0 && `${countIs(unlearned)} in languages that we cannot analyse yet`,
    unclear > 0 && `${countIs(unclear)} too short or unclear`,
    starsAlone > 0 && `${starsAlone === 1 ? '1 has' : `${formatNumber(starsAlone)} have`} stars alone`,
  ].filter((reason) => reason !== false)
  return `Based on ${formatNumber(judged)} of ${countOf(judged + others, 'review')}: ${formatList(reasons)}.`
}

const countIs = (count: number) => (count === 1 ? '1 is' : `${formatNumber(count)} are`)
