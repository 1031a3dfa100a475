import { Form, useNavigation } from 'react-router'
import { type Plan, type TierName, tierNames } from '#app/features/plans/plan.schema.ts'
import type { PlanChoice } from '#app/features/plans/plan-choice.ts'
import {
  dollars,
  inEveryPlan,
  planAdds,
  type Support,
  supportOf,
} from '#app/features/plans/plan-comparison.ts'
import { billedPerYearCents, plans } from '#app/features/plans/plans.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'

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

type PlanOffer = {
  current: { plan: TierName; isAnnual: boolean }
  /** A choice is paid at the checkout, or changes the subscription; none while a payment is missing. */
  choosing: 'checkout' | 'change' | 'none'
}

type PlanColumnProps = PlanOffer & {
  plan: Plan
  isChosen: boolean
  isSuggested: boolean
  isPrimary: boolean
  support: Support
}

function PlanColumn({ plan, isChosen, isSuggested, isPrimary, support, ...offer }: PlanColumnProps) {
  const { monthly, annual } = plan.priceCents
  const isFree = monthly === 0
  return (
    <section
      aria-label={plan.longName}
      className={classNames(
        'grid content-start md:row-span-4 md:grid-rows-subgrid md:gap-y-0 md:px-4 md:first:pl-0 md:last:pr-0 xl:px-6',
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
        <Price cents={monthly} note={isFree ? 'Free' : 'Billed monthly'} />
        <Choice {...offer} isAnnual={false} isPrimary={isPrimary} plan={plan} />
      </div>
      <div className="hidden group-has-[#annual:checked]/billing:block">
        <Price
          cents={annual}
          note={isFree ? 'Free' : `Billed once a year: ${dollars(billedPerYearCents(plan.id))}`}
        />
        <Choice {...offer} isAnnual isPrimary={isPrimary} plan={plan} />
      </div>
      <PlanAdds plan={plan} support={support} />
    </section>
  )
}

/** Features that the plan adds to the next smaller one. */
function PlanAdds({ plan, support }: { plan: Plan; support: Support }) {
  const before = Object.values(plans)[tierNames.indexOf(plan.id) - 1]
  const help = supportOf(plan.id, support)
  const isNewHelp = help && (!before || help !== supportOf(before.id, support))
  const words = [
    ...planAdds(plan, before),
    ...(isNewHelp ? [`${help} support`] : []),
    ...(before ? [] : inEveryPlan),
  ]
  return (
    <div className="mt-5 text-sm">
      {before && <p className="mb-2 text-muted">Everything in {before.longName}, and:</p>}
      <ul className="border-b border-line">
        {words.map((each) => (
          <li className="border-t border-line py-2.5" key={each}>
            {each}
          </li>
        ))}
      </ul>
    </div>
  )
}

type ChoiceProps = PlanOffer & { plan: Plan; isAnnual: boolean; isPrimary: boolean }

function Choice({ plan, current, choosing, isAnnual, isPrimary }: ChoiceProps) {
  const isSending = useNavigation().formData?.get('plan') === plan.id
  const isFree = plan.priceCents.monthly === 0
  if (current.plan === plan.id && (isFree || current.isAnnual === isAnnual))
    return <p className="mt-4 flex min-h-control items-center text-sm font-medium">Your plan now</p>
  // Nothing was bought, so that there is nothing to cancel.
  // Keeps the columns level.
  if (choosing === 'none' || (isFree && choosing === 'checkout'))
    return <p className="mt-4 min-h-control max-md:hidden" />
  const look = { className: 'mt-4', isWide: true, kind: isPrimary ? 'primary' : 'secondary' } as const
  const words = choiceInWords(plan, current, isAnnual)
  if (choosing === 'checkout') {
    return (
      <Button {...look} isBusy={isSending} name="plan" value={plan.id}>
        {isSending ? 'Opening the checkout' : words}
      </Button>
    )
  }
  const billing = isAnnual ? 'annual' : 'monthly'
  return (
    <ButtonLink {...look} preventScrollReset to={`?change=${plan.id}&billing=${billing}`}>
      {words}
    </ButtonLink>
  )
}

function choiceInWords(plan: Plan, current: PlanOffer['current'], isAnnual: boolean) {
  const steps = tierNames.indexOf(plan.id) - tierNames.indexOf(current.plan)
  if (steps === 0) return `Bill ${isAnnual ? 'yearly' : 'monthly'}`
  return `${steps > 0 ? 'Upgrade' : 'Change'} to ${plan.longName}`
}

function Price({ cents, note }: { cents: number; note: string }) {
  return (
    <>
      <p className="mt-4 font-serif text-5xl tracking-[-0.03em] whitespace-nowrap lining-nums md:text-4xl xl:text-5xl">
        {dollars(cents)}
        <span className="ml-1.5 font-sans text-sm tracking-normal text-muted">a month</span>
      </p>
      <p className="mt-1 text-sm text-muted">{note}</p>
    </>
  )
}
