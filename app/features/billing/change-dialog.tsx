import { ArrowRight } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import type { Difference } from '#app/features/plans/plan-comparison.ts'
import { plans, type TierName, tierNames } from '#app/features/plans/plans.ts'
import { Button } from '#app/ui/button.tsx'
import { Actions, Dialog } from '#app/ui/dialog.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Time } from '#app/ui/time.tsx'
import type { ChangePreview } from './stripe-pages.server.ts'

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
  return `${isLarger(from, to) ? 'Upgrade' : 'Change'} to ${plans[to.plan].longName}`
}

const isLarger = (from: { plan: TierName }, to: { plan: TierName }) =>
  tierNames.indexOf(to.plan) > tierNames.indexOf(from.plan)

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
  const { kind } = preview
  return (
    <Form className="grid gap-5 text-sm" method="post" preventScrollReset>
      <FormError text={error} />
      <When from={from} isDemo={isDemo} preview={preview} to={to} />
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
      {from.plan !== to.plan && !isLarger(from, to) && (
        <p className="text-muted">
          Nothing is deleted or hidden: your reviews, replies, invitations and settings stay, and everything
          is back when you choose {plans[from.plan].longName} again.
        </p>
      )}
      <input name="plan" type="hidden" value={to.plan} />
      <input name="billing" type="hidden" value={to.isAnnual ? 'annual' : 'monthly'} />
      <div className="sticky -bottom-6 -mb-6 border-t border-line bg-sheet py-4">
        <Actions>
          <Button
            isBusy={isSending}
            kind={kind === 'cancel' ? 'danger' : 'primary'}
            name="act"
            value="change"
          >
            {kind === 'cancel' ? 'Cancel the plan' : isDemo ? 'Continue' : 'Continue at Stripe'}
          </Button>
          <Link className="btn btn-quiet" preventScrollReset ref={keep} replace to={here}>
            Keep {plans[from.plan].longName}
            {from.plan === to.plan && `, billed ${from.isAnnual ? 'yearly' : 'monthly'}`}
          </Link>
        </Actions>
      </div>
    </Form>
  )
}

type WhenProps = Pick<PlanChangeProps, 'from' | 'to' | 'preview' | 'isDemo'>

/** From when the change applies. Amounts are shown where they are paid. */
function When({ from, to, preview: { kind, takesEffectAt }, isDemo }: WhenProps) {
  const old = plans[from.plan].longName
  const billed = (isAnnual: boolean) => `billed ${isAnnual ? 'yearly' : 'monthly'}`
  const wanted = plans[to.plan].longName + (kind === 'cancel' ? '' : `, ${billed(to.isAnnual)}`)
  const date = takesEffectAt && <Time as="date" at={takesEffectAt} />
  if (kind === 'cancel' && !date) return <p>{old} ends at once, and nothing more is charged.</p>
  const where = isDemo ? 'the next page' : 'Stripe’s page'
  return (
    <p>
      {date ? (
        <>
          You keep {old}, {billed(from.isAnnual)}, until {date}. Then you are on {wanted}
          {kind === 'cancel' ? ', and nothing more is charged' : ''}.
        </>
      ) : kind === 'resume' ? (
        `You keep ${wanted}.`
      ) : (
        `${wanted}, begins at once.`
      )}{' '}
      Nothing happens before you confirm it on {where}
      {kind === 'cancel' ? '.' : ', which names the amounts.'}
    </p>
  )
}
