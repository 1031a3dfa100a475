import type { TierName } from '#app/features/plans/plan.schema.ts'
import { dollars } from '#app/features/plans/plan-comparison.ts'
import { billedPerYearCents, plans } from '#app/features/plans/plans.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Time } from '#app/ui/time.tsx'
import { Act } from './plan-notice.tsx'
import type { SubscriptionView } from './subscription.schema.ts'

type PlanNowProps = {
  plan: TierName
  isAnnual: boolean
  priceCents: number
  subscription: SubscriptionView | null
}

/** The plan, its price and its next date in a sentence, with what can be done about it. */
export function PlanNow({ plan, isAnnual, priceCents, subscription }: PlanNowProps) {
  const isPaying = subscription?.isOwn && subscription.state !== 'ended'
  return (
    <div className="grid content-start gap-5">
      <p className="max-w-[30em] font-serif text-2xl leading-[1.34] text-balance">
        You are on {plans[plan].longName}
        {plan === 'starter' ? (
          ', which is free.'
        ) : subscription ? (
          <>
            , at {dollars(priceCents)} a month,{' '}
            {isAnnual ? `billed once a year: ${dollars(billedPerYearCents(plan))}` : 'billed monthly'}.{' '}
            <NextDate subscription={subscription} />
          </>
        ) : (
          '. The operator of this service gave it to you, and nothing is charged.'
        )}
      </p>
      {isPaying && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Act act="portal">Invoices, card and VAT ID</Act>
          {['active', 'changing', 'past_due', 'suspended', 'incomplete'].includes(subscription.state) && (
            <ButtonLink kind="quiet" preventScrollReset to="?change=starter&billing=monthly">
              Cancel the plan
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}

function NextDate({ subscription: { state, currentPeriodEnd, isOwn } }: { subscription: SubscriptionView }) {
  const at = (
    <span className="whitespace-nowrap">
      <Time as="date" at={new Date(currentPeriodEnd * 1000)} />
    </span>
  )
  if (state === 'ending' || !isOwn) return <>It ends on {at}.</>
  if (state === 'active') return <>It renews on {at}.</>
  return state === 'changing' ? <>It changes on {at}.</> : null
}
