import { type Chart, nothingDrawn, ratingInterval, stillNeeded } from '#app/features/figures/chart.ts'
import {
  areRatingsApart,
  averageOf,
  fewestReviews,
  ratingOf,
  countOf as reviewsOf,
} from '#app/features/figures/statistics.ts'
import type { Months } from '#app/features/inbox/periods.ts'
import { monthsInWords } from '#app/features/inbox/words.ts'
import { countOf, formatAverage } from '#app/languages/format.ts'
import type { TrendPoint } from '#app/ui/trend-chart.tsx'
import type { Bucket, Unit } from './buckets.ts'
import type { Counts } from './counting.server.ts'
import { type Asked, evidenceOf } from './filter.ts'
import { inboxPeriodOf } from './period.ts'
import { isRatingSource } from './source.ts'

export type RatingData = { points: TrendPoint[]; reference: { value: number; label: string } }

/** Counts of each bucket of the period, and of the whole of it and of the one that it is compared with. */
export type OverTime = {
  unit: Unit
  buckets: (Bucket & Counts)[]
  now: Counts
  before: Counts | null
}

export function ratingChart(filter: Asked, { unit, buckets, now, before }: OverTime): Chart<RatingData> {
  const question = 'How is your rating changing?'
  const rating = ratingOf(now.stars)
  if (!rating) return { question, answer: stillNeeded(now.reviews), ...nothingDrawn }
  const points = buckets.map(({ label, longLabel, stars }) => {
    const each = ratingOf(stars)
    return {
      label,
      longLabel,
      value: each?.value ?? null,
      low: each?.low,
      high: each?.high,
      count: reviewsOf(stars),
    }
  })
  const tooFew = points.filter(({ value, count }) => value === null && count > 0).length
  return {
    question,
    answer: `${formatAverage(rating.value)} from ${countOf(rating.count, 'review')} (95% confidence: ${ratingInterval(rating)}).${comparedWith(filter, now, before)}`,
    evidence: { to: evidenceOf(filter), text: `Read the ${countOf(rating.count, 'review')}` },
    notes: [
      `By ${unit} of writing (UTC). The band is the 95% confidence interval.`,
      ...(tooFew > 0
        ? [
            `${countOf(tooFew, unit)} with fewer than ${fewestReviews} reviews ${tooFew === 1 ? 'has' : 'have'} no point.`,
          ]
        : []),
      ...(isRatingSource(filter.source)
        ? []
        : [
            'Imported reviews and those of insiders never count toward your rating; here the filter includes them.',
          ]),
    ],
    data: { points, reference: { value: rating.value, label: `mean ${formatAverage(rating.value)}` } },
    table: {
      columns: [
        { header: unit === 'week' ? 'Week' : 'Period', kind: 'text' },
        { header: 'Average', kind: 'average' },
        { header: '95% from', kind: 'average' },
        { header: '95% to', kind: 'average' },
        { header: 'Reviews', kind: 'count' },
      ],
      rows: points.map(({ longLabel, value, low, high, count }) => [
        longLabel,
        value,
        low ?? null,
        high ?? null,
        count,
      ]),
    },
  }
}

export const monthsName = (months: Months) => monthsInWords(inboxPeriodOf(months))

/** Why a period has nothing to be compared with. `name`: of the period before. */
export const tooFewBefore = (count: number, name: string, what = 'review') =>
  count === 0
    ? ` There are no ${what}s from ${name} to compare with.`
    : ` Only ${countOf(count, what)} from ${name}: too few to compare.`

function comparedWith(filter: Asked, now: Counts, before: Counts | null) {
  if (!before || !filter.before) return ''
  const name = monthsName(filter.before)
  const other = ratingOf(before.stars)
  if (!other) return tooFewBefore(before.reviews, name)
  const by = averageOf(now.stars)! - other.value
  const was = `${name} (${formatAverage(other.value)} from ${countOf(other.count, 'review')})`
  if (Math.abs(by) < 0.005) return ` That is the same as ${was}.`
  const isSure = areRatingsApart(now.stars, before.stars)
  return ` That is ${formatAverage(Math.abs(by))} ${by > 0 ? 'above' : 'below'} ${was}, ${isSure ? 'more than chance explains' : 'which could be chance'}.`
}
