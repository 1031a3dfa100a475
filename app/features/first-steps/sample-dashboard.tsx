import { topicDays } from '#app/features/inbox/periods.ts'
import { TopicTable } from '#app/features/insights/topic-table.tsx'
import { trendPoints } from '#app/features/insights/trend-points.ts'
import { countOf, formatAverage } from '#app/languages/format.ts'
import { SentimentBar } from '#app/ui/sentiment.tsx'
import { TrendChart } from '#app/ui/trend-chart.tsx'
import type { SampleDashboard as Sample } from './sample-dashboard.server.ts'

/** How the dashboard will look, from invented numbers: nothing in it can be used or read as the owner's. */
export function SampleDashboard({ sample }: { sample: Sample }) {
  const { average, count, months, topics, sentiments } = sample
  return (
    <aside aria-hidden className="sample min-w-0" inert>
      <p className="mb-4 flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="rounded-control border border-control px-2 py-0.5 font-medium">Sample</span>
        <span className="text-muted">Invented numbers. Yours will look like this.</span>
      </p>
      <div className="sample-page grid gap-8 border-t border-rule pt-5">
        <p className="font-serif text-xl leading-[1.34] tracking-[-0.012em]">
          Rated {formatAverage(average, 1)} from {countOf(count, 'review')}. People praise the service and
          complain about the delivery.
        </p>
        <TrendChart level={2} points={trendPoints(months)} title="Are customers happier than last month?" />
        <div className="grid gap-5">
          <h2 className="text-lg">What do people praise and complain about?</h2>
          <SentimentBar hasKey label={`of ${countOf(topics.reviews, 'review')}`} {...sentiments} />
          <TopicTable days={topicDays} isEditable={false} topics={topics} />
        </div>
      </div>
    </aside>
  )
}
