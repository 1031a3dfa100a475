import { topicName } from '#app/features/analyses/topic-name.ts'
import type { IntervalsData } from '#app/features/dashboard/analytics/group-chart.ts'
import { type Chart, nothingDrawn } from '#app/features/figures/chart.ts'
import type { Finding, Findings } from '#app/features/findings/finding.ts'
import { differenceInWords, findingAddress } from '#app/features/findings/telling.ts'

const mostRows = 10

/** By how many stars reviews that say something differ from the others. */
export function driverChart({ findings, from }: Findings): Chart<IntervalsData> {
  const question = 'What goes with more and with fewer stars?'
  const rows = findings
    .filter(isClear)
    .sort((one, other) => sureOf(other) - sureOf(one))
    .map((finding) => ({
      label: nameOf(finding),
      ...finding.difference,
      count: finding.count,
      to: findingAddress(finding, from, finding.side === 'praise' ? 'positive' : 'negative'),
    }))
  const first = findings.find((finding) => rows[0] && nameOf(finding) === rows[0].label)
  if (!first)
    return { question, answer: 'Nothing clearly goes with more or fewer stars yet.', ...nothingDrawn }
  return {
    question,
    answer: `${topicName(first.topic)}, where people ${first.side === 'praise' ? 'praise it' : 'complain about it'}. ${differenceInWords(first)}`,
    notes: [
      'Plus is praise, minus is a complaint, found by the words alone. The number says by how many stars reviews that say so differ from all others; the lines are 95% confidence intervals. What goes with more stars need not be their cause.',
      ...(rows.length > mostRows
        ? [`Drawn are the ${mostRows} clearest of ${rows.length}; the table has all.`]
        : []),
    ],
    data: { rows: rows.slice(0, mostRows) },
    table: {
      columns: [
        { header: 'Opinion', kind: 'text' },
        { header: 'Stars', kind: 'average' },
        { header: '95% from', kind: 'average' },
        { header: '95% to', kind: 'average' },
        { header: 'Reviews', kind: 'count' },
      ],
      rows: rows.map(({ label, value, low, high, count }) => [label, value, low, high, count]),
    },
  }
}

type Clear = Finding & { difference: NonNullable<Finding['difference']> }

const isClear = (finding: Finding): finding is Clear => differenceInWords(finding) !== null
/** The end of the interval that is nearer to nothing. */
const sureOf = ({ difference: { low, high } }: Clear) => Math.min(Math.abs(low), Math.abs(high))
const nameOf = ({ side, topic }: Finding) => `${side === 'praise' ? '+' : '−'} ${topicName(topic)}`

/** From the lowest end to the highest, zero included, in halves. */
export function starsDomain(rows: { low: number; high: number }[]): [number, number] {
  const half = (value: number) => Math.ceil(2 * value) / 2
  return [
    -half(Math.max(0.5, ...rows.map(({ low }) => -low))),
    half(Math.max(0.5, ...rows.map(({ high }) => high))),
  ]
}
