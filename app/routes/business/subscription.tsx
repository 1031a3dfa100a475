import { redirect } from 'react-router'
import { ChangeDialog } from '#app/features/billing/change-dialog.tsx'
import { coverBusiness, uncoverBusiness } from '#app/features/billing/cover-business.server.ts'
import { PlanCard, PlanNow } from '#app/features/billing/plan-now.tsx'
import { PlanPicker } from '#app/features/billing/plan-picker.tsx'
import { billingMode } from '#app/features/billing/stripe-client.server.ts'
import { openPortal, startChange, startCheckout } from '#app/features/billing/stripe-pages.server.ts'
import { planChange } from '#app/features/billing/subscription.schema.ts'
import { readSubscriptionPage, readUsage } from '#app/features/billing/subscription-page.server.ts'
import { AfterCheckout, CoveredBusinesses, SupportRow } from '#app/features/billing/subscription-rows.tsx'
import { askForSync } from '#app/features/billing/sync-owner.server.ts'
import { may } from '#app/features/businesses/business.vocabulary.ts'
import { features, readFeature } from '#app/features/plans/plan-features.ts'
import { allows, plans, readPlanChoice } from '#app/features/plans/plans.ts'
import { db } from '#app/platform/database.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { type Member, memberOf, refuseRole } from '#app/routes/guards.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Block } from '#app/ui/block.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import type { Route } from './+types/subscription.ts'
import { type Acts, handleActs } from './actions.server.ts'
import { LockedFeature } from './locked-feature/locked-feature.tsx'
import { AddToPlan, AskOwner, Upgrade } from './locked-feature/upgrade.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData && 'missing' in loaderData && loaderData.missing ? features[loaderData.missing].name : 'Subscription'} · Vouchsafe`,
  },
]

const here = '/business/subscription'
const returns = ['return', 'left', 'portal'] as const

const askingOf = ({ user, business }: Member) => ({ userId: user.id, businessId: business.id })

// GET /business/subscription?feature={gated} ?plan={chosen}&period={yearly} ?change={plan}&billing={annual}
export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = memberOf(context)
  const query = new URL(request.url).searchParams
  const feature = readFeature(query)
  if (!may(owner.role, 'own')) {
    if (!feature || allows(owner.business.tierName, feature)) throw refuseRole(owner)
    return { mode: 'asking' as const, missing: feature, name: owner.business.name }
  }
  if (billingMode() === 'off') return { mode: 'off' as const, usage: await readUsage(db, owner.business) }
  const change = planChange.safeParse({ plan: query.get('change'), billing: query.get('billing') })
  const page = await readSubscriptionPage(db, owner.business, {
    asking: askingOf(owner),
    feature,
    choice: readPlanChoice(query),
    change: change.success ? change.data : null,
  })
  const from = returns.find((each) => each === query.get('checkout')) ?? null
  // The provider says what was paid, whatever this address says.
  if (from === 'return' || from === 'portal') await askForSync(db, owner.user.id)
  return { ...page, from }
}

// POST /business/subscription
export const action = (args: Route.ActionArgs) => handleActs(args, acts)

const acts: Acts = {
  async checkout(who, values) {
    return redirect((await startCheckout(db, askingOf(who), parseForm(planChange, values))).url, 303)
  },
  async change(who, values) {
    return redirect((await startChange(db, askingOf(who), parseForm(planChange, values))).url, 303)
  },
  // The business that the button names: theirs, or none is found.
  async cover({ user }, { business = '' }) {
    await coverBusiness(db, { userId: user.id, businessId: business })
    return redirect(here, 303)
  },
  async uncover({ user }, { business = '' }) {
    await uncoverBusiness(db, { userId: user.id, businessId: business })
    return redirect(here, 303)
  },
  async card(who) {
    return redirect((await openPortal(db, askingOf(who), { to: 'card' })).url, 303)
  },
  async portal(who) {
    return redirect((await openPortal(db, askingOf(who))).url, 303)
  },
}

export default function SubscriptionRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.mode === 'asking') {
    const { missing, name } = loaderData
    return <LockedFeature action={<AskOwner business={name} feature={missing} />} feature={missing} />
  }
  if (loaderData.mode === 'off') {
    return (
      <PlanCard
        badge={<Badge kind="good">Active</Badge>}
        name={plans.enterprise.longName}
        price="$0"
        usage={loaderData.usage}
      >
        <p>Every feature is yours, and no bill comes: the operator has switched billing off.</p>
      </PlanCard>
    )
  }
  const { mode, now, subscription, cover, usage, support, chosen, missing, included, offer, change, from } =
    loaderData
  const result = actionData as
    | { values: Record<string, string>; errors: Record<string, string>; message?: string }
    | undefined
  const error = result && (result.message ?? Object.values(result.errors)[0])
  const isAboutChange = change && result?.values.act === 'change'
  // Below the plans where one was chosen before signing up: its button comes first.
  const planNow = (
    <PlanNow {...now} of={cover ? loaderData.name : undefined} subscription={subscription} usage={usage} />
  )
  const picker = (
    <>
      <PlanPicker
        {...offer}
        chosen={chosen}
        suggested={chosen?.plan ?? loaderData.suggested}
        support={support}
      />
      <p className="mt-8 max-w-[40em] text-sm text-muted">
        No plan limits which reviews are published or counted. Moving to a smaller plan never hides or deletes
        anything. Prices are in US dollars.
      </p>
    </>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {!isAboutChange && <FormError text={error} />}
      {from && <AfterCheckout from={from} plan={now.plan} />}
      {change && <ChangeDialog {...change} error={isAboutChange ? error : undefined} />}
      {missing ? (
        <>
          <LockedFeature
            action={
              included ? (
                <AddToPlan business={loaderData} plan={included} />
              ) : (
                <Upgrade feature={missing} isDemo={mode === 'demo'} {...offer} />
              )
            }
            feature={missing}
          />
          <details className="fold">
            <summary>Compare plans</summary>
            {picker}
          </details>
        </>
      ) : (
        <>
          {!chosen && planNow}
          {cover && <CoveredBusinesses {...cover} />}
          <Block id="plans" note={mode === 'demo' ? 'Demo: no money moves' : undefined} title="Plans">
            {picker}
          </Block>
          {chosen && planNow}
          <SupportRow {...loaderData.help} />
        </>
      )}
    </div>
  )
}
