import { data, Form, Link, redirect } from 'react-router'
import { type DemoAct, demoAct, planChange } from '#app/features/billing/billing.schema.ts'
import { actInDemo, readDemo } from '#app/features/billing/demo-acts.server.ts'
import { readSubscription } from '#app/features/billing/reading.server.ts'
import type { SubscriptionState, SubscriptionView } from '#app/features/billing/subscription.schema.ts'
import { Block } from '#app/features/inbox/block.tsx'
import { dollars } from '#app/features/plans/plan-comparison.ts'
import { plans } from '#app/features/plans/plans.ts'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { type Owner, ownerOf } from '#app/routes/guards.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Table } from '#app/ui/table.tsx'
import { Time } from '#app/ui/time.tsx'
import { useActionToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/demo-billing.ts'
import { Failure } from './failure.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Demo billing · Vouchsafe' }]

const askingOf = ({ user, business }: Owner) => ({ userId: user.id, businessId: business.id })

// GET /business/subscription/billing?flow={change, cancel or card}&plan={plan}&billing={annual}
export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = ownerOf(context)
  const [demo, subscription] = await Promise.all([
    readDemo(db, askingOf(owner)),
    readSubscription(db, owner.business.id),
  ])
  if (!demo || !subscription) throw notFound('subscription')
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const change = planChange.safeParse(query)
  const wanted = query.flow === 'change' && change.success ? change.data : null
  return { ...demo, subscription, business: owner.business.name, wanted }
}

// POST /business/subscription/billing
export async function action({ context, request }: Route.ActionArgs) {
  const values = await readForm(request)
  const parsed = parseForm(demoAct, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    await actInDemo(db, askingOf(ownerOf(context)), parsed.value)
    if (isOwners(parsed.value.act)) return redirect('/business/subscription?checkout=portal', 303)
    return data({ toast: { type: 'success' as const, title: said[parsed.value.act]! } })
  })
}

type Act = DemoAct['act']

/** Done on the provider's page by the owner; the others are played. */
const isOwners = (act: Act) => act === 'change' || act === 'cancel' || act === 'keep'

const said: Record<string, string> = {
  renew: 'The period is over',
  'fail-next': 'The next payment will fail',
  pay: 'The open invoice is paid',
  'end-grace': 'The time to pay is over',
}

type Event = 'renew' | 'fail-next' | 'pay' | 'end-grace'

const events: Record<Event, { words: string; help: string }> = {
  renew: {
    words: 'Go to the end of the period',
    help: 'The plan renews, changes or ends, as it was chosen.',
  },
  'fail-next': { words: 'Have the next payment fail', help: 'As if the card had expired.' },
  pay: { words: 'Pay the open invoice', help: 'As if a new card had been entered.' },
  'end-grace': {
    words: 'Go to the end of the time to pay',
    help: 'The plan is suspended, as after 14 days without a payment.',
  },
}

function eventsIn(state: SubscriptionState, failsNext: boolean): Event[] {
  if (state === 'past_due') return ['pay', 'end-grace']
  if (state === 'suspended') return ['pay']
  if (state === 'ended' || state === 'incomplete') return []
  return failsNext ? ['renew'] : ['renew', 'fail-next']
}

export default function DemoBillingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { invoices, failsNext, subscription, business } = loaderData
  useActionToast(actionData && 'toast' in actionData ? actionData.toast : undefined)
  const refused = actionData && 'values' in actionData ? actionData : undefined
  const acts = eventsIn(subscription.state, failsNext)
  return (
    <div className="grid max-w-[52em] grid-cols-[minmax(0,1fr)] gap-10">
      <p className="text-sm">
        <Link to="/business/subscription">Back to the subscription</Link>
      </p>
      <p className="max-w-[40em] border-l-2 border-warning py-1 pl-4 text-sm">
        <b className="font-medium">Demo: no money moves.</b> This page stands in for the billing page of a
        payment provider, where {business} would change or cancel its plan, find its invoices and change its
        card and VAT ID.
      </p>
      <FormError text={refused && (refused.message ?? Object.values(refused.errors)[0])} />
      <PlanForm {...loaderData} />
      <Block id="invoices" title="Invoices">
        <Table
          caption="Invoices"
          columns={[
            { id: 'words', header: 'For', cell: ({ words }) => words },
            { id: 'at', header: 'Date', cell: ({ at }) => <Time as="date" at={new Date(at * 1000)} /> },
            { id: 'state', header: 'State', cell: ({ isPaid }) => (isPaid ? 'Paid' : 'Open') },
            {
              id: 'amount',
              header: 'Amount',
              isNumber: true,
              cell: ({ amountCents }) => dollars(amountCents),
            },
          ]}
          rowId={({ at, words, amountCents }) => `${at} ${words} ${amountCents}`}
          rows={invoices}
        />
      </Block>
      {acts.length > 0 && (
        <Block id="events" title="Play what happens next">
          <Form className="grid gap-5" method="post" preventScrollReset>
            {acts.map((act) => (
              <div className="grid justify-items-start gap-1.5" key={act}>
                <Button aria-describedby={`help-${act}`} name="act" value={act}>
                  {events[act].words}
                </Button>
                <p className="text-xs text-muted" id={`help-${act}`}>
                  {events[act].help}
                </p>
              </div>
            ))}
          </Form>
          {failsNext && (
            <p className="mt-5 text-sm">The next payment will fail. It is due at the end of the period.</p>
          )}
        </Block>
      )}
    </div>
  )
}

type PlanFormProps = {
  subscription: SubscriptionView
  wanted: { plan: string; billing: string } | null
}

/** The change that the owner came to confirm, and what can always be done: cancel, or take back what was chosen. */
function PlanForm({ subscription: { state, planId }, wanted }: PlanFormProps) {
  if (!planId || !['active', 'ending', 'changing', 'past_due'].includes(state)) return null
  const isPlanned = state === 'ending' || state === 'changing'
  const to = wanted && wanted.plan !== 'starter' ? plans[wanted.plan as 'pro'] : null
  return (
    <Block id="plan" title={plans[planId].longName}>
      <Form className="flex flex-wrap gap-3" method="post">
        {to && wanted && (
          <>
            <input name="plan" type="hidden" value={wanted.plan} />
            <input name="billing" type="hidden" value={wanted.billing} />
            <Button kind="primary" name="act" value="change">
              Change to {to.longName}, billed {wanted.billing === 'annual' ? 'yearly' : 'monthly'}
            </Button>
          </>
        )}
        {isPlanned && (
          <Button kind="primary" name="act" value="keep">
            Keep {plans[planId].longName}
          </Button>
        )}
        {state !== 'ending' && (
          <Button name="act" value="cancel">
            Cancel {plans[planId].longName}
          </Button>
        )}
      </Form>
    </Block>
  )
}

export const ErrorBoundary = Failure
