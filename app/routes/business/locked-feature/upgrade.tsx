import { Form, useNavigation } from 'react-router'
import type { PlanOffer } from '#app/features/billing/plan-picker.tsx'
import type { PaidTier } from '#app/features/billing/subscription.schema.ts'
import { dollars } from '#app/features/plans/plan-comparison.ts'
import { type Feature, features } from '#app/features/plans/plan-features.ts'
import { plans, tierFor } from '#app/features/plans/plans.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

type UpgradeProps = PlanOffer & { feature: Feature; isDemo: boolean }

export function Upgrade({ feature, current: { isAnnual }, choosing, isDemo }: UpgradeProps) {
  const isSending = useNavigation().formData?.get('act') === 'checkout'
  const { id, longName, priceCents } = tierFor(feature)
  const billing = choosing === 'change' && isAnnual ? 'annual' : 'monthly'
  if (choosing === 'none')
    return (
      <ButtonLink isLarge kind="primary" to="/business/subscription">
        Complete your payment first
      </ButtonLink>
    )
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span className="font-serif text-3xl tabular-nums">{dollars(priceCents[billing])}</span>
        <span className="text-sm text-muted">a month{billing === 'annual' && ', billed yearly'}</span>
      </p>
      {choosing === 'change' ? (
        <ButtonLink isLarge kind="primary" preventScrollReset to={`?change=${id}&billing=${billing}`}>
          Upgrade to {longName}
        </ButtonLink>
      ) : (
        <Form method="post">
          <input name="act" type="hidden" value="checkout" />
          <input name="billing" type="hidden" value={billing} />
          <Button isBusy={isSending} isLarge kind="primary" name="plan" value={id}>
            {isSending ? 'Opening the checkout' : `Upgrade to ${longName}`}
          </Button>
        </Form>
      )}
      {isDemo && <p className="text-xs text-muted">Demo: no money moves.</p>}
    </>
  )
}

/** For owners whose plan has the feature and a place for one more business: nothing is to be paid. */
export function AddToPlan({ business, plan }: { business: { id: string; name: string }; plan: PaidTier }) {
  const { longName } = plans[plan]
  return (
    <Form className="grid justify-items-start gap-3" method="post">
      <input name="act" type="hidden" value="cover" />
      <Button isLarge kind="primary" name="business" value={business.id}>
        Add it to {longName}
      </Button>
      <p className="text-sm wrap-anywhere text-muted">
        Your plan has room for {business.name}, at no extra cost.
      </p>
    </Form>
  )
}

/** For members whose role cannot buy: the text of a mail to whom they know as the owner. */
export function AskOwner({ feature, business }: { feature: Feature; business: string }) {
  const { name } = features[feature]
  const { longName } = tierFor(feature)
  const mail = new URLSearchParams({
    subject: `${name} for ${business}`,
    body: `Could we upgrade ${business} to ${longName}? It has ${name}.`,
  })
  return (
    <>
      <a className="btn btn-primary btn-large" href={`mailto:?${`${mail}`.replaceAll('+', '%20')}`}>
        Ask the owner
      </a>
      <p className="text-sm wrap-anywhere text-muted">Only the owner of {business} changes the plan.</p>
    </>
  )
}
