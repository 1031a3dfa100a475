import type { InstanceSettings } from '#app/features/instance/instance.schema.ts'
import type { Plan } from '#app/features/plans/plan.schema.ts'
import { dollars, planRows, supportOf } from '#app/features/plans/plan-comparison.ts'
import { billedPerYearCents, plans } from '#app/features/plans/plans.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Section } from './section.tsx'

type Support = InstanceSettings['support']
type PricingProps = {
  support: Support
  /** Nobody pays here: every business has the top plan. */
  isAllFree: boolean
}

/** Both prices are in the page; the radio shows one of them by :has() alone. */
export function Pricing({ support, isAllFree }: PricingProps) {
  return (
    <div className="group/pricing">
      <Section id="pricing" title="What it costs">
        <div className="mt-5 flex flex-wrap items-center gap-4">
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
        <div className="mt-10 grid gap-y-12 border-line md:grid-cols-3 md:divide-x md:divide-line">
          {Object.values(plans).map((plan) => (
            <PlanColumn key={plan.id} plan={plan} support={support} />
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

function PlanColumn({ plan, support }: { plan: Plan; support: Support }) {
  const help = supportOf(plan.id, support)
  const hasHelp = Object.values(support).some(Boolean)
  return (
    <article className="grid content-start md:px-8 md:first:pl-0 md:last:pr-0">
      <h3 className="flex items-baseline gap-3 text-xl">
        {plan.name} {plan.popular && <span className="tier">Popular</span>}
      </h3>
      <p className="mt-1 text-sm text-muted">{plan.description}</p>
      <div className="group-has-[#yearly:checked]/pricing:hidden">
        <Price
          cents={plan.priceCents.monthly}
          note={plan.priceCents.monthly === 0 ? 'Free forever' : 'Billed monthly'}
        />
      </div>
      <div className="hidden group-has-[#yearly:checked]/pricing:block">
        <Price
          cents={plan.priceCents.annual}
          note={
            plan.priceCents.annual === 0
              ? 'Free forever'
              : `Billed once a year: ${dollars(billedPerYearCents(plan.id))}`
          }
        />
      </div>
      <ButtonLink className="my-5" isWide to="/business/signup">
        {plan.priceCents.monthly === 0 ? 'Start Free' : `Choose ${plan.name}`}
      </ButtonLink>
      <dl className="plan-rows">
        {planRows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value(plan)}</dd>
          </div>
        ))}
        {hasHelp && (
          <div>
            <dt>Support</dt>
            <dd>{help ?? 'Contact form'}</dd>
          </div>
        )}
      </dl>
    </article>
  )
}

function Price({ cents, note }: { cents: number; note: string }) {
  return (
    <>
      <p className="mt-4 font-serif text-5xl tracking-[-0.03em] [font-variant-numeric:lining-nums]">
        {dollars(cents)}
        <span className="ml-1.5 font-sans text-sm tracking-normal text-muted">a month</span>
      </p>
      <p className="mt-1 text-sm text-muted">{note}</p>
    </>
  )
}
