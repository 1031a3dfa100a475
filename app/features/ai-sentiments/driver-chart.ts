import { topicName } from '#app/features/analyses/topic-name.ts'
import { type Chart, nothingDrawn } from '#app/features/analytics/chart.ts'
import type { IntervalsData } from '#app/features/analytics/group-chart.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import type { Driver, Trends } from '#app/features/trends/trends.ts'
import { countOf } from '#app/languages/format.ts'

const mostRows = 10

/** By how many stars reviews with each opinion differ from others. */
export function driverChart({ effects, reviews, since }: Trends['drivers']): Chart<IntervalsData> {
  const question = 'What goes with more and with fewer stars?'
  if (effects.length === 0)
    return {
      question,
      answer: `Not enough opinions yet: an opinion is compared once at least 15 reviews hold it. ${countOf(reviews, 'review')} with words so far.`,
      ...nothingDrawn,
    }
  const period = since ? `${since}..` : 'any'
  const compared = `${countOf(effects.length, 'opinion')} compared in the newest ${countOf(reviews, 'review')} with words`
  const rows = effects.slice(0, mostRows).map((driver) => ({
    label: nameOf(driver),
    ...driver.effect,
    count: driver.reviews,
    to: inboxAddress({
      ...{ state: 'published', provenance: 'customers', period },
      ...{ topic: driver.topic, label: driver.label },
    }),
  }))
  return {
    question,
    answer: 'No opinion clearly goes with more or fewer stars.',
    notes: [
      `Shown: ${compared}.`,
      'Plus is praise, minus is a complaint. The number says by how many stars reviews with this opinion differ from reviews that agree on all other topics. The lines are 95% confidence intervals: where a line crosses zero, the difference could be chance. An opinion that goes with more stars need not be their cause.',
      ...(effects.length > mostRows
        ? [`Drawn are the ${mostRows} surest of ${effects.length}; the table has all.`]
        : []),
    ],
    data: { rows },
    table: {
      columns: [
        { header: 'Opinion', kind: 'text' },
        { header: 'Stars', kind: 'average' },
        { header: '95% from', kind: 'average' },
        { header: '95% to', kind: 'average' },
        { header: 'Reviews', kind: 'count' },
      ],
      rows: effects.map((driver) => [
        nameOf(driver),
        driver.effect.value,
        driver.effect.low,
        driver.effect.high,
        driver.reviews,
      ]),
    },
  }
}

const nameOf = ({ topic, label }: Driver) => `${label === 'positive' ? '+' : '−'} ${topicName(topic)}`

/** From the lowest end to the highest, zero included, in halves. */
export function starsDomain(rows: { low: number; high: number }[]): [number, number] {
  const half = (value: number) => Math.ceil(2 * value) / 2
  return [
    -half(Math.max(0.5, ...rows.map(({ low }) => -low))),
    half(Math.max(0.5, ...rows.map(({ high }) => high))),
  ]
}
