import { DashboardSummary } from '#app/features/dashboard/dashboard-summary.tsx'
import { PraiseAndComplaints } from '#app/features/dashboard/praise-and-complaints.tsx'
import { RatingTrend } from '#app/features/dashboard/rating-trend.tsx'
import type { SampleDashboard as Sample } from '#app/features/dashboard/sample-dashboard.server.ts'

type SampleDashboardProps = { sample: Pick<Sample, 'business' | 'dashboard'> }

/** The demo's dashboard, to show how the owner's will look. Inert, and labelled as a sample. */
export function SampleDashboard({ sample: { business, dashboard } }: SampleDashboardProps) {
  return (
    <aside aria-hidden className="min-w-0" inert>
      <p className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
        <span className="rounded-control border border-control px-2 py-0.5 font-medium">Sample</span>
        <span className="text-muted">The dashboard of {business}, a fictional business.</span>
      </p>
      <div className="sample-page grid gap-8 border-t border-rule pt-5">
        <DashboardSummary dashboard={dashboard} />
        <RatingTrend dashboard={dashboard} />
        <PraiseAndComplaints dashboard={dashboard} />
      </div>
    </aside>
  )
}
