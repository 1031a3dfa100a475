import { Link } from 'react-router'
import { Block } from '#app/features/inbox/block.tsx'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { topicDays } from '#app/features/inbox/periods.ts'
import { type Provenance, provenances } from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatAverage, formatMonth, formatNumber } from '#app/languages/format.ts'
import { RatingDistribution } from '#app/ui/rating-distribution.tsx'
import { Table } from '#app/ui/table.tsx'
import { TrendChart } from '#app/ui/trend-chart.tsx'
import type { Analytics, Rated } from './analytics.server.ts'
import { AnswersBlock } from './answers-block.tsx'
import { StarsByMonth } from './stars-by-month.tsx'
import { TopicTable } from './topic-table.tsx'
import { trendPoints, yearReference } from './trend-points.ts'

const names: Record<Provenance, string> = {
  order: 'Verified purchase',
  invited: 'Invited',
  confirmed: 'Address confirmed',
  insider: 'Insider',
  imported: 'Imported',
}

/** Twelve months in numbers, each linked to its reviews, and the export. */
export function AnalyticsPage({ analytics }: { analytics: Analytics }) {
  const { months, yearAverage, stars, byProvenance, total, topics } = analytics
  const shown = provenances.filter((provenance) => total[provenance].count > 0)
  const count = stars.reduce((sum, each) => sum + each, 0)
  return (
    <div className="grid gap-12">
      <Block
        id="average"
        note="By month of writing (UTC); the band is the 95% confidence interval"
        title="How is your average changing?"
      >
        <TrendChart
          answer={
            yearAverage === null
              ? 'No review from the last twelve months counts toward your rating.'
              : `${formatAverage(yearAverage)} in the last twelve months, from ${countOf(count, 'review')} written since ${formatMonth(months[0]!.month)}.`
          }
          points={trendPoints(months)}
          reference={yearReference(yearAverage)}
          title="Average by month"
        />
      </Block>
      <Block
        id="stars"
        note="Last twelve months, without imported reviews and those of insiders"
        title="How are the stars distributed?"
      >
        <div className="grid items-start gap-8 min-[900px]:grid-cols-[300px_minmax(0,1fr)]">
          <RatingDistribution
            counts={stars}
            linkTo={(rating) =>
              inboxAddress({ state: 'published', provenance: 'own', rating, period: 'year' })
            }
          />
          <StarsByMonth months={months} />
        </div>
      </Block>
      <Block id="provenance" title="Where do reviews come from, and do ratings differ?">
        {shown.length === 0 ? (
          <p className="text-sm text-muted">No reviews in the last twelve months.</p>
        ) : (
          <Table
            caption="Average rating and number of reviews by month and source"
            columns={[
              {
                id: 'month',
                header: 'Month',
                cell: ({ month }) => <span className="font-normal">{formatMonth(month)}</span>,
              },
              ...shown.map((provenance) => ({
                id: provenance,
                header: names[provenance],
                isNumber: true,
                cell: ({ month, of }: Analytics['byProvenance'][number]) => (
                  <RatedCell month={month} provenance={provenance} rated={of[provenance]} />
                ),
              })),
            ]}
            rowId={({ month }) => month}
            rows={byProvenance.toReversed()}
          />
        )}
        {total.imported.count + total.insider.count > 0 && (
          <p className="mt-3 text-xs text-muted">
            Imported reviews and those of insiders appear here but never count toward your rating.
          </p>
        )}
      </Block>
      <Block
        id="topics"
        note={`${countOf(topics.reviews, 'review')} from the last ${topicDays} days, compared with ${formatNumber(topics.reviewsBefore)} in the ${topicDays} days before`}
        title="What do people praise and complain about?"
      >
        <TopicTable days={topicDays} isEditable topics={topics} />
      </Block>
      <AnswersBlock answers={analytics.answers} />
      <Block id="export" title="Export">
        <p className="mb-4 max-w-[40em] text-sm text-muted">
          Every published review with its rating, text, source, your reply, the answers to your questions and
          the analysis. Authors’ email addresses are not included.
        </p>
        <Link className="btn" reloadDocument to="/business/analytics/reviews.csv">
          Download as CSV
        </Link>
      </Block>
    </div>
  )
}

function RatedCell({ month, provenance, rated }: { month: string; provenance: Provenance; rated: Rated }) {
  if (rated.average === null) return <span className="text-muted">none</span>
  return (
    <>
      {formatAverage(rated.average)},{' '}
      <Link className="text-muted" to={inboxAddress({ state: 'published', provenance, period: month })}>
        {countOf(rated.count, 'review')}
      </Link>
    </>
  )
}
