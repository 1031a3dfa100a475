import { fewestReviews } from '#app/features/insights/chance.ts'
import type { Funnel } from '#app/features/invitations/listing.server.ts'
import { shareOf } from '#app/features/transparency/chance.ts'
import { countOf, formatPercent } from '#app/languages/format.ts'
import { shareInterval } from './chance.ts'
import { type Chart, nothingDrawn, stillNeeded } from './chart.ts'
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
