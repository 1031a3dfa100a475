import { countOf } from '#app/languages/format.ts'
import type { SentimentCounts } from './sentiments.server.ts'

/** Which reviews have no sentiment, and why: "" if all have one. */
export function unanalysedNote({
  unanalysed,
  starsAlone,
}: Pick<SentimentCounts, 'unanalysed' | 'starsAlone'>) {
  const sentences = [
    starsAlone > 0 &&
      `${countOf(starsAlone, 'review has', 'reviews have')} stars alone and ${isOrAre(starsAlone)} left out.`,
    unanalysed > 0 &&
      `${countOf(unanalysed, 'review')} could not be analysed (usually ${unanalysed === 1 ? 'its' : 'their'} language) and ${isOrAre(unanalysed)} left out.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are')
