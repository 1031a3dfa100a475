import { type Chart, nothingDrawn, shareInterval, stillNeeded } from '#app/features/figures/chart.ts'
import { fewestReviews, shareOf } from '#app/features/figures/statistics.ts'
import { countOf, formatPercent } from '#app/languages/format.ts'
import type { IntervalRow } from '#app/ui/intervals-drawing.tsx'
import type { Counts } from './counting.server.ts'
import type { Asked } from './filter.ts'
import type { IntervalsData } from './group-chart.ts'
import { isRatingSource } from './source.ts'

export function replyChart(
  filter: Asked,
  { reviews, replied, repliedInDay, repliedInWeek }: Counts,
): Chart<IntervalsData> {
  const question = 'How often and how fast do you reply?'
  if (reviews < fewestReviews) return { question, answer: stillNeeded(reviews), ...nothingDrawn }
  const row = (label: string, count: number): IntervalRow & { rate: number } => {
    const { rate, from, to } = shareOf(count, reviews)
    return { label, value: rate, low: from!, high: to!, count, rate: rate! }
  }
  const rows = [
    row('Within a day', repliedInDay),
    row('Within a week', repliedInWeek),
    row('At any time', replied),
  ]
  const [, , all] = rows as [unknown, unknown, (typeof rows)[number]]
  return {
    question,
    answer: `${formatPercent(all.rate)} of ${countOf(reviews, 'review')} ${reviews === 1 ? 'has' : 'have'} a reply (95% confidence: ${shareInterval(all)}).${speed(replied, repliedInDay, repliedInWeek)}`,
    notes: [
      'Time is counted from the publication of the review to its first reply. Newer reviews had less time to get one.',
      ...(isRatingSource(filter.source)
        ? []
        : [
            'Only reviews in the rating are counted, whatever the filter by source: others wait for no reply.',
          ]),
    ],
    data: { rows },
    table: {
      columns: [
        { header: 'Replied', kind: 'text' },
        { header: 'Share', kind: 'share' },
        { header: '95% from', kind: 'share' },
        { header: '95% to', kind: 'share' },
        { header: 'Reviews', kind: 'count' },
      ],
      rows: rows.map(({ label, value, low, high, count }) => [label, value, low, high, count]),
    },
  }
}

function speed(replied: number, inDay: number, inWeek: number) {
  if (replied < fewestReviews) return ''
  const half = inDay * 2 >= replied ? 'a day' : inWeek * 2 >= replied ? 'a week' : null
  return half
    ? ` At least half of the replies came within ${half}.`
    : ' More than half of the replies took longer than a week.'
}
