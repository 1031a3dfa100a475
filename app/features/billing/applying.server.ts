import { eq } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/recording.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { bestOf, graceEnd, grantOf } from './granting.ts'
import type { ProviderSubscription } from './subscription.schema.ts'
import { type StoredSubscription, subscriptions } from './subscription.table.ts'
import { describeChange, newsOf } from './subscription-changes.ts'

/**
 * Writes what the provider says of a business into its subscription and its tier. Writing the same again changes nothing,
 * so activities and mails tell of each change once.
 */
export async function applySubscriptions(
  tx: Database,
  businessId: string,
  found: ProviderSubscription[],
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
  const after = best ? rowOf(best) : { ...before!, status: 'canceled' as const, ...nothingPlanned }
  const grant = best && grantOf(best, at)
  const tier = {
    tierName: grant?.plan ?? ('starter' as const),
    tierIsAnnual: grant?.isAnnual ?? false,
    tierPriceCents: grant ? monthlyCents(best!) : 0,
    tierRenewalAt: grant ? after.currentPeriodEnd : null,
  }
  const set = { ...after, updatedAt: at }
  await tx
    .insert(subscriptions)
    .values({ businessId, ...set })
    .onConflictDoUpdate({ target: subscriptions.businessId, set })
  await tx
    .update(businesses)
    .set({ ...tier, stripeSubscriptionId: after.status === 'canceled' ? null : after.id, updatedAt: at })
    .where(eq(businesses.id, businessId))

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
    await enqueue(
      tx,
      'billing.sync-business',
      { businessId },
      {
        startAfter: graceEnd(after.unpaidSince!),
        onceFor: `${businessId}/grace`,
      },
    )
  }
  return best
}

/** The next invoice that fails does not begin the time to pay anew. */
function sinceFirstFailure(best: ProviderSubscription | null, before: StoredSubscription | null) {
  if (!best?.unpaidSince || !before?.unpaidSince || before.id !== best.id) return best
  return { ...best, unpaidSince: Math.min(best.unpaidSince, before.unpaidSince.getTime() / 1000) }
}

const nothingPlanned = { endsAtPeriodEnd: false, nextPlanId: null, nextIsAnnual: null, unpaidSince: null }

function rowOf(found: ProviderSubscription) {
  return {
    ...{ id: found.id, customerId: found.customerId, status: found.status },
    ...{ planId: found.plan, isAnnual: found.isAnnual, amountCents: found.amountCents },
    ...{ nextPlanId: found.next?.plan ?? null, nextIsAnnual: found.next?.isAnnual ?? null },
    currentPeriodEnd: new Date(found.currentPeriodEnd * 1000),
    endsAtPeriodEnd: found.endsAtPeriodEnd,
    unpaidSince: found.unpaidSince === null ? null : new Date(found.unpaidSince * 1000),
  }
}

const monthlyCents = ({ amountCents, isAnnual }: ProviderSubscription) =>
  isAnnual ? Math.round(amountCents / 12) : amountCents
