import { Check } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import type { Support } from '#app/features/plans/plan-comparison.ts'
import { PlanTable } from '#app/features/plans/plan-table.tsx'
import { type Plan, type PlanChoice, type TierName, tierNames } from '#app/features/plans/plans.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

export type PlanOffer = {
  current: { plan: TierName; isAnnual: boolean }
  /** A choice is paid at the checkout, or changes the subscription; none while a payment is missing. */
  choosing: 'checkout' | 'change' | 'none'
  /** Cancelled already: Starter follows. */
  isEnding?: boolean
}

type PlanPickerProps = PlanOffer & {
  /** The plan chosen before signing up, whose period is selected. */
  chosen: PlanChoice | null
  /** The plan that is emphasised. */
  suggested?: PlanChoice['plan']
  support: Support
}

export function PlanPicker({ chosen, suggested, support, ...offer }: PlanPickerProps) {
  return (
    <Form method="post" preventScrollReset>
      <input name="act" type="hidden" value="checkout" />
      <PlanTable
        choose={(plan, isAnnual) => (
          <Choice {...offer} isAnnual={isAnnual} isPrimary={suggested === plan.id} plan={plan} />
        )}
        isAnnual={chosen ? chosen.period === 'yearly' : offer.current.isAnnual}
        mark={({ id, popular }) =>
          chosen?.plan === id ? (
            <span className="tier border-ink text-ink">Your choice</span>
          ) : (
            popular && <span className="font-sans text-sm text-muted">Most Popular</span>
          )
        }
        nameOf={({ longName }) => longName}
        isShort
        support={support}
      />
    </Form>
  )
}

type ChoiceProps = PlanOffer & { plan: Plan; isAnnual: boolean; isPrimary: boolean }

function Choice({ plan, current, choosing, isEnding, isAnnual, isPrimary }: ChoiceProps) {
  const isSending = useNavigation().formData?.get('plan') === plan.id
  const isFree = plan.priceCents.monthly === 0
  if (current.plan === plan.id && (isFree || current.isAnnual === isAnnual))
    return (
      <p className="plan-choose flex min-h-control items-center justify-center gap-2 rounded-control bg-wash text-sm font-medium">
        <Check aria-hidden size={16} /> Your plan
      </p>
    )
  // Where nothing was bought, there is nothing to cancel. Keeps the columns level.
  if (choosing === 'none' || (isFree && (isEnding || choosing === 'checkout')))
    return <p className="plan-choose min-h-control max-md:hidden" />
  const isSmaller = tierNames.indexOf(plan.id) < tierNames.indexOf(current.plan)
  const look = {
    className: 'plan-choose',
    isWide: true,
    kind: isPrimary ? 'primary' : isSmaller ? 'quiet' : 'secondary',
  } as const
  const words = choiceInWords(plan, current, isAnnual)
  if (choosing === 'checkout')
    return (
      <Button {...look} isBusy={isSending} name="plan" value={plan.id}>
        {isSending ? 'Opening the checkout' : words}
      </Button>
    )
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
