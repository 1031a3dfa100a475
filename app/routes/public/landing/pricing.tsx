import type { InstanceSettings } from '#app/features/instance/instance.schema.ts'
import type { Plan } from '#app/features/plans/plan.schema.ts'
import { signUpPage, subscriptionPage } from '#app/features/plans/plan-choice.ts'
import { dollars, inEveryPlan, planAdds, supportOf } from '#app/features/plans/plan-comparison.ts'
import { billedPerYearCents, plans } from '#app/features/plans/plans.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Section } from './section.tsx'

type Support = InstanceSettings['support']
type PricingProps = {
  support: Support
  isSignedIn: boolean
  /** Nobody pays here: every business has the top plan. */
  isAllFree: boolean
}

/** Both prices are in the page; the radio shows one of them by :has() alone. */
export function Pricing({ support, isSignedIn, isAllFree }: PricingProps) {
  const all = Object.values(plans)
  return (
    <div className="group/pricing">
      <Section id="pricing" title="What it costs">
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <fieldset className="pick">
            <legend className="sr-only">Billing</legend>
            <label>
              <input defaultChecked name="billing" type="radio" value="monthly" />
              Monthly
            </label>
            <label>
              <input id="yearly" name="billing" type="radio" value="yearly" />
              Yearly
            </label>
          </fieldset>
          <p className="text-sm">
            <b className="font-medium">Save 20%</b> <span className="text-muted">with yearly billing</span>
          </p>
        </div>
        <p className="mt-6 text-sm">
          <b className="font-medium">In every plan</b>{' '}
          <span className="text-muted">
            {['Review form', 'Dashboard', 'Wall', 'Public page', ...inEveryPlan].join(', ').toLowerCase()}
          </span>
        </p>
        <div className="plans">
          {all.map((plan, at) => (
            <PlanColumn
              before={all[at - 1]}
              isSignedIn={isSignedIn}
              key={plan.id}
              plan={plan}
              support={support}
            />
          ))}
        </div>
        <p className="mt-8 max-w-[40em] text-sm text-muted">
          No plan limits which reviews are published or counted. Over your limit, only new invitations pause
          until next month. Nothing is ever hidden for money.{' '}
          {isAllFree && ' This instance is free: every business has the Enterprise plan.'}
        </p>
      </Section>
    </div>
  )
}

type PlanColumnProps = { plan: Plan; before?: Plan; isSignedIn: boolean; support: Support }

/** Only what the plan has beyond the one before it. */
function PlanColumn({ plan, before, isSignedIn, support }: PlanColumnProps) {
  const help = supportOf(plan.id, support)
  const isNewHelp = help && (!before || help !== supportOf(before.id, support))
  const added = [...planAdds(plan, before), ...(isNewHelp ? [`${help} support`] : [])]
  return (
    <article className="plan">
      <h3 className="flex items-baseline gap-3 text-xl">
        {plan.name} {plan.popular && <span className="tier">Popular</span>}
      </h3>
      <p className="plan-for">{plan.description}</p>
      {(['monthly', 'yearly'] as const).map((period) => (
        <Offer isSignedIn={isSignedIn} key={period} period={period} plan={plan} />
      ))}
      <ul className="plan-adds">
        {before && <li className="text-muted">Everything in {before.name}, and</li>}
        {added.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </article>
  )
}

type OfferProps = { plan: Plan; period: 'monthly' | 'yearly'; isSignedIn: boolean }

const shownFor = {
  monthly: 'contents group-has-[#yearly:checked]/pricing:hidden',
  yearly: 'hidden group-has-[#yearly:checked]/pricing:contents',
}

function Offer({ plan, period, isSignedIn }: OfferProps) {
  const { id, name, priceCents } = plan
  const isFree = priceCents.monthly === 0
  const isYearly = period === 'yearly'
  const billed = isYearly ? `Billed once a year: ${dollars(billedPerYearCents(id))}` : 'Billed monthly'
  const choice = { plan: id, period }
  return (
    <div className={shownFor[period]}>
      <p className="plan-price">
        {dollars(isYearly ? priceCents.annual : priceCents.monthly)}
        <span>a month</span>
      </p>
      <p className="plan-billed">{isFree ? 'Free forever' : billed}</p>
      <ButtonLink
        className="plan-choose"
        isWide
        kind={plan.popular ? 'primary' : 'secondary'}
        to={isSignedIn ? (subscriptionPage(choice) ?? '/business/subscription') : signUpPage(choice)}
      >
        {isFree ? 'Start Free' : `Choose ${name}`}
      </ButtonLink>
    </div>
  )
}
