import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Tabs } from '#app/ui/tabs.tsx'

const steps = { look: 'Look', reviews: 'Reviews', install: 'Install' }
type Step = keyof typeof steps
const ids = Object.keys(steps) as Step[]

export function useStep(): Step {
  const named = useSearchParams()[0].get('step')
  return ids.find((id) => id === named) ?? 'look'
}

export function StepTabs() {
  const current = useStep()
  return (
    <Tabs
      label="Steps"
      tabs={ids.map((id, at) => ({
        to: `?step=${id}`,
        label: `${at + 1}. ${steps[id]}`,
        isCurrent: id === current,
      }))}
    />
  )
}

/** Settings of one step. The others stay in the form, and one with an error is shown in any step. */
export function StepFields({ of, children }: { of: Step; children: ReactNode }) {
  return (
    <div className="widget-step" hidden={useStep() !== of}>
      {children}
    </div>
  )
}
