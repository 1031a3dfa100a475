import { type Chart, nothingDrawn, shareInterval, stillNeeded } from '#app/features/figures/chart.ts'
import { fewestReviews, shareOf } from '#app/features/figures/statistics.ts'
import { countOf, formatPercent } from '#app/languages/format.ts'
import type { BarRow } from '#app/ui/bars-drawing.tsx'
import type { Counts } from './counting.server.ts'
import { type Asked, evidenceOf } from './filter.ts'

export type BarsData = { rows: BarRow[] }

export function starsChart(filter: Asked, { stars, reviews }: Counts): Chart<BarsData> {
  const question = 'How many stars do people give?'
  if (reviews < fewestReviews) return { question, answer: stillNeeded(reviews), ...nothingDrawn }
  const low = shareOf(stars[0] + stars[1], reviews)
  const rows = [5, 4, 3, 2, 1].map((rating) => ({
    label: countOf(rating, 'star'),
    count: stars[rating - 1]!,
    of: reviews,
    to: evidenceOf(filter, { rating }),
  }))
  return {
    question,
    answer: `${formatPercent((stars[3] + stars[4]) / reviews)} gave 4 or 5 stars and ${formatPercent(low.rate!)} gave 1 or 2 (95% confidence: ${shareInterval({ low: low.from!, high: low.to! })}), from ${countOf(reviews, 'review')}.`,
    notes: [],
    data: { rows },
    table: {
      columns: [
        { header: 'Rating', kind: 'text' },
        { header: 'Reviews', kind: 'count' },
        { header: 'Share', kind: 'share' },
      ],
      rows: rows.map(({ label, count, of }) => [label, count, count / of]),
    },
  }
}
