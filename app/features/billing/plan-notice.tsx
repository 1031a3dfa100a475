import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { plans } from '#app/features/plans/plans.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Time } from '#app/ui/time.tsx'
import type { SubscriptionView } from './subscription.schema.ts'

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

type NoticeProps = { tone: 'warning' | 'info' | 'choice'; action?: ReactNode; children: ReactNode }

/** A button that posts one act to the page of the subscription. */
export function Act({ act, isPrimary, children }: { act: string; isPrimary?: boolean; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <Button kind={isPrimary ? 'primary' : 'secondary'} name="act" value={act}>
        {children}
      </Button>
    </Form>
  )
}

/** A notice about an unusual subscription, with the one next step; nothing for one that simply renews. */
export function SubscriptionNotice({ subscription }: { subscription: SubscriptionView }) {
  const { state, planId, currentPeriodEnd, graceUntil, isOwn } = subscription
  if (!planId || state === 'ended') return null
  const name = plans[planId].longName
  const periodEnd = <Time as="date" at={new Date(currentPeriodEnd * 1000)} />
  if (!isOwn) {
    return (
      <Notice tone="info">
        The former owner paid for {name}. It stays until {periodEnd} and is not renewed. To keep it, choose it
        below.
      </Notice>
    )
  }
  switch (state) {
    case 'past_due':
      return (
        <Notice action={<Portal act="card">Update the card</Portal>} tone="warning">
          Your last payment failed. Pay by {graceUntil && <Time as="date" at={graceUntil} />} to keep {name}.
          After that the business moves to Starter.
        </Notice>
      )
    case 'suspended':
      return (
        <Notice action={<Portal>Pay the open invoice</Portal>} tone="warning">
          {name} is suspended because a payment is missing, and the business is on Starter. Once the invoice
          is paid, everything in {name} is back.
        </Notice>
      )
    case 'incomplete':
      return (
        <Notice action={<Portal>Complete the payment</Portal>} tone="warning">
          Your payment for {name} is not complete. Your bank may want you to confirm it. Until then nothing
          changes.
        </Notice>
      )
    case 'ending':
      return (
        <Notice action={<Portal>Keep {name}</Portal>} tone="info">
          {name} is not renewed. From {periodEnd} the business is on Starter; nothing is deleted.
        </Notice>
      )
    case 'changing':
      return (
        <Notice action={<Portal>See or take back the change</Portal>} tone="info">
          You keep {name} until {periodEnd}; then the change that you chose begins.
        </Notice>
      )
    case 'active':
      return null
  }
}

function Portal({ act = 'portal', children }: { act?: 'portal' | 'card'; children: ReactNode }) {
  return (
    <Act act={act} isPrimary>
      {children}
    </Act>
  )
}
