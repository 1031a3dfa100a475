import { readRoom } from '#app/features/businesses/adding.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { monthlyInvitations } from '#app/features/invitations/monthly-quota.server.ts'
import type { Feature } from '#app/features/plans/features.ts'
import { tierNames } from '#app/features/plans/plan.schema.ts'
import { type PlanChoice, subscriptionPage } from '#app/features/plans/plan-choice.ts'
import { supportOf } from '#app/features/plans/plan-comparison.ts'
import { differencesOf } from '#app/features/plans/plan-differences.ts'
import { allows, plans, tierFor } from '#app/features/plans/plans.ts'
import { countReviewsOfMonth } from '#app/features/reviews/monthly-reviews.server.ts'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { PlanChangeProps } from './change-dialog.tsx'
import { previewChange } from './portal.server.ts'
import { readSubscription } from './reading.server.ts'
import { billingMode } from './stripe-client.server.ts'
import type { Asking } from './subscriber.server.ts'
import type { PlanChange, SubscriptionView } from './subscription.schema.ts'
import type { Usage } from './usage.tsx'

type Asked = {
  asking: Asking
  /** The feature whose gate led here. */
  feature: Feature | null
  /** The plan chosen before signing up. */
  choice: PlanChoice | null
  /** The change that the owner thinks about. */
  change: PlanChange | null
}

/** Everything on the page of the subscription, where billing is not off. */
export async function readSubscriptionPage(db: Database, business: Business, asked: Asked) {
  const [subscription, settings, usage] = await Promise.all([
    readSubscription(db, business.id),
    findInstanceSettings(db),
    readUsage(db, business),
  ])
  const { tierName, tierIsAnnual, tierPriceCents } = business
  const { support, operatorEmail } = settings
  const missing = asked.feature && !allows(tierName, asked.feature) ? asked.feature : null
  const mode = billingMode() === 'demo' ? ('demo' as const) : ('stripe' as const)
  const known = { business, usage, support }
  const change = asked.change && (await readChange(db, asked.asking, asked.change, known))
  return {
    mode,
    now: { plan: tierName, isAnnual: tierIsAnnual, priceCents: tierPriceCents },
    subscription,
    usage,
    support,
    missing,
    chosen: unmetChoice(business, asked.choice),
    suggested: missing ? tierFor(missing).id : tierName === 'starter' ? ('pro' as const) : undefined,
    offer: offerOf(business, subscription),
    change: change && { ...change, isDemo: mode === 'demo' },
    help: helpOf(business, support, operatorEmail),
  }
}

async function readUsage(db: Database, business: Business): Promise<Usage> {
  const { count, limit, resetAt } = monthlyInvitations(business, now())
  const room = await readRoom(db, business.ownerId)
  return {
    reviews: await countReviewsOfMonth(db, business.id),
    invitations: count,
    businesses: room.taken,
    limits: { reviews: plans[business.tierName].maxReviews, invitations: limit, businesses: room.max },
    resetAt: resetAt.toISOString(),
  }
}

/** The paid plan chosen before signing up, until the business has it. */
function unmetChoice({ tierName, tierIsAnnual }: Business, choice: PlanChoice | null) {
  if (!subscriptionPage(choice)) return null
  const isMet = choice?.plan === tierName && (choice.period === 'yearly') === tierIsAnnual
  return isMet ? null : choice
}

/** How the plans can be chosen from: nothing is, while a payment is missing. */
function offerOf({ tierName, tierIsAnnual }: Business, subscription: SubscriptionView | null) {
  const current = { plan: tierName, isAnnual: tierIsAnnual }
  if (!subscription?.isOwn || !subscription.planId || subscription.state === 'ended')
    return { current, choosing: 'checkout' as const }
  const canChange = ['active', 'changing', 'ending'].includes(subscription.state)
  return { current, choosing: canChange ? ('change' as const) : ('none' as const) }
}

type Known = { business: Business; usage: Usage; support: Parameters<typeof differencesOf>[2] }

async function readChange(
  db: Database,
  asking: Asking,
  change: PlanChange,
  { business, usage, support }: Known,
): Promise<Omit<PlanChangeProps, 'isDemo'> | null> {
  const preview = await previewChange(db, asking, change)
  if (preview.kind === 'none' || preview.kind === 'checkout') return null
  const [from, to] = [plans[business.tierName], plans[change.plan]]
  return {
    from: { plan: from.id, isAnnual: business.tierIsAnnual },
    to: { plan: to.id, isAnnual: change.plan !== 'starter' && change.billing === 'annual' },
    preview,
    differences: differencesOf(from, to, support),
    above: tierNames.indexOf(to.id) >= tierNames.indexOf(from.id) ? [] : aboveIn(usage, to),
  }
}

/** This month's usage above the smaller plan, and its consequences. */
function aboveIn(usage: Usage, { longName, maxReviews, invitationsPerMonth }: (typeof plans)['pro']) {
  const isAbove = (used: number, limit: number) => limit !== -1 && used > limit
  return [
    ...(isAbove(usage.reviews, maxReviews)
      ? [
          `This month has ${countOf(usage.reviews, 'review')}, and ${longName} includes ${formatNumber(maxReviews)}. All of them stay published and counted; new invitations pause in months like this one.`,
        ]
      : []),
    ...(isAbove(usage.invitations, invitationsPerMonth)
      ? [
          `You have sent ${countOf(usage.invitations, 'invitation')} this month, and ${longName} includes ${formatNumber(invitationsPerMonth)}. Those that are sent stay valid.`,
        ]
      : []),
  ]
}

function helpOf({ tierName }: Business, support: Known['support'], operatorEmail: string) {
  const kind = supportOf(tierName, support)
  const contacts = { Email: support.email, 'Priority email': support.priority, Phone: support.phone }
  return { kind, contact: kind && contacts[kind as keyof typeof contacts], operatorEmail }
}
