import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { monthlyInvitations } from '#app/features/invitations/monthly-quota.server.ts'
import { differencesOf, type Support, supportOf } from '#app/features/plans/plan-comparison.ts'
import type { Feature } from '#app/features/plans/plan-features.ts'
import { type PlanView, toPlanView } from '#app/features/plans/plan-view.ts'
import {
  allows,
  type Plan,
  type PlanChoice,
  plans,
  subscriptionPage,
  type TierName,
  tierFor,
  tierNames,
} from '#app/features/plans/plans.ts'
import { countReviewsOfMonth } from '#app/features/reviews/monthly-reviews.server.ts'
import { countOf, formatList, formatNumber } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { PlanChangeProps } from './change-dialog.tsx'
import { readCover } from './cover-business.server.ts'
import { billingMode, priceOf } from './stripe-client.server.ts'
import { previewChange } from './stripe-pages.server.ts'
import type { Asking } from './subscriber.server.ts'
import type { MissingPayment, PlanChange, SubscriptionView } from './subscription.schema.ts'
import { type StoredSubscription, subscriptions } from './subscription.table.ts'
import { carriedOf, givesPlan, graceEnd, stateOf } from './subscription-rules.ts'
import type { Usage } from './usage.tsx'

type Asked = {
  asking: Asking
  /** The feature whose gate led here. */
  feature: Feature | null
  /** The plan chosen before signing up. */
  choice: PlanChoice | null
  /** The change that the owner considers and has not confirmed. */
  change: PlanChange | null
}

/** Everything on the page of the subscription, where billing is not off. */
export async function readSubscriptionPage(db: Database, business: Business, asked: Asked) {
  const [stored, settings, usage] = await Promise.all([
    findSubscription(db, business.ownerId),
    findInstanceSettings(db),
    readUsage(db, business),
  ])
  const subscription = stored && viewSubscription(stored)
  const cover = await readCover(db, business.ownerId, stored)
  const now = planNow(business, stored)
  const { support, operatorEmail } = settings
  const missing = asked.feature && !allows(business.tierName, asked.feature) ? asked.feature : null
  const mode = billingMode() === 'demo' ? ('demo' as const) : ('stripe' as const)
  const change = asked.change && (await readChange(db, asked.asking, asked.change, { now, support }))
  return {
    mode,
    name: business.name,
    id: business.id,
    now,
    subscription,
    cover,
    usage,
    support,
    missing,
    /** Where the owner's plan has what is missing and a place for this business: the plan. */
    included:
      missing && now.without !== null && cover?.canAdd && allows(cover.plan, missing) ? cover.plan : null,
    chosen: unmetChoice(now, asked.choice),
    suggested: missing ? tierFor(missing).id : now.plan === 'starter' ? ('pro' as const) : undefined,
    offer: offerOf(now, subscription),
    change: change && { ...change, isDemo: mode === 'demo' },
    help: helpOf(business, support, operatorEmail),
  }
}

export async function readUsage(db: Database, business: Business): Promise<Usage> {
  const { count, limit, resetAt } = monthlyInvitations(business, now())
  return {
    reviews: await countReviewsOfMonth(db, business.id),
    invitations: count,
    limits: { reviews: plans[business.tierName].maxReviews, invitations: limit },
    resetAt: resetAt.toISOString(),
  }
}

type PlanInForce = { plan: TierName; isAnnual: boolean; priceCents: number; without: string | null }

/** The owner's plan, and the name of the business if it is not covered; without a subscription, what the operator gave. */
function planNow(business: Business, stored: StoredSubscription | null): PlanInForce {
  const isGiven = stored !== null && givesPlan(stored, now())
  const { tierName, tierIsAnnual, tierPriceCents } = isGiven ? carriedOf(stored, now()) : business
  const without = isGiven && !business.coveredAt ? business.name : null
  return { plan: tierName, isAnnual: tierIsAnnual, priceCents: tierPriceCents, without }
}

/** The paid plan chosen before signing up, until the owner has it. */
function unmetChoice({ plan, isAnnual }: PlanInForce, choice: PlanChoice | null) {
  if (!subscriptionPage(choice)) return null
  const isMet = choice?.plan === plan && (choice.period === 'yearly') === isAnnual
  return isMet ? null : choice
}

/** How a plan can be chosen: not at all while a payment is missing. */
function offerOf({ plan, isAnnual }: PlanInForce, subscription: SubscriptionView | null) {
  const offer = { current: { plan, isAnnual }, isEnding: subscription?.state === 'ending' }
  if (!subscription?.planId || subscription.state === 'ended')
    return { ...offer, choosing: 'checkout' as const }
  const canChange = ['active', 'changing', 'ending'].includes(subscription.state)
  return { ...offer, choosing: canChange ? ('change' as const) : ('none' as const) }
}

type Known = { now: PlanInForce; support: Parameters<typeof differencesOf>[2] }

async function readChange(
  db: Database,
  asking: Asking,
  change: PlanChange,
  { now: { plan, isAnnual }, support }: Known,
): Promise<Omit<PlanChangeProps, 'isDemo'> | null> {
  const preview = await previewChange(db, asking, change)
  if (preview.kind === 'none' || preview.kind === 'checkout') return null
  const [from, to] = [plans[plan], plans[change.plan]]
  const isSmaller = tierNames.indexOf(to.id) < tierNames.indexOf(from.id)
  return {
    from: { plan: from.id, isAnnual },
    to: { plan: to.id, isAnnual: change.plan !== 'starter' && change.billing === 'annual' },
    preview,
    differences: differencesOf(from, to, support),
    above: isSmaller ? await readLosses(db, asking.userId!, to) : [],
  }
}

/** What each covered business loses with a smaller plan: its place, or what is above the limits of a month. */
async function readLosses(db: Database, userId: string, { id, longName, maxProjects, ...limits }: Plan) {
  const covered = await db
    .select()
    .from(businesses)
    .where(and(eq(businesses.ownerId, userId), isNotNull(businesses.coveredAt)))
    .orderBy(asc(businesses.coveredAt), asc(businesses.createdAt), asc(businesses.id))
  const places = id === 'starter' || maxProjects === -1 ? covered.length : maxProjects
  const namesOf = (given: Business[]) => formatList(given.map(({ name }) => name))
  const losses: string[] = []
  if (id === 'starter' && covered.length > 1) losses.push(`${namesOf(covered)} will be on Starter.`)
  if (covered.length > places)
    losses.push(
      `${longName} covers ${maxProjects} businesses, those that were covered first. ${namesOf(covered.slice(places))} will be on Starter until you add them again; remove others before then to keep them in.`,
    )
  for (const business of covered.slice(0, places)) {
    const { reviews, invitations } = await readUsage(db, business)
    const isAbove = (used: number, limit: number) => limit !== -1 && used > limit
    if (isAbove(reviews, limits.maxReviews))
      losses.push(
        `${business.name} has ${countOf(reviews, 'review')} this month, and ${longName} includes ${formatNumber(limits.maxReviews)}. All of them stay published and counted; new invitations pause in months like this one.`,
      )
    if (isAbove(invitations, limits.invitationsPerMonth))
      losses.push(
        `${business.name} has sent ${countOf(invitations, 'invitation')} this month, and ${longName} includes ${formatNumber(limits.invitationsPerMonth)}. Those that are sent stay valid.`,
      )
  }
  return losses
}

function helpOf({ tierName }: Business, support: Known['support'], operatorEmail: string) {
  const kind = supportOf(tierName, support)
  const contacts = { Email: support.email, 'Priority email': support.priority, Phone: support.phone }
  return { kind, contact: kind && contacts[kind as keyof typeof contacts], operatorEmail }
}

type Covered = Pick<Business, 'ownerId' | 'coveredAt'>

/** The subscription that covers a business; null where none does. */
export async function readSubscription(db: Database, { ownerId, coveredAt }: Covered) {
  const stored = coveredAt ? await findSubscription(db, ownerId) : null
  return stored && viewSubscription(stored)
}

/** The subscription of an owner; null where nothing was ever bought. */
export async function findSubscription(db: Database, userId: string): Promise<StoredSubscription | null> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return found ?? null
}

export function viewSubscription(stored: StoredSubscription): SubscriptionView {
  const { id, customerId, planId, isAnnual, amountCents, currentPeriodEnd, unpaidSince } = stored
  return {
    id,
    customerId,
    planId,
    isAnnual,
    amount: amountCents,
    state: stateOf(stored, now()),
    currentPeriodEnd: Math.floor(currentPeriodEnd.getTime() / 1000),
    graceUntil: unpaidSince && graceEnd(unpaidSince).toISOString(),
  }
}

/** The payment that the owner of a business has missed; null where none is missing or billing is off. */
export async function readMissingPayment(db: Database, business: Covered): Promise<MissingPayment | null> {
  if (billingMode() === 'off') return null
  const subscription = await readSubscription(db, business)
  if (!subscription?.planId) return null
  const { state, planId: plan, graceUntil } = subscription
  if (state === 'past_due') return { plan, payBy: graceUntil }
  return state === 'suspended' ? { plan, payBy: null } : null
}

/** A plan as it leaves the service. Its price ids are empty for Starter, and where Stripe is not used. */
export function readPlan(plan: TierName, support: Support): PlanView {
  const priceIds =
    plan === 'starter' || billingMode() !== 'stripe'
      ? { monthly: '', annual: '' }
      : { monthly: priceOf({ plan, isAnnual: false }), annual: priceOf({ plan, isAnnual: true }) }
  return toPlanView(plans[plan], priceIds, support)
}
