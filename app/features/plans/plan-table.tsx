import type { ReactNode } from 'react'
import { dollars, planAdds, type Support, supportOf } from './plan-comparison.ts'
import { billedPerYearCents, type Plan, plans } from './plans.ts'

type PlanTableProps = {
  support: Support
  /** Whether the annual price is selected first. */
  isAnnual?: boolean
  /** Which of a plan's names the page shows. */
  nameOf: (plan: Plan) => string
  mark: (plan: Plan) => ReactNode
  /** The button, or what is in its place; with the class `plan-choose`. */
  choose: (plan: Plan, isAnnual: boolean) => ReactNode
  /** What every plan has; shown in the list of the first one. */
  basics?: string[]
  /** In rows. */
  isShort?: boolean
}

/** The catalogue. Both prices are in the page; the radio buttons show one of them by :has() alone. */
export function PlanTable({ isAnnual = false, ...column }: PlanTableProps) {
  return (
    <div className="group/billing">
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <fieldset className="pick">
          <legend className="sr-only">Billing</legend>
          <label>
            <input defaultChecked={!isAnnual} name="billing" type="radio" value="monthly" />
            Monthly
          </label>
          <label>
            <input defaultChecked={isAnnual} id="yearly" name="billing" type="radio" value="annual" />
            Yearly
          </label>
        </fieldset>
        <p className="text-sm">
          <b className="font-medium">Save 20%</b> <span className="text-muted">with yearly billing</span>
        </p>
      </div>
      <div className={column.isShort ? 'plans plan-rows' : 'plans'}>
        {Object.values(plans).map((plan, at, all) => (
          <PlanColumn {...column} before={all[at - 1]} key={plan.id} plan={plan} />
        ))}
      </div>
    </div>
  )
}

type PlanColumnProps = Omit<PlanTableProps, 'isAnnual'> & { plan: Plan; before?: Plan }

/** Only what the plan has beyond the one before it. */
function PlanColumn({ plan, before, support, basics = [], nameOf, mark, choose }: PlanColumnProps) {
  const { monthly, annual } = plan.priceCents
  const help = supportOf(plan.id, support)
  const isNewHelp = help && (!before || help !== supportOf(before.id, support))
  const added = [
    ...planAdds(plan, before),
    ...(before ? [] : basics),
    ...(isNewHelp ? [`${help} support`] : []),
  ]
  const list = (
    <ul className="plan-adds">
      {before && <li className="text-muted">Everything in {nameOf(before)}, and</li>}
      {added.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
  return (
    <section aria-label={nameOf(plan)} className="plan">
      <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xl">
        {nameOf(plan)} {mark(plan)}
      </h3>
      <p className="plan-for">{plan.description}</p>
      {[false, true].map((isAnnual) => (
        <div
          className={
            isAnnual
              ? 'hidden group-has-[#yearly:checked]/billing:contents'
              : 'contents group-has-[#yearly:checked]/billing:hidden'
          }
          key={`${isAnnual}`}
        >
          <p className="plan-price">
            {dollars(isAnnual ? annual : monthly)}
            <span>a month</span>
          </p>
          <p className="plan-billed">
            {monthly === 0
              ? 'Free forever'
              : isAnnual
                ? `Billed once a year: ${dollars(billedPerYearCents(plan.id))}`
                : 'Billed monthly'}
          </p>
          {choose(plan, isAnnual)}
        </div>
      ))}
      {list}
    </section>
  )
}
