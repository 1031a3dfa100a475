import { data, Form, Link, redirect } from 'react-router'
import { demoOfStripe } from '#app/features/billing/stripe-client.server.ts'
import { type DemoAction, demoVisit, type Purchase } from '#app/features/billing/subscription.schema.ts'
import { amountOf } from '#app/features/billing/subscription-rules.ts'
import { dollars } from '#app/features/plans/plan-comparison.ts'
import { plans } from '#app/features/plans/plans.ts'
import { db } from '#app/platform/database.server.ts'
import { receiveForm } from '#app/platform/form.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { Block } from '#app/ui/block.tsx'
import { Button } from '#app/ui/button.tsx'
import { Actions } from '#app/ui/dialog.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Table } from '#app/ui/table.tsx'
import { Time } from '#app/ui/time.tsx'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/stripe-stand-in.ts'

// The pages that Stripe would show, where BILLING is demo: the checkout and the customer portal.

export const meta: Route.MetaFunction = () => [{ title: 'Stripe’s stand-in · Vouchsafe' }]

// GET /business/subscription/stripe/{session}
export async function loader({ context, params }: Route.LoaderArgs) {
  return demoOfStripe().readDemoPage(db, memberOf(context).user.id, params.sessionId)
}

// POST /business/subscription/stripe/{session}
export const action = ({ context, params: { sessionId }, request }: Route.ActionArgs) =>
  receiveForm(request, demoVisit, async (asked) => {
    const next = await demoOfStripe().actInDemo(db, memberOf(context).user.id, { sessionId, ...asked })
    if (next) return redirect(next, 303)
    return data({ toast: { type: 'success' as const, title: done[asked.action]! } })
  })

const done: Partial<Record<DemoAction, string>> = {
  'card-declined': 'The next payment will fail',
  'card-works': 'The next payment will work',
  'pay-invoices': 'The open invoice is paid',
  'end-period': 'The period is over',
  'end-grace': 'The time to pay is over',
}

export default function StandInRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { refused } = useResult(actionData)
  const error = refused && (refused.message ?? Object.values(refused.errors)[0])
  return (
    <div className="grid max-w-[52em] grid-cols-[minmax(0,1fr)] gap-10">
      <p className="max-w-[40em] border-l-2 border-warning py-1 pl-4 text-sm">
        <b className="font-medium">Demo: no money moves.</b> This page stands in for Stripe’s, asks for no
        card and charges nothing.
      </p>
      <FormError text={error} />
      {loaderData.kind === 'checkout' ? <Checkout {...loaderData} /> : <Portal {...loaderData} />}
    </div>
  )
}

type Data = Route.ComponentProps['loaderData']

const inWords = ({ plan, isAnnual }: Purchase) =>
  `${plans[plan].longName}, billed ${isAnnual ? 'yearly' : 'monthly'}`

function Checkout({ isOpen, wanted, backTo }: Extract<Data, { kind: 'checkout' }>) {
  const price = dollars(amountOf(wanted))
  if (!isOpen) {
    return (
      <p>
        This checkout is over. <Link to="/business/subscription">Back to the subscription</Link>
      </p>
    )
  }
  return (
    <>
      <h2 className="font-serif text-3xl">{inWords(wanted)}</h2>
      <dl className="max-w-[34em] text-sm">
        <Line name="Due today" value={price} />
        <Line
          name={`Renews every ${wanted.isAnnual ? 'year' : 'month'}`}
          value={`${price}, until you cancel`}
        />
      </dl>
      <Form method="post">
        <Actions>
          <Button kind="primary" name="action" value="pay">
            Pay {price} in the demo
          </Button>
          <Button name="action" value="decline">
            Have the card declined
          </Button>
          <a className="btn btn-quiet" href={backTo}>
            Leave without paying
          </a>
        </Actions>
      </Form>
    </>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-3">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}

type PortalData = Extract<Data, { kind: 'portal' }>

function Portal(portal: PortalData) {
  const { subscription, wanted, invoices, isCardDeclined, backTo } = portal
  return (
    <>
      <p className="text-sm">
        <a href={backTo}>Back to the subscription</a>
      </p>
      {subscription && (
        <Block id="plan" title={inWords(subscription)}>
          <Form className="grid gap-5" method="post">
            {wanted && (
              <p>
                {inWords(wanted)},{' '}
                {wanted.dueCents === null ? (
                  <>
                    begins on <Time as="date" at={new Date(subscription.periodEnd * 1000)} />. Nothing is due
                    today.
                  </>
                ) : (
                  `begins at once. Due today: ${dollars(wanted.dueCents)}.`
                )}
              </p>
            )}
            <div className="flex flex-wrap gap-3">
              {wanted && <Act action="change" isPrimary words={`Change to ${inWords(wanted)}`} />}
              {subscription.isPlanned && (
                <Act action="keep" isPrimary words={`Keep ${plans[subscription.plan].longName}`} />
              )}
              {!subscription.isPlanned && (
                <Act action="cancel" words={`Cancel ${plans[subscription.plan].longName}`} />
              )}
            </div>
          </Form>
        </Block>
      )}
      <Block id="invoices" title="Invoices">
        <Table
          caption="Invoices"
          columns={[
            { id: 'at', header: 'Date', cell: ({ at }) => <Time as="date" at={new Date(at * 1000)} /> },
            { id: 'state', header: 'State', cell: ({ status }) => invoiceStates[status] },
            { id: 'amount', header: 'Amount', isNumber: true, cell: (each) => dollars(each.amountCents) },
          ]}
          rowId={({ id }) => id}
          rows={invoices}
        />
      </Block>
      {subscription && (
        <Block id="events" title="Simulate an event (demo)">
          <Form className="flex flex-wrap gap-3" method="post" preventScrollReset>
            {subscription.isUnpaid ? (
              <>
                <Act action="pay-invoices" words="Pay the open invoice" />
                <Act action="end-grace" words="Go to the end of the time to pay" />
              </>
            ) : (
              <>
                <Act action="end-period" words="Go to the end of the period" />
                {isCardDeclined ? (
                  <Act action="card-works" words="Have the next payment work" />
                ) : (
                  <Act action="card-declined" words="Have the next payment fail" />
                )}
              </>
            )}
          </Form>
        </Block>
      )}
    </>
  )
}

const invoiceStates = { paid: 'Paid', open: 'Open', void: 'Void' }

function Act({ action, words, isPrimary }: { action: DemoAction; words: string; isPrimary?: boolean }) {
  return (
    <Button kind={isPrimary ? 'primary' : 'secondary'} name="action" value={action}>
      {words}
    </Button>
  )
}
