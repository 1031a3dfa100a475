import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { conflict, Refusal } from '#app/platform/refusal.ts'
import type { PlanChange } from './billing.schema.ts'
import { beginsAtOnce } from './demo-subscription.ts'
import { graceEnd } from './granting.ts'
import { type PortalFlow, provider } from './provider.server.ts'
import { type Asking, findSubscriber, isOver, isOwn } from './subscriber.server.ts'
import type { ChangePreview, Purchase } from './subscription.schema.ts'
import type { StoredSubscription } from './subscription.table.ts'
import { askForSync, syncBusiness } from './syncing.server.ts'

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
  // One of another product gives no plan and stays beside it.
  if (subscription?.planId && !isOver(subscription) && isOwn(subscription, business))
    throw conflict('This business has a subscription already. Change it instead of buying another.')
  const url = await orSay(failedCheckout, () => provider().openCheckout(db, business, email, wanted))
  return { url }
}

/** The address of the provider's page with plan, card, invoices and VAT id. */
export async function openPortal(
  db: Database,
  asking: Asking,
  flow: PortalFlow = { to: 'home' },
): Promise<{ url: string }> {
  const { business, subscription } = await findSubscriber(db, asking)
  if (!business.stripeCustomerId) throw conflict('Nothing was paid for this business yet.')
  const sentence = flow.to === 'change' || flow.to === 'cancel' ? failedUpdate : failedPortal
  const id = subscription?.id ?? null
  return { url: await orSay(sentence, () => provider().openPortal(db, business, flow, id)) }
}

/** What a change is and when it begins. Changes nothing. */
export async function previewChange(
  db: Database,
  asking: Asking,
  change: PlanChange,
): Promise<ChangePreview> {
  const { business, subscription } = await findSubscriber(db, asking)
  const kind = kindOfChange(isOwn(subscription, business) ? subscription : null, purchaseIn(change))
  if (kind === 'upgrade' || kind === 'downgrade') requirePaid(subscription!)
  const isLater = kind === 'downgrade' || (kind === 'cancel' && !isSuspended(subscription!))
  return { kind, takesEffectAt: isLater ? subscription!.currentPeriodEnd.toISOString() : null }
}

/** The address of the page on which the owner confirms the change. A suspended plan is cancelled at once, by us. */
export async function startChange(
  db: Database,
  asking: Asking,
  change: PlanChange,
): Promise<{ url: string }> {
  // Another tab, or the provider's own page, may have changed it a moment ago.
  const { business: known } = await findSubscriber(db, asking)
  await orSay(failedUpdate, () => syncBusiness(db, known.id))
  const { business, subscription } = await findSubscriber(db, asking)
  const wanted = purchaseIn(change)
  const kind = kindOfChange(isOwn(subscription, business) ? subscription : null, wanted)
  if (kind === 'none') return { url: subscriptionPage }
  if (kind === 'checkout') throw conflict('There is no subscription to change yet. Buy the plan first.')
  const { id, endsAtPeriodEnd, nextPlanId } = subscription!
  if (kind === 'cancel') {
    if (!isSuspended(subscription!)) return openPortal(db, asking, { to: 'cancel' })
    await orSay(failedUpdate, () => provider().endNow(db, { id }, { isSurplus: false }))
    await syncSoon(db, business.id)
    return { url: subscriptionPage }
  }
  requireOpen(business)
  if (kind !== 'resume') requirePaid(subscription!)
  // What was chosen before is taken back on the provider's first page.
  const isPlain = kind !== 'resume' && !endsAtPeriodEnd && !nextPlanId
  return openPortal(db, asking, isPlain ? { to: 'change', wanted: wanted! } : { to: 'home' })
}

const subscriptionPage = '/business/subscription'
const failedCheckout = 'Failed to create checkout session'
const failedPortal =
  'The page with your invoices cannot be opened at the moment. Please try again in a minute.'
const failedUpdate = 'Failed to update subscription'

/** Unpaid for longer than the plan stays: nothing is left that could run out. */
const isSuspended = ({ status, unpaidSince }: StoredSubscription) =>
  status !== 'active' && !(status === 'past_due' && unpaidSince && now() < graceEnd(unpaidSince))

function requireOpen({ isActive, name }: { isActive: boolean; name: string }) {
  if (!isActive) throw conflict(`${name} is closed, and a closed business buys no plan.`)
}

function requirePaid({ status }: StoredSubscription) {
  if (status !== 'active') throw conflict('A payment is missing. Pay it before you change the plan.')
}

const purchaseIn = ({ plan, billing }: Pick<PlanChange, 'plan' | 'billing'>): Purchase | null =>
  plan === 'starter' ? null : { plan, isAnnual: billing === 'annual' }

function kindOfChange(
  subscription: StoredSubscription | null,
  wanted: Purchase | null,
): ChangePreview['kind'] {
  if (!subscription || isOver(subscription) || !subscription.planId) return wanted ? 'checkout' : 'none'
  if (!wanted) return subscription.endsAtPeriodEnd ? 'none' : 'cancel'
  const { planId, isAnnual, endsAtPeriodEnd, nextPlanId, nextIsAnnual } = subscription
  if (wanted.plan === planId && wanted.isAnnual === isAnnual)
    return endsAtPeriodEnd || nextPlanId ? 'resume' : 'none'
  if (wanted.plan === nextPlanId && wanted.isAnnual === nextIsAnnual && !endsAtPeriodEnd) return 'none'
  return beginsAtOnce({ plan: planId, isAnnual }, wanted) ? 'upgrade' : 'downgrade'
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
