import { isBeyondChance, ratingOf } from '#app/features/analytics/chance.ts'
import type { CitedSentence, Figure } from '#app/features/citations/cited-sentence.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { type StarCounts, countOf as starsIn } from '#app/features/insights/chance.ts'
import { countOf, formatAverage, formatNumber } from '#app/languages/format.ts'
import { type DigestPeriod, periodKey, shiftPeriod, unitName } from './digest-period.ts'

/** The rating of the period beside that of the one before. Null if nobody rated the business in it. */
export function ratingSentence(
  period: DigestPeriod,
  now: StarCounts,
  before: StarCounts,
): CitedSentence | null {
  const count = starsIn(now)
  if (count === 0) return null
  const figures = [countFigure(period, count)]
  const rating = ratingOf(now)
  const said = rating
    ? `${formatAverage(rating.value)} on average (95% confidence: ${formatAverage(rating.low)} to ${formatAverage(rating.high)})`
    : 'too few for an average'
  if (rating) {
    figures.push(
      averageFigure('average rating', rating.value, count),
      averageFigure('lower end of its interval', rating.low, count),
      averageFigure('upper end of its interval', rating.high, count),
    )
  }
  const compared = comparison(period, now, before)
  return {
    text: `${countOf(count, 'customer')} rated you: ${said}. ${compared.text}`,
    figures: [...figures, ...compared.figures],
    citations: [],
  }
}

/** The period before, and whether the difference is more than chance where both have an average. */
function comparison(period: DigestPeriod, now: StarCounts, before: StarCounts) {
  const [rating, earlier] = [ratingOf(now), ratingOf(before)]
  const count = starsIn(before)
  const when = `The ${unitName(period)} before`
  if (count === 0) return { text: `${when}, nobody did.`, figures: [] }
  const figures = [countFigure(shiftPeriod(period, -1), count)]
  if (!rating || !earlier) return { text: `${when}, ${formatNumber(count)} did.`, figures }
  const isSure = isBeyondChance({ ...rating, stars: now }, { ...earlier, stars: before })
  const difference = isSure ? 'more than chance explains' : 'a difference that could be chance'
  return {
    text: `${when}, it was ${formatAverage(earlier.value)} from ${countOf(count, 'customer')}: ${difference}.`,
    figures: [averageFigure('average rating before', earlier.value, count), ...figures],
  }
}

const averageFigure = (label: string, value: number, reviews: number): Figure => ({
  ...{ label, value: Number(formatAverage(value)), reviews },
  kind: 'average',
})

const countFigure = (period: DigestPeriod, count: number): Figure => ({
  label: 'ratings of customers',
  value: count,
  kind: 'count',
  reviews: count,
  address: inboxAddress({ state: 'published', provenance: 'own', period: periodKey(period) }),
})
