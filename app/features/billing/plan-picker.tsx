import { Form, useNavigation } from 'react-router'
import type { Plan } from '#app/features/plans/plan.schema.ts'
import type { PlanChoice } from '#app/features/plans/plan-choice.ts'
import { dollars, inEveryPlan, planAdds, planRows } from '#app/features/plans/plan-comparison.ts'
import { billedPerYearCents, plans } from '#app/features/plans/plans.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'

type PlanPickerProps = {
  /** The plan chosen before signing up, whose period is selected. */
  chosen: PlanChoice | null
  /** The plan whose button is green, and which is first on a phone. */
  suggested?: Plan['id']
  current: { plan: Plan['id']; isAnnual: boolean }
  /** Whether plans can be changed here or are only shown. */
  canChange: boolean
}

/** The catalogue with both billing periods; radio buttons switch between them with :has() alone. */
export function PlanPicker({ chosen, suggested, current, canChange }: PlanPickerProps) {
  const isAnnual = chosen ? chosen.period === 'yearly' : current.isAnnual
  return (
    <Form className="group/billing" method="post" preventScrollReset>
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
          <PlanColumn {...{ canChange, chosen, suggested, current, plan }} key={plan.id} />
        ))}
      </div>
    </Form>
  )
}

function PlanColumn({ plan, chosen, suggested, current, canChange }: PlanPickerProps & { plan: Plan }) {
  const isChosen = chosen?.plan === plan.id
  const isSuggested = suggested === plan.id
  return (
    <section
      aria-label={plan.longName}
      className={classNames(
        'grid content-start md:px-6 md:first:pl-0 md:last:pr-0',
        isSuggested && 'max-md:order-first',
      )}
    >
      <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xl">
        {plan.longName}{' '}
        {isChosen ? (
          <span className="tier border-ink text-ink">Your choice</span>
        ) : (
          plan.popular && <span className="tier">Most Popular</span>
        )}
      </h3>
      <p className="mt-1 text-sm text-muted">{plan.description}</p>
      <div className="group-has-[#annual:checked]/billing:hidden">
        <Price
          cents={plan.priceCents.monthly}
          note={plan.priceCents.monthly === 0 ? 'Free' : 'Billed monthly'}
        />
        {canChange && <Choice isAnnual={false} {...{ plan, current, isSuggested }} />}
      </div>
      <div className="hidden group-has-[#annual:checked]/billing:block">
        <Price
          cents={plan.priceCents.annual}
          note={
            plan.priceCents.annual === 0
              ? 'Free'
              : `Billed once a year: ${dollars(billedPerYearCents(plan.id))}`
          }
        />
        {canChange && <Choice isAnnual {...{ plan, current, isSuggested }} />}
      </div>
      <PlanInShort plan={plan} />
      <dl className="mt-5 max-md:hidden">
        {planRows.map(({ label, value }) => (
          <div className="flex justify-between gap-3 border-t border-line py-2.5 text-sm" key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="text-right tabular-nums">{value(plan)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** On a phone, where three full tables would be too long: what the plan adds to the smaller one. */
function PlanInShort({ plan }: { plan: Plan }) {
  const before = Object.values(plans)[Object.keys(plans).indexOf(plan.id) - 1]
  return (
    <div className="mt-5 text-sm md:hidden">
      {before && <p className="mb-2 text-muted">Everything in {before.longName}, and:</p>}
      <ul className="border-b border-line">
        {[...planAdds(plan, before), ...(before ? [] : inEveryPlan)].map((words) => (
          <li className="border-t border-line py-2.5" key={words}>
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Choice({
  plan,
  current,
  isAnnual,
  isSuggested,
}: Pick<PlanPickerProps, 'current'> & { plan: Plan; isAnnual: boolean; isSuggested: boolean }) {
  const isSending = useNavigation().formData?.get('plan') === plan.id
  const isPaid = plan.priceCents.monthly > 0
  if (current.plan === plan.id && (!isPaid || current.isAnnual === isAnnual)) {
    return <p className="mt-4 flex min-h-control items-center text-sm font-medium">Your plan now</p>
  }
  const isSame = current.plan === plan.id
  return (
    <Button
      className="mt-4"
      isBusy={isSending}
      isWide
      kind={isSuggested ? 'primary' : 'secondary'}
      name="plan"
      value={plan.id}
    >
      {isSending
        ? 'Changing'
        : isSame
          ? `Bill ${isAnnual ? 'yearly' : 'monthly'}`
          : `Change to ${plan.longName}`}
    </Button>
  )
}

function Price({ cents, note }: { cents: number; note: string }) {
  return (
    <>
      <p className="mt-4 font-serif text-5xl tracking-[-0.03em] lining-nums">
        {dollars(cents)}
        <span className="ml-1.5 font-sans text-sm tracking-normal text-muted">a month</span>
      </p>
      <p className="mt-1 text-sm text-muted">{note}</p>
    </>
  )
}
