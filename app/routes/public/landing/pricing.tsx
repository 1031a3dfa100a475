import { inEveryPlan, type Support } from '#app/features/plans/plan-comparison.ts'
import { PlanTable } from '#app/features/plans/plan-table.tsx'
import { signUpPage, subscriptionPage } from '#app/features/plans/plans.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Section } from './section.tsx'

type PricingProps = {
  support: Support
  isSignedIn: boolean
  /** Nobody pays here: every business has the top plan. */
  isAllFree: boolean
}

const basics = ['Review form', 'Dashboard', 'Wall', 'Public page', ...inEveryPlan]

export function Pricing({ support, isSignedIn, isAllFree }: PricingProps) {
  return (
    <Section id="pricing" title="What it costs">
      <PlanTable
        basics={basics}
        choose={({ id, name, priceCents, popular }, isAnnual) => {
          const choice = { plan: id, period: isAnnual ? 'yearly' : 'monthly' } as const
          return (
            <ButtonLink
              className="plan-choose"
              isWide
              kind={popular ? 'primary' : 'secondary'}
              to={isSignedIn ? (subscriptionPage(choice) ?? '/business/subscription') : signUpPage(choice)}
            >
              {priceCents.monthly === 0 ? 'Start Free' : `Choose ${name}`}
            </ButtonLink>
          )
        }}
        mark={({ popular }) => popular && <span className="tier">Popular</span>}
        nameOf={({ name }) => name}
        support={support}
      />
      <p className="mt-4 max-w-[40em] text-sm text-muted">
        Over your limit, only new invitations pause. Nothing is ever hidden for money.
        {isAllFree && ' This instance is free: every business has the Enterprise plan.'}
      </p>
    </Section>
  )
}
