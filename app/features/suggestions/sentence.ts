import type { Cause } from '#analysis/causes/causes.ts'
import type { CitedSentence, Figure } from '#app/features/citations/cited-sentence.ts'
import { countOf, formatNumber, formatPercent } from '#app/languages/format.ts'
import { acts } from './acts.ts'
import type { Suggestion } from './suggestion.ts'

/** How many say so, of how many, with the interval of their share. */
export function sentenceOf(
  { act, topic, evidence, share }: Pick<Suggestion, 'act' | 'topic' | 'evidence' | 'share'>,
  looked: number,
): CitedSentence {
  const { value, low, high } = share ?? { value: 0, low: 0, high: 0 }
  const count = evidence.length
  const isOne = count === 1
  const what =
    act === 'look-into'
      ? `${isOne ? 'complains' : 'complain'} about the ${topic}, and we recognise no common reason`
      : `${isOne ? 'says' : 'say'} that ${acts[act as Cause].said}`
  const label = act === 'look-into' ? `complaints about the ${topic}` : `reviews that say so`
  const figure = (value: number, kind: Figure['kind']): Figure => ({ label, value, kind, reviews: looked })
  return {
    text: `${formatNumber(count)} of the newest ${countOf(looked, 'review')} (${formatPercent(value)}, 95% confidence: ${formatPercent(low)} to ${formatPercent(high)}) ${what}.`,
    citations: evidence.map(({ reviewId, quote, authorName, writtenAt, rating, provenance, language }) => ({
      ...{ reviewId, quote, authorName, writtenAt, rating, provenance, language },
    })),
    figures: [figure(count, 'count'), ...[value, low, high, 0.95].map((each) => figure(each, 'share'))],
  }
}
