import { Link } from 'react-router'
import { DashboardSummary } from '#app/features/dashboard/dashboard-summary.tsx'
import { PraiseAndComplaints } from '#app/features/dashboard/praise-and-complaints.tsx'
import { RatingTrend } from '#app/features/dashboard/rating-trend.tsx'
import type { SampleDashboard as Sample } from '#app/features/dashboard/sample-dashboard.server.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import type { FirstSteps } from './first-steps.server.ts'
import { AllSteps } from './step-list.tsx'

type StartingPageProps = {
  steps: FirstSteps
  sample: Pick<Sample, 'business' | 'dashboard'>
  result?: FormResult
}

/** The dashboard before the first review: three steps, and beside them how the dashboard will look. */
export function StartingPage({ steps, sample, result }: StartingPageProps) {
  const open = Object.values(steps.isDone).filter((isDone) => !isDone).length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 min-[1100px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <h2 className="max-w-[26em] text-2xl font-normal leading-[1.34] tracking-[-0.012em]">{lead[open]}</h2>
        <AllSteps result={result} steps={steps} />
        <p className="text-sm">
          <Link to="/business/profile/brand">Take logo and colour from your website</Link>
        </p>
      </div>
      <SampleDashboard sample={sample} />
    </div>
  )
}

const lead = [
  'All three steps are done. Your first review will appear here.',
  'One step is left.',
  'Two steps are left.',
  'Three steps to reviews on your own site.',
]

type SampleDashboardProps = { sample: Pick<Sample, 'business' | 'dashboard'> }

/** The demo's dashboard, to show how the owner's will look. Inert, and labelled as a sample. */
function SampleDashboard({ sample: { business, dashboard } }: SampleDashboardProps) {
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
