import { ArrowRight } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import type { TierName } from '#app/features/plans/plan.schema.ts'
import { dollars } from '#app/features/plans/plan-comparison.ts'
import type { Difference } from '#app/features/plans/plan-differences.ts'
import { plans } from '#app/features/plans/plans.ts'
import { Button } from '#app/ui/button.tsx'
import { Actions, Dialog } from '#app/ui/dialog.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Time } from '#app/ui/time.tsx'
import type { ChangePreview } from './subscription.schema.ts'

export type PlanChangeProps = {
  from: { plan: TierName; isAnnual: boolean }
  to: { plan: TierName; isAnnual: boolean }
  preview: ChangePreview
  differences: Difference[]
  /** Usage above the limits of the smaller plan, this month or in the account. */
  above: string[]
  isDemo: boolean
  error?: string
}

const here = '/business/subscription'

/** Describes a change and asks for it to be confirmed. A dialog; without JavaScript, a section at the top of the page. */
export function ChangeDialog(props: PlanChangeProps) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  // A second press of Enter neither pays nor cancels.
  const keep = useRef<HTMLAnchorElement>(null)
  const title = titleOf(props)
  const close = () => navigate(here, { preventScrollReset: true, replace: true })
  if (isHydrated) {
    return (
      <Dialog initialFocus={keep} isOpen onClose={close} title={title}>
        <PlanChange {...props} keep={keep} />
      </Dialog>
    )
  }
  return (
    <section aria-labelledby="change" className="max-w-[40em] border-t border-rule pt-3">
      <h2 className="mb-4 text-xl" id="change">
        {title}
      </h2>
      <PlanChange {...props} />
    </section>
  )
}

function titleOf({ from, to, preview }: PlanChangeProps) {
  if (preview.kind === 'cancel') return `Cancel ${plans[from.plan].longName}`
  if (from.plan === to.plan) return `Bill ${plans[to.plan].longName} ${to.isAnnual ? 'yearly' : 'monthly'}`
  return `${preview.kind === 'upgrade' ? 'Upgrade' : 'Change'} to ${plans[to.plan].longName}`
}

type KeepLink = { keep?: RefObject<HTMLAnchorElement | null> }

function PlanChange({
  from,
  to,
  preview,
  differences,
  above,
  isDemo,
  error,
  keep,
}: PlanChangeProps & KeepLink) {
  const isSending = useNavigation().formData?.get('act') === 'change'
  const { kind, takesEffectAt, pricedAt } = preview
  return (
    <Form className="grid gap-5 text-sm" method="post" preventScrollReset>
      <FormError text={error} />
      <Money from={from} isDemo={isDemo} preview={preview} to={to} />
      {differences.length > 0 && (
        <dl>
          {differences.map(({ label, now, after }) => (
            <div className="flex justify-between gap-4 border-b border-line py-2.5" key={label}>
              <dt>{label}</dt>
              <dd className="text-right">
                <span className="text-muted">{now}</span>
                <ArrowRight
                  aria-label="then"
                  className="mx-2 inline"
                  role="img"
                  size={14}
                  strokeWidth={1.5}
                />
                <span className="font-medium">{after}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {above.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {kind !== 'upgrade' && (
        <p className="text-muted">
          Nothing is deleted or hidden: your reviews, replies, invitations and settings stay, and everything
          is back when you choose {plans[from.plan].longName} again.
          {takesEffectAt && (
            <>
              {' '}
              Until <Time as="date" at={takesEffectAt} /> you can take it back on this page.
            </>
          )}
        </p>
      )}
      <input name="plan" type="hidden" value={to.plan} />
      <input name="billing" type="hidden" value={to.isAnnual ? 'annual' : 'monthly'} />
      <input name="pricedAt" type="hidden" value={pricedAt} />
      <Actions>
        <Button isBusy={isSending} kind={kind === 'cancel' ? 'danger' : 'primary'} name="act" value="change">
          {buttonOf(preview, to)}
        </Button>
        <Link className="btn btn-quiet" preventScrollReset ref={keep} replace to={here}>
          Keep {plans[from.plan].longName}
          {from.plan === to.plan && `, billed ${from.isAnnual ? 'yearly' : 'monthly'}`}
        </Link>
      </Actions>
    </Form>
  )
}

function buttonOf({ kind, dueNowCents }: ChangePreview, to: PlanChangeProps['to']) {
  if (kind === 'cancel') return 'Cancel the plan'
  if (kind === 'downgrade') return `Change to ${plans[to.plan].longName}`
  return dueNowCents > 0 ? `Pay ${dollars(dueNowCents)} and change` : 'Change now'
}

type MoneyProps = Pick<PlanChangeProps, 'from' | 'to' | 'preview' | 'isDemo'>

/** From when, what is charged now and what later. */
function Money({ from, to, preview, isDemo }: MoneyProps) {
  const { kind, dueNowCents, amountCents, takesEffectAt } = preview
  const each = `${dollars(amountCents)} ${to.isAnnual ? 'a year' : 'a month'}`
  const date = takesEffectAt && <Time as="date" at={takesEffectAt} />
  const old = plans[from.plan].longName
  if (kind === 'cancel') {
    return (
      <p>
        You keep {old} until {date}, the end of the period that you have paid. Then the business is on
        Starter, and nothing is charged any more.
      </p>
    )
  }
  if (kind === 'downgrade') {
    return (
      <p>
        You keep {old}, billed {from.isAnnual ? 'yearly' : 'monthly'}, until {date}, the end of the period
        that you have paid. From then on you pay {each}. Nothing is charged or refunded today.
      </p>
    )
  }
  return (
    <p>
      {isDemo ? 'Due today in the demo' : 'Charged to your card today'}:{' '}
      <b className="font-medium">{dollars(dueNowCents)}</b>. The unused part of {old} is already taken off.
      After that you pay {each}. The change takes effect at once.
    </p>
  )
}
