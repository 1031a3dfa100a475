import { eq } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/recording.server.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { describeChange, newsOf } from './owner-news.ts'
import { type FoundSubscription, type StoredSubscription, subscriptions } from './subscription.table.ts'
import { bestOf, givesPlan, graceEnd } from './subscription-rules.ts'

/**
 * Writes what Stripe says of a business into its subscription and its tier. Writing the same again changes nothing,
 * so activities and mails tell of each change once.
 */
export async function applySubscriptions(
  tx: Database,
  businessId: string,
  found: FoundSubscription[],
  // Sample data, planted before the queue is open, was bought by nobody.
  { isPlanted = false } = {},
) {
  const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('update')
  if (!business) return null
  const [before = null] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.businessId, businessId))
  const at = now()
  const best = sinceFirstFailure(bestOf(found, at), before)
  // Nothing was ever bought: an operator or a seed may have set the tier.
  if (!best && !before) return null
  const { startedAt: _, ...after } = best ?? { ...before!, ...over, startedAt: at }
  const isGiven = best !== null && givesPlan(best, at)
  const tier = {
    tierName: (isGiven && best.planId) || ('starter' as const),
    tierIsAnnual: isGiven && best.isAnnual,
    tierPriceCents: isGiven ? Math.round(best.isAnnual ? best.amountCents / 12 : best.amountCents) : 0,
    tierRenewalAt: isGiven ? best.currentPeriodEnd : null,
  }
  const set = { ...after, updatedAt: at }
  await tx
    .insert(subscriptions)
    .values({ ...set, businessId })
    .onConflictDoUpdate({ target: subscriptions.businessId, set })
  await tx
    .update(businessRows)
    .set({ ...tier, stripeSubscriptionId: after.status === 'canceled' ? null : after.id, updatedAt: at })
    .where(eq(businessRows.id, businessId))

  const change = { before, after, tier, was: business }
  for (const message of describeChange(change)) {
    const of = { id: businessId, tierName: tier.tierName }
    await recordActivity(tx, { business: of, type: 'subscription_changed', message, relatedId: businessId })
  }
  // The operator or the owner closed it: a checkout was paid meanwhile, or the job of the closing failed.
  if (!business.isActive && best && best.status !== 'canceled' && !best.endsAtPeriodEnd)
    await enqueue(tx, 'billing.end-renewal', { businessId }, { onceFor: businessId })
  const news = isPlanted ? null : newsOf(change)
  if (news) await enqueue(tx, 'billing.notify-owner', { businessId, news, at: at.getTime() })
  if (news === 'payment-failed') {
    const startAfter = graceEnd(after.unpaidSince!)
    await enqueue(tx, 'billing.sync-business', { businessId }, { startAfter, onceFor: `${businessId}/grace` })
  }
  return best
}

/** The next invoice that fails does not begin the time to pay anew. */
function sinceFirstFailure(best: FoundSubscription | null, before: StoredSubscription | null) {
  if (!best?.unpaidSince || !before?.unpaidSince || before.id !== best.id) return best
  return {
    ...best,
    unpaidSince: before.unpaidSince < best.unpaidSince ? before.unpaidSince : best.unpaidSince,
  }
}

const over = {
  status: 'canceled' as const,
  endsAtPeriodEnd: false,
  changesAtPeriodEnd: false,
  unpaidSince: null,
}
