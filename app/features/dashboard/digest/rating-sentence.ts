import {
  areRatingsApart,
  ratingOf,
  type StarCounts,
  countOf as starsIn,
} from '#app/features/figures/statistics.ts'
import type { SentencePart } from '#app/features/findings/telling.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { countOf, formatAverage, formatNumber } from '#app/languages/format.ts'
import { type DigestPeriod, periodKey, unitName } from './digest-period.ts'

/** The rating of the period beside that of the one before. Null if nobody rated the business in it. */
export function ratingSentence(
  period: DigestPeriod,
  now: StarCounts,
  before: StarCounts,
): SentencePart[] | null {
  const count = starsIn(now)
  if (count === 0) return null
  const rating = ratingOf(now)
  const said = rating
    ? `${formatAverage(rating.value)} on average (95% confidence: ${formatAverage(rating.low)} to ${formatAverage(rating.high)})`
    : 'too few for an average'
  return [
    {
      text: countOf(count, 'customer'),
      address: inboxAddress({ state: 'published', provenance: 'own', period: periodKey(period) }),
    },
    ` rated you: ${said}. ${comparison(period, now, before)}`,
  ]
}

/** The period before, and whether the difference is more than chance where both have an average. */
function comparison(period: DigestPeriod, now: StarCounts, before: StarCounts) {
  const [rating, earlier] = [ratingOf(now), ratingOf(before)]
  const count = starsIn(before)
  const when = `The ${unitName(period)} before`
  if (count === 0) return `${when}, nobody did.`
  if (!rating || !earlier) return `${when}, ${formatNumber(count)} did.`
  const difference = areRatingsApart(now, before)
    ? 'more than chance explains'
    : 'a difference that could be chance'
  return `${when}, it was ${formatAverage(earlier.value)} from ${countOf(count, 'customer')}: ${difference}.`
}
