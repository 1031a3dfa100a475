import { data } from 'react-router'
import { planChange } from '#app/features/billing/billing.schema.ts'
import { type BillingMode, billingMode } from '#app/features/billing/billing-mode.server.ts'
import { changePlan } from '#app/features/billing/change-plan.server.ts'
import { PlanPicker } from '#app/features/billing/plan-picker.tsx'
import type { Business } from '#app/features/businesses/business.table.ts'
import { Block } from '#app/features/inbox/block.tsx'
import type { Feature, TierName } from '#app/features/plans/plan.schema.ts'
import {
  choiceInWords,
  type PlanChoice,
  readPlanChoice,
  subscriptionPage,
} from '#app/features/plans/plan-choice.ts'
import { dollars } from '#app/features/plans/plan-comparison.ts'
import { allows, plans, tierFor } from '#app/features/plans/plans.ts'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { contactAddress } from '#app/platform/site.server.ts'
import { ownerOf } from '#app/routes/guards.server.ts'
import { FormError } from '#app/ui/form-error.tsx'
import { Time } from '#app/ui/time.tsx'
import { useActionToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/subscription.ts'
import { Failure } from './failure.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Subscription · Vouchsafe' }]

/** The features behind greyed menu items that lead here. */
const gated = {
  analytics: { feature: 'analytics', name: 'Analytics' },
  'ai-sentiments': { feature: 'aiSentiments', name: 'AI Sentiments' },
} as const satisfies Record<string, { feature: Feature; name: string }>

// GET /business/subscription
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = ownerOf(context)
  const query = new URL(request.url).searchParams
  const asked = query.get('feature')
  const wanted = asked && Object.hasOwn(gated, asked) ? gated[asked as keyof typeof gated] : null
  return {
    mode: billingMode(),
    contact: contactAddress(),
    plan: business.tierName,
    isAnnual: business.tierIsAnnual,
    priceCents: business.tierPriceCents,
    renewalAt: business.tierRenewalAt?.toISOString() ?? null,
    chosen: unmetChoice(business, readPlanChoice(query)),
    missing:
      wanted && !allows(business.tierName, wanted.feature)
        ? { name: wanted.name, plan: tierFor(wanted.feature).id }
        : null,
  }
}

/** The paid plan chosen before signing up, until the business has it. */
function unmetChoice({ tierName, tierIsAnnual }: Business, choice: PlanChoice | null) {
  if (!subscriptionPage(choice)) return null
  const isMet = choice?.plan === tierName && (choice.period === 'yearly') === tierIsAnnual
  return isMet ? null : choice
}

// POST /business/subscription: another plan, where no money moves.
export async function action({ context, request }: Route.ActionArgs) {
  const { business } = ownerOf(context)
  const values = await readForm(request)
  const parsed = parseForm(planChange, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    const outcome = await changePlan(db, business.id, parsed.value)
    const title =
      outcome === 'changed' ? `You are now on ${plans[parsed.value.plan].longName}` : 'Nothing changed'
    return data({ toast: { type: 'success' as const, title } })
  })
}

export default function SubscriptionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, contact, plan, isAnnual, priceCents, renewalAt, chosen, missing } = loaderData
  useActionToast(actionData && 'toast' in actionData ? actionData.toast : undefined)
  const refused = actionData && 'values' in actionData ? actionData : undefined
  return (
    <div className="grid gap-10">
      {refused && <FormError text={refused.message ?? Object.values(refused.errors)[0]} />}
      {missing && (
        <p className="max-w-[40em] border-l-2 border-info py-1 pl-4 text-sm">
          {missing.name} is included in {plans[missing.plan].longName}
          {missing.plan === 'enterprise' ? '' : ' and every larger plan'}. No plan limits which of your
          reviews are published or counted.
        </p>
      )}
      <p className="max-w-[36em] font-serif text-2xl leading-[1.34]">
        {mode === 'off' ? (
          <>
            The operator of this service has switched billing off. You have everything in the largest plan,
            without limits.
          </>
        ) : (
          <>
            You are on {plans[plan].longName}
            {priceCents === 0
              ? ', which is free.'
              : `, at ${dollars(priceCents)} a month, billed ${isAnnual ? 'yearly' : 'monthly'}.`}
            {renewalAt && (
              <>
                {' '}
                It renews on <Time as="date" at={renewalAt} />.
              </>
            )}
          </>
        )}
      </p>
      {mode !== 'off' && (
        <Block id="plans" note={mode === 'demo' ? 'Demo: no money moves' : undefined} title="Plans">
          {chosen && <Chosen choice={chosen} contact={contact} isAnnual={isAnnual} mode={mode} plan={plan} />}
          {mode === 'demo' && (
            <p className="mb-6 max-w-[40em] text-sm text-muted">
              This service has no payment provider. A new plan takes effect at once, and nothing is charged.
            </p>
          )}
          {mode === 'stripe' && !chosen && (
            <p className="mb-6 max-w-[40em] text-sm">
              To change your plan, write to <a href={`mailto:${contact}`}>{contact}</a>.
            </p>
          )}
          <PlanPicker
            canChange={mode === 'demo'}
            chosen={chosen}
            current={{ plan, isAnnual }}
            suggested={chosen?.plan ?? missing?.plan}
          />
          <p className="mt-8 max-w-[40em] text-sm text-muted">
            No plan limits which reviews are published or counted. Moving to a smaller plan never hides or
            deletes anything.
          </p>
        </Block>
      )}
    </div>
  )
}

type ChosenProps = {
  choice: PlanChoice
  mode: BillingMode
  contact: string
  plan: TierName
  isAnnual: boolean
}

/** How to get the plan that was chosen before signing up. */
function Chosen({ choice, mode, contact, plan, isAnnual }: ChosenProps) {
  const words = choiceInWords(choice, 'longName')
  const now =
    choice.plan === plan ? `billed ${isAnnual ? 'yearly' : 'monthly'}` : `on ${plans[plan].longName}`
  const subject = encodeURIComponent(words)
  return (
    <p className="mb-6 max-w-[40em] border-l-2 border-accent py-1 pl-4">
      You chose <b className="font-medium">{words}</b>. Until you{' '}
      {mode === 'demo' ? 'change to it below' : 'have it'}, you are {now}.{' '}
      {mode === 'stripe' && (
        <>
          Plans cannot be bought online here yet:{' '}
          <a href={`mailto:${contact}?subject=${subject}`}>write to {contact}</a> and we will arrange it.
        </>
      )}
    </p>
  )
}

export const ErrorBoundary = Failure
