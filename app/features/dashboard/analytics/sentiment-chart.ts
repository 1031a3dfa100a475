import { type Chart, nothingDrawn, shareInterval, stillNeeded } from '#app/features/figures/chart.ts'
import { chanceOfShares, fewestReviews, shareOf, unlikely } from '#app/features/figures/statistics.ts'
import { countOf, formatPercent } from '#app/languages/format.ts'
import type { SharePoint } from '#app/ui/shares-drawing.tsx'
import type { Counts } from './counting.server.ts'
import { type Asked, evidenceOf } from './filter.ts'
import { monthsName, type OverTime, tooFewBefore } from './rating-chart.ts'

export type SentimentData = { points: SharePoint[] }

const judgedOf = ({ positive, neutral, negative }: Counts) => positive + neutral + negative

export function sentimentChart(
  filter: Asked,
  { unit, buckets, now, before }: OverTime,
): Chart<SentimentData> {
  const question = 'Is sentiment changing?'
  const judged = judgedOf(now)
  if (judged < fewestReviews)
    return { question, answer: stillNeeded(judged, 'judged review'), ...nothingDrawn }
  const share = shareOf(now.positive, judged)
  const without = now.reviews - judged
  const points = buckets.map(({ label, longLabel, ...counts }) => {
    const { positive, neutral, negative } = counts
    const of = judgedOf(counts)
    return {
      label,
      longLabel,
      judged: of,
      counts: of >= fewestReviews ? { positive, neutral, negative } : null,
    }
  })
  return {
    question,
    answer: `${formatPercent(share.rate!)} positive and ${formatPercent(now.negative / judged)} negative, from ${countOf(judged, 'judged review')} (positive, 95% confidence: ${shareInterval({ low: share.from!, high: share.to! })}).${comparedWith(filter, now, before)}`,
    evidence: {
      to: evidenceOf(filter, { label: 'negative' }),
      text: `Read the ${countOf(now.negative, 'negative review')}`,
    },
    notes: [
      `By ${unit} of writing (UTC). A dash is a ${unit} with fewer than ${fewestReviews} judged reviews.`,
      ...(without > 0
        ? [
            `${countOf(without, 'review')} without a judgement ${without === 1 ? 'is' : 'are'} left out: stars alone, too short or unclear, or in a language that we cannot analyse yet.`,
          ]
        : []),
    ],
    data: { points },
    table: {
      columns: [
        { header: unit === 'week' ? 'Week' : 'Period', kind: 'text' },
        { header: 'Positive', kind: 'count' },
        { header: 'Neutral', kind: 'count' },
        { header: 'Negative', kind: 'count' },
        { header: 'Positive share', kind: 'share' },
      ],
      rows: buckets.map((each) => [
        each.longLabel,
        each.positive,
        each.neutral,
        each.negative,
        judgedOf(each) >= fewestReviews ? each.positive / judgedOf(each) : null,
      ]),
    },
  }
}

function comparedWith(filter: Asked, now: Counts, before: Counts | null) {
  if (!before || !filter.before) return ''
  const name = monthsName(filter.before)
  const [judged, judgedBefore] = [judgedOf(now), judgedOf(before)]
  if (judgedBefore < fewestReviews) return tooFewBefore(judgedBefore, name, 'judged review')
  const chance = chanceOfShares(
    { count: before.positive, of: judgedBefore },
    { count: now.positive, of: judged },
  )
  const was = `${formatPercent(before.positive / judgedBefore)} of ${countOf(judgedBefore, 'review')} in ${name}`
  return ` It was ${was}, ${chance >= unlikely ? 'a difference that could be chance' : 'a difference beyond chance'}.`
}
