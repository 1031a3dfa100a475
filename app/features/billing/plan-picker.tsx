import { Form } from 'react-router'
import type { PlanChoice } from '#app/features/plans/plan-choice.ts'
import type { Support } from '#app/features/plans/plan-comparison.ts'
import { plans } from '#app/features/plans/plans.ts'
import { PlanColumn, type PlanOffer } from './plan-column.tsx'

type PlanPickerProps = PlanOffer & {
  /** The plan chosen before signing up, whose period is selected. */
  chosen: PlanChoice | null
  /** The plan that is emphasised, and first on a phone. */
  suggested?: PlanChoice['plan']
  support: Support
}

/** The catalogue with both billing periods; radio buttons switch between them with :has() alone. */
export function PlanPicker({ chosen, suggested, support, ...offer }: PlanPickerProps) {
  const isAnnual = chosen ? chosen.period === 'yearly' : offer.current.isAnnual
  return (
    <Form className="group/billing" method="post" preventScrollReset>
      <input name="act" type="hidden" value="checkout" />
      <div className="flex flex-wrap items-center gap-4">
        <fieldset className="pick">
          <legend className="sr-only">Billing</legend>
          <label>
            <input defaultChecked={!isAnnual} name="billing" type="radio" value="monthly" />
            Monthly
          </label>
          <label>
            <input defaultChecked={isAnnual} id="annual" name="billing" type="radio" value="annual" />
            Annual
          </label>
        </fieldset>
        <p className="text-sm text-muted">Annual saves 20%</p>
      </div>
      <div className="mt-8 grid gap-y-12 md:grid-cols-3 md:divide-x md:divide-line">
        {Object.values(plans).map((plan) => (
          <PlanColumn
            {...offer}
            isChosen={chosen?.plan === plan.id}
            isPrimary={!chosen && suggested === plan.id}
            isSuggested={suggested === plan.id}
            key={plan.id}
            plan={plan}
            support={support}
          />
        ))}
      </div>
    </Form>
  )
}
