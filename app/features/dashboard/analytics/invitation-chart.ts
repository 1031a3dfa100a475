import { type Chart, nothingDrawn, shareInterval, stillNeeded } from '#app/features/figures/chart.ts'
import { fewestReviews, shareOf } from '#app/features/figures/statistics.ts'
import type { Funnel } from '#app/features/invitations/listing.server.ts'
import { countOf, formatPercent } from '#app/languages/format.ts'
import { type Asked, filtersInWords } from './filter.ts'
import { periodInWords } from './period.ts'
import type { BarsData } from './stars-chart.ts'

export function invitationChart(filter: Asked, { invited, sent, begun, completed }: Funnel): Chart<BarsData> {
  const question = 'Do invitations lead to reviews?'
  if (sent < fewestReviews) return { question, answer: stillNeeded(sent, 'invitation'), ...nothingDrawn }
  const { rate, from, to } = shareOf(completed, sent)
  const rows = [
    { label: 'Invited', count: invited, of: 0 },
    { label: 'Emailed', count: sent, of: invited },
    { label: 'Started the form', count: begun, of: sent },
    { label: 'Reviewed', count: completed, of: sent },
  ]
  const filters = filtersInWords(filter)
  return {
    question,
    answer: `${formatPercent(rate!)} of ${countOf(sent, 'person', 'people')} emailed wrote a review (95% confidence: ${shareInterval({ low: from!, high: to! })}). This counts invitations made ${periodInWords(filter.months)}.`,
    notes: [
      'A review counts for the period of its invitation, even if it was written later.',
      ...(filters
        ? [`Invitations have no topic, language or source, so it does not follow the filter by ${filters}.`]
        : []),
    ],
    data: { rows },
    table: {
      columns: [
        { header: 'Step', kind: 'text' },
        { header: 'People', kind: 'count' },
        { header: 'Share', kind: 'share' },
      ],
      rows: rows.map(({ label, count, of }) => [label, count, of > 0 ? count / of : null]),
    },
  }
}
