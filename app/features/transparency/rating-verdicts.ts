import { areRatingsApart, type StarCounts } from '#app/features/figures/statistics.ts'
import { countOf, formatAverage, formatNumber } from '#app/languages/format.ts'
import { addStars, starCounts, starTotalOf } from './counts.ts'
import { type ByStars, type PublicRecord, stars } from './public-record.ts'
import type { Verdict } from './verdicts.ts'

// The verdicts of the sections about the rating and its sources.

export function ratingVerdict({ rating }: PublicRecord): Verdict {
  const { average, from, to, count } = rating
  if (average === null || from === null || to === null) {
    return ['There is no average yet: it needs a review that was collected here.']
  }
  const range = `${formatAverage(from)} to ${formatAverage(to)} (95% confidence)`
  if (to - from > 1) {
    return [
      `Not very: ${formatAverage(average)} from ${countOf(count, 'review')}; allowing for chance, anywhere from ${range}.`,
    ]
  }
  return [`${formatAverage(average)} of 5 from ${countOf(count, 'review')}; allowing for chance, ${range}.`]
}

/** Opens with the gap between invited and uninvited reviews, if chance is an unlikely explanation. */
export function sourcesVerdict(record: PublicRecord): Verdict {
  const { sources, rating } = record
  const { order, invited, confirmed, insider, imported } = sources
  if (rating.count + insider.count + imported.count === 0) return ['No reviews yet.']
  if (rating.count === 0) return ['No customer’s review was collected here.', ...outside(record)]
  const asked = sideOf(addStars(order.byStars, invited.byStars))
  const uninvited = sideOf(confirmed.byStars)
  const came = `${formatNumber(asked.count)} of ${countOf(rating.count, 'review')} in the rating came from customers whom the business asked, ${formatNumber(uninvited.count)} through the open form.`
  if (asked.count === 0 || uninvited.count === 0) return [came, ...outside(record)]
  const averages = `${formatAverage(asked.average)} from customers who were asked, ${formatAverage(uninvited.average)} through the open form`
  if (
    !areRatingsApart(
      starCounts(addStars(order.byStars, invited.byStars)) as StarCounts,
      starCounts(confirmed.byStars) as StarCounts,
    )
  ) {
    return [came, `On average ${averages}; this could be chance.`, ...outside(record)]
  }
  const more = asked.average > uninvited.average ? 'more' : 'fewer'
  return [
    `Customers who were asked gave ${more} stars: ${averages}.`,
    'Chance is an unlikely explanation (95% confidence).',
    came,
    ...outside(record),
  ]
}

function outside({ sources: { insider, imported } }: PublicRecord) {
  const parts = [
    imported.count > 0 && countOf(imported.count, 'imported review'),
    insider.count > 0 && `${countOf(insider.count, 'review')} by insiders`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return []
  const are = imported.count + insider.count === 1 ? 'is' : 'are'
  return [`${parts.join(' and ')} ${are} shown but not counted.`]
}

function sideOf(byStars: ByStars) {
  const groups = stars.map((rating) => ({ rating, count: byStars[rating] }))
  const count = groups.reduce((all, each) => all + each.count, 0)
  return { count, average: starTotalOf(groups) / count }
}

export function incentivesVerdict({ business, incentives, rating }: PublicRecord): Verdict {
  const { offered, count, ratingWithout } = incentives
  if (count === 0) {
    return [
      offered
        ? `${business.name} declares a reward for reviews, but no review in the rating says that one was offered.`
        : `${business.name} has not declared a reward, and no review in the rating says that one was offered.`,
    ]
  }
  return [
    `${formatNumber(count)} of ${countOf(rating.count, 'review')} in the rating ${count === 1 ? 'says' : 'say'} that a reward was offered; ${
      ratingWithout === null
        ? 'without them there would be no rating'
        : `without ${count === 1 ? 'it' : 'them'} the rating would be ${formatAverage(ratingWithout)} instead of ${formatAverage(rating.average!)}`
    }.`,
  ]
}
