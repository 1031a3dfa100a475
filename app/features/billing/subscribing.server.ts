import { tierNames } from '#app/features/plans/plan.schema.ts'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { conflict, Refusal } from '#app/platform/refusal.ts'
import type { ConfirmedChange, PlanChange } from './billing.schema.ts'
import { amountOf } from './demo-subscription.ts'
import { graceEnd } from './granting.ts'
import { provider } from './provider.server.ts'
import { type Asking, findSubscriber, isOver, isOwn } from './subscriber.server.ts'
import type { ChangePreview, Purchase } from './subscription.schema.ts'
import type { StoredSubscription } from './subscription.table.ts'
import { askForSync, syncBusiness } from './syncing.server.ts'

/** How long an amount that was shown may be confirmed. */
const priceHoldsMs = minutes(30)

/** The address of the page on which the owner pays for a plan. */
export async function startCheckout(
  db: Database,
  asking: Asking,
  change: PlanChange,
): Promise<{ url: string }> {
  const wanted = purchaseIn(change)
  if (!wanted) throw conflict('Starter is free and needs no payment.')
  // Another tab may have paid a moment ago.
  const { business: known } = await findSubscriber(db, asking)
  if (known.stripeCustomerId) await orSay(failedCheckout, () => syncBusiness(db, known.id))
  const { business, email, subscription } = await findSubscriber(db, asking)
  requireOpen(business)
  if (subscription && !isOver(subscription) && isOwn(subscription, business))
    throw conflict('This business has a subscription already. Change it instead of buying another.')
  const url = await orSay(failedCheckout, () => provider().openCheckout(db, business, email, wanted))
  return { url }
}

/** The address of the provider's page with card, invoices and VAT id. */
export async function openPortal(db: Database, asking: Asking): Promise<{ url: string }> {
  const { business } = await findSubscriber(db, asking)
  if (!business.stripeCustomerId) throw conflict('Nothing was paid for this business yet.')
  return { url: await orSay(failedPortal, () => provider().openPortal(db, business)) }
}

/** The effects and the exact cost of a change. Changes nothing. */
export async function previewChange(
  db: Database,
  asking: Asking,
  change: PlanChange,
): Promise<ChangePreview> {
  const { business, subscription } = await findSubscriber(db, asking)
  const wanted = purchaseIn(change)
  const pricedAt = Math.floor(now().getTime() / 1000)
  const base = { dueNowCents: 0, takesEffectAt: null, amountCents: wanted ? amountOf(wanted) : 0, pricedAt }
  const kind = kindOfChange(isOwn(subscription, business) ? subscription : null, wanted)
  if (kind === 'checkout') return { kind, ...base, dueNowCents: base.amountCents }
  if (kind !== 'none' && kind !== 'cancel') requirePaid(subscription!)
  if (kind === 'upgrade') {
    const priced = await orSay(failedUpdate, () => provider().price(db, subscription!, wanted!, pricedAt))
    return { kind, ...base, ...priced }
  }
  const isAtOnce = kind === 'cancel' && isSuspended(subscription!)
  if (isAtOnce || kind === 'none' || kind === 'resume') return { kind, ...base }
  return { kind, ...base, takesEffectAt: subscription!.currentPeriodEnd.toISOString() }
}

/** `payAt`: the change waits until the owner has confirmed the payment there, as their bank asks. */
export async function confirmChange(
  db: Database,
  asking: Asking,
  change: ConfirmedChange,
): Promise<{ payAt: string | null }> {
  const { business, subscription } = await findSubscriber(db, asking)
  const wanted = purchaseIn(change)
  const kind = kindOfChange(isOwn(subscription, business) ? subscription : null, wanted)
  if (kind === 'none') return { payAt: null }
  if (kind === 'checkout') throw conflict('There is no subscription to change yet. Buy the plan first.')
  if (kind === 'cancel') return cancelSubscription(db, asking)
  if (kind === 'resume') return resumeSubscription(db, asking)
  requirePaid(subscription!)
  const age = now().getTime() - change.pricedAt * 1000
  if (kind === 'upgrade' && (age < 0 || age > priceHoldsMs))
    throw conflict('The amount is out of date. Please look at it again.')
  const { upgrade, downgradeLater } = provider()
  const outcome = await orSay(failedUpdate, async () => {
    if (kind === 'upgrade') return upgrade(db, subscription!, wanted!, change.pricedAt)
    await downgradeLater(db, subscription!, wanted!)
    return { payAt: null }
  })
  await syncSoon(db, business.id)
  return outcome
}

/** The plan stays until the end of the period that is paid, and is not charged again. A suspended one ends at once. */
export async function cancelSubscription(db: Database, asking: Asking) {
  const { business, subscription } = await findSubscriber(db, asking)
  const own = requireOwn(subscription, business)
  await orSay(failedUpdate, () =>
    isSuspended(own)
      ? provider().endNow(db, { id: own.id }, { isSurplus: false })
      : provider().endLater(db, own),
  )
  await syncSoon(db, business.id)
  return { payAt: null }
}

/** Takes back a cancellation or a smaller plan that has not begun. */
export async function resumeSubscription(db: Database, asking: Asking) {
  const { business, subscription } = await findSubscriber(db, asking)
  requireOpen(business)
  const own = requireOwn(subscription, business)
  await orSay(failedUpdate, () => provider().keep(db, own))
  await syncSoon(db, business.id)
  return { payAt: null }
}

const failedCheckout = 'Failed to create checkout session'
const failedPortal =
  'The page with your invoices cannot be opened at the moment. Please try again in a minute.'
const failedUpdate = 'Failed to update subscription'

/** Unpaid for longer than the plan stays: nothing is left that could run out. */
const isSuspended = ({ status, unpaidSince }: StoredSubscription) =>
  status !== 'active' && !(status === 'past_due' && unpaidSince && now() < graceEnd(unpaidSince))

function requireOwn(subscription: StoredSubscription | null, business: { stripeCustomerId: string | null }) {
  if (!subscription || isOver(subscription) || !isOwn(subscription, business))
    throw conflict('You have no subscription that could be changed.')
  return subscription
}

function requireOpen({ isActive, name }: { isActive: boolean; name: string }) {
  if (!isActive) throw conflict(`${name} is closed, and a closed business buys no plan.`)
}

function requirePaid({ status }: StoredSubscription) {
  if (status !== 'active') throw conflict('A payment is missing. Pay it before you change the plan.')
}

const purchaseIn = ({ plan, billing }: Pick<PlanChange, 'plan' | 'billing'>): Purchase | null =>
  plan === 'starter' ? null : { plan, isAnnual: billing === 'annual' }

/** A larger plan, or a longer period of the same one, begins at once; a smaller one with the next period. */
export function kindOfChange(
  subscription: StoredSubscription | null,
  wanted: Purchase | null,
): ChangePreview['kind'] {
  if (!subscription || isOver(subscription) || !subscription.planId) return wanted ? 'checkout' : 'none'
  if (!wanted) return subscription.endsAtPeriodEnd ? 'none' : 'cancel'
  const { planId, isAnnual, endsAtPeriodEnd, nextPlanId, nextIsAnnual } = subscription
  if (wanted.plan === planId && wanted.isAnnual === isAnnual)
    return endsAtPeriodEnd || nextPlanId ? 'resume' : 'none'
  if (wanted.plan === nextPlanId && wanted.isAnnual === nextIsAnnual && !endsAtPeriodEnd) return 'none'
  const steps = tierNames.indexOf(wanted.plan) - tierNames.indexOf(planId)
  return steps > 0 || (steps === 0 && wanted.isAnnual) ? 'upgrade' : 'downgrade'
}

/** A failure of the provider in the words of the page. Refusals and our own faults pass. */
async function orSay<T>(sentence: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Refusal) throw error
    log.error({ err: error }, sentence)
    throw new Refusal(502, 'billing_failed', sentence)
  }
}

/** At once, so that the page shows it; if the provider does not answer, by a job. */
async function syncSoon(db: Database, businessId: string) {
  try {
    await syncBusiness(db, businessId)
  } catch (error) {
    log.warn({ err: error }, 'subscription is read again by a job')
    await askForSync(db, businessId)
  }
}
