import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { TierName } from '#app/features/plans/plan.schema.ts'
import { dollars } from '#app/features/plans/plan-comparison.ts'
import { billedPerYearCents, plans } from '#app/features/plans/plans.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Time } from '#app/ui/time.tsx'
import type { SubscriptionState, SubscriptionView } from './subscription.schema.ts'

type NoticeProps = { tone: 'warning' | 'info' | 'choice'; action?: ReactNode; children: ReactNode }

/** A line at the side, a sentence, and the one thing to do. */
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
}

/** The plan, its price and its next date, what is unusual about it, and what can be done. */
export function PlanNow({ plan, isAnnual, priceCents, without, subscription }: PlanNowProps) {
  return (
    <div className="grid content-start gap-5">
      <PlanCard
        badge={subscription?.planId && <StateBadge state={subscription.state} />}
        name={plans[plan].longName}
        price={plan === 'starter' ? 'Free' : subscription ? dollars(priceCents) : '$0'}
        unit={plan !== 'starter' && subscription ? 'a month' : undefined}
      >
        {plan === 'starter' ? null : subscription ? (
          <>
            {isAnnual ? `Billed once a year: ${dollars(billedPerYearCents(plan))}.` : 'Billed monthly.'}{' '}
            <NextDate subscription={subscription} />
            {without && ` It does not cover ${without}, which is on Starter.`}
          </>
        ) : (
          'The operator of this service gave it to you, and nothing is charged.'
        )}
      </PlanCard>
      {subscription?.planId && subscription.state !== 'ended' && (
        <>
          <Unusual name={plans[subscription.planId].longName} subscription={subscription} />
          <Steps name={plans[subscription.planId].longName} state={subscription.state} />
        </>
      )}
    </div>
  )
}

type PlanCardProps = { badge?: ReactNode; name: string; price: string; unit?: string; children?: ReactNode }

/** The plan with its state, its price and what comes next. */
export function PlanCard({ badge, name, price, unit, children }: PlanCardProps) {
  return (
    <section
      aria-label="Your plan"
      className="grid content-start gap-3 rounded-surface border border-line bg-sheet p-6"
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="text-lg font-medium">{name}</span>
        {badge}
        <span className="ml-auto flex items-baseline gap-2">
          <span className="font-serif text-3xl tabular-nums">{price}</span>
          {unit && <span className="text-muted">{unit}</span>}
        </span>
      </p>
      {children && <p className="border-t border-line pt-3 text-sm">{children}</p>}
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
