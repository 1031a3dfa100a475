import { Form, Link, redirect } from 'react-router'
import { demoPayment, planChange } from '#app/features/billing/billing.schema.ts'
import { billingMode } from '#app/features/billing/billing-mode.server.ts'
import { payInDemo } from '#app/features/billing/demo-acts.server.ts'
import { findSubscriber, isOver, isOwn } from '#app/features/billing/subscriber.server.ts'
import { dollars } from '#app/features/plans/plan-comparison.ts'
import { billedPerYearCents, plans } from '#app/features/plans/plans.ts'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { ownerOf } from '#app/routes/guards.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Actions } from '#app/ui/dialog.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import type { Route } from './+types/checkout.ts'
import { Failure } from './failure.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Demo checkout · Vouchsafe' }]

// GET /business/subscription/checkout?plan={paid plan}&billing={monthly or annual}
export async function loader({ context, request }: Route.LoaderArgs) {
  const { user, business } = ownerOf(context)
  if (billingMode() !== 'demo') throw notFound('page')
  const asked = planChange.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!asked.success || asked.data.plan === 'starter') throw notFound('offer')
  // Back in the history, after paying.
  const now = await findSubscriber(db, { userId: user.id, businessId: business.id })
  if (now.subscription && isOwn(now.subscription, now.business) && !isOver(now.subscription))
    throw redirect('/business/subscription')
  return { ...asked.data, business: business.name }
}

// POST /business/subscription/checkout
export async function action({ context, request }: Route.ActionArgs) {
  const { user, business } = ownerOf(context)
  const values = await readForm(request)
  const parsed = parseForm(demoPayment, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    await payInDemo(db, { userId: user.id, businessId: business.id }, parsed.value)
    return redirect('/business/subscription?checkout=return', 303)
  })
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, billing, business } = loaderData
  const { longName, priceCents } = plans[plan]
  const isAnnual = billing === 'annual'
  const price = dollars(isAnnual ? billedPerYearCents(plan) : priceCents.monthly)
  const error = actionData && (actionData.message ?? Object.values(actionData.errors)[0])
  return (
    <div className="grid max-w-[34em] gap-8">
      <p className="border-l-2 border-warning py-1 pl-4 text-sm">
        <b className="font-medium">Demo: no money moves.</b> This service has no payment provider. This page
        stands in for its checkout, asks for no card and charges nothing.
      </p>
      <div className="grid gap-2">
        <h2 className="font-serif text-3xl">{longName}</h2>
        <p className="text-sm text-muted">
          For {business}, billed {isAnnual ? 'once a year' : 'monthly'}
        </p>
      </div>
      <dl className="text-sm">
        {isAnnual && (
          <Line
            name={`12 months at ${dollars(priceCents.annual)}`}
            value={dollars(billedPerYearCents(plan))}
          />
        )}
        <Line isStrong name="Due today" value={price} />
        <Line
          name={isAnnual ? 'Renews every year' : 'Renews every month'}
          value={`${price}, until you cancel`}
        />
      </dl>
      <Form className="grid gap-5" method="post">
        <FormError text={error} />
        <input name="plan" type="hidden" value={plan} />
        <input name="billing" type="hidden" value={billing} />
        <Actions>
          <Button kind="primary" name="card" value="works">
            Pay {price} in the demo
          </Button>
          <Button name="card" value="declined">
            Have the card declined
          </Button>
          <Link className="btn btn-quiet" to="/business/subscription?checkout=left">
            Leave without paying
          </Link>
        </Actions>
      </Form>
    </div>
  )
}

function Line({ name, value, isStrong }: { name: string; value: string; isStrong?: boolean }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-3">
      <dt className={isStrong ? 'font-medium' : 'text-muted'}>{name}</dt>
      <dd className={isStrong ? 'font-medium tabular-nums' : 'tabular-nums'}>{value}</dd>
    </div>
  )
}

export const ErrorBoundary = Failure
