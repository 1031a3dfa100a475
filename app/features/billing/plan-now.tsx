import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { dollars } from '#app/features/plans/plan-comparison.ts'
import { billedPerYearCents, plans, type TierName } from '#app/features/plans/plans.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Time } from '#app/ui/time.tsx'
import type { SubscriptionState, SubscriptionView } from './subscription.schema.ts'
import { type Usage, UsageList } from './usage.tsx'

type NoticeProps = { tone: 'warning' | 'info' | 'choice'; action?: ReactNode; children: ReactNode }

export function Notice({ tone, action, children }: NoticeProps) {
  return (
    <div
      className={classNames(
        'grid max-w-[44em] justify-items-start gap-3 border-l-2 py-1 pl-4',
        tone === 'warning' ? 'border-warning' : tone === 'choice' ? 'border-accent' : 'border-info',
      )}
      role="status"
    >
      <p>{children}</p>
      {action}
    </div>
  )
}

type PlanNowProps = {
  plan: TierName
  isAnnual: boolean
  priceCents: number
  /** The name of the business that is shown, if the plan does not cover it. */
  without: string | null
  subscription: SubscriptionView | null
} & Used

/** What is used, and by which business where there are several. */
type Used = { usage: Usage; of?: string }

/** The plan, its price and its next date, what is unusual about it, what can be done, and what is used of it. */
export function PlanNow({ plan, isAnnual, priceCents, without, subscription, ...used }: PlanNowProps) {
  return (
    <PlanCard
      badge={subscription?.planId && <StateBadge state={subscription.state} />}
      name={plans[plan].longName}
      price={plan === 'starter' ? 'Free' : subscription ? dollars(priceCents) : '$0'}
      unit={plan === 'starter' ? 'forever' : subscription ? 'a month' : undefined}
      {...used}
    >
      {plan === 'starter' ? (
        <p>Reviews above the limit are published and counted too.</p>
      ) : subscription ? (
        <p>
          {isAnnual ? `Billed once a year: ${dollars(billedPerYearCents(plan))}.` : 'Billed monthly.'}{' '}
          <NextDate subscription={subscription} />
          {without && ` It does not cover ${without}, which is on Starter.`}
        </p>
      ) : (
        <p>The operator of this service gave it to you, and nothing is charged.</p>
      )}
      {subscription?.planId && subscription.state !== 'ended' && (
        <>
          <Unusual name={plans[subscription.planId].longName} subscription={subscription} />
          <Steps name={plans[subscription.planId].longName} state={subscription.state} />
        </>
      )}
    </PlanCard>
  )
}

type PlanCardProps = {
  badge?: ReactNode
  name: string
  price: string
  unit?: string
  children?: ReactNode
} & Used

/** The plan with its state and its price, and beside it what is used. */
export function PlanCard({ badge, name, price, unit, usage, of, children }: PlanCardProps) {
  return (
    <section
      aria-label="Your plan"
      className="grid gap-x-12 gap-y-8 rounded-surface border border-line bg-sheet p-6 sm:p-8 lg:grid-cols-2"
    >
      <div className="grid content-start gap-4 text-sm">
        <h2 className="flex flex-wrap items-center gap-3 text-3xl">
          You are on {name} {badge}
        </h2>
        <p className="flex items-baseline gap-2">
          <span className="font-display text-5xl tracking-[-0.03em] tabular-nums">{price}</span>
          {unit && <span className="text-muted">{unit}</span>}
        </p>
        {children}
      </div>
      <div className="border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-12">
        <h2 className="mb-5 text-lg">What {of ? `${of} uses` : 'you use'}</h2>
        <UsageList usage={usage} />
      </div>
    </section>
  )
}

function StateBadge({ state }: { state: SubscriptionState }) {
  if (state === 'active') return <Badge kind="good">Active</Badge>
  if (state === 'ended') return null
  return <Badge kind={isMissing.has(state) ? 'danger' : 'warning'}>{stateWords[state]}</Badge>
}

const isMissing = new Set<SubscriptionState>(['past_due', 'suspended', 'incomplete'])
const stateWords = {
  ending: 'Ends soon',
  changing: 'Changes soon',
  past_due: 'Payment failed',
  suspended: 'Suspended',
  incomplete: 'Not paid yet',
} as const

function NextDate({ subscription: { state, currentPeriodEnd } }: { subscription: SubscriptionView }) {
  const at = (
    <span className="whitespace-nowrap">
      <Time as="date" at={new Date(currentPeriodEnd * 1000)} />
    </span>
  )
  if (state === 'ending') return <>It ends on {at}.</>
  if (state === 'active') return <>It renews on {at}.</>
  return state === 'changing' ? <>It changes on {at}.</> : null
}

function Unusual({ name, subscription }: { name: string; subscription: SubscriptionView }) {
  const { state, graceUntil } = subscription
  const sentences: Partial<Record<SubscriptionState, ReactNode>> = {
    past_due: (
      <>
        Your last payment failed. Pay by {graceUntil && <Time as="date" at={graceUntil} />} to keep {name}.
      </>
    ),
    suspended: `${name} is suspended because a payment is missing. Pay it, and everything is back.`,
    incomplete: `Your payment for ${name} is not complete. Your bank may want you to confirm it.`,
  }
  return sentences[state] ? <Notice tone="warning">{sentences[state]}</Notice> : null
}

/** The owner's next action at Stripe, by state. */
const steps: Partial<Record<SubscriptionState, { act: 'portal' | 'card'; words: (name: string) => string }>> =
  {
    ending: { act: 'portal', words: (name) => `Keep ${name}` },
    changing: { act: 'portal', words: () => 'See or take back the change' },
    past_due: { act: 'card', words: () => 'Update the card' },
    suspended: { act: 'portal', words: () => 'Pay the open invoice' },
    incomplete: { act: 'portal', words: () => 'Complete the payment' },
  }

function Steps({ name, state }: { name: string; state: SubscriptionState }) {
  const step = steps[state]
  return (
    <Form className="flex flex-wrap items-center gap-x-5 gap-y-3" method="post" preventScrollReset>
      {step && (
        <Button kind="primary" name="act" value={step.act}>
          {step.words(name)}
        </Button>
      )}
      <Button name="act" value="portal">
        Invoices, card and VAT ID
      </Button>
      {state !== 'ending' && (
        <ButtonLink kind="quiet" preventScrollReset to="?change=starter&billing=monthly">
          Cancel the plan
        </ButtonLink>
      )}
    </Form>
  )
}
