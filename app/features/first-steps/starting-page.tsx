import { Link } from 'react-router'
import type { FormResult } from '#app/platform/form.server.ts'
import { Sample } from '#app/ui/sample.tsx'
import { SampleAnalytics } from '#app/ui/samples/charts.tsx'
import type { FirstSteps } from './first-steps.server.ts'
import { AllSteps } from './step-list.tsx'

type StartingPageProps = {
  steps: FirstSteps
  result?: FormResult
}

export function StartingPage({ steps, result }: StartingPageProps) {
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
      <Sample isPicture>
        <SampleAnalytics />
      </Sample>
    </div>
  )
}

const lead = [
  'All three steps are done. Your first review will appear here.',
  'One step is left.',
  'Two steps are left.',
  'Three steps to reviews on your own site.',
]
