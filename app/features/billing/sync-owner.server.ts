import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { type Business, businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { plans } from '#app/features/plans/plans.ts'
import type { Jobs } from '#app/jobs.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { describeChange, newsOf } from './owner-news.ts'
import { listSubscriptions } from './reading-stripe.server.ts'
import { billingMode, stripe } from './stripe-client.server.ts'
import {
  type FoundSubscription,
  type StoredSubscription,
  stripeCustomers,
  subscriptions,
} from './subscription.table.ts'
import { bestOf, carriedOf, givesPlan, graceEnd, renews, surplusOf, uncovered } from './subscription-rules.ts'

/**
 * Fetches what Stripe knows of an owner and writes it down. Only one subscription of an owner is paid: one that was bought
 * beside the best one is ended, and what is left of it is credited and pays the next invoices.
 */
export async function syncOwner(db: Database, { userId }: Jobs['billing.sync-owner']) {
  if (billingMode() === 'off') return
  const { found, best } = await db.transaction(async (tx) => {
    const found = await listSubscriptions(tx, userId)
    return { found, best: await applySubscriptions(tx, userId, found) }
  })
  for (const { id } of best ? surplusOf(found, best, now()) : []) {
    log.warn({ userId, subscriptionId: id }, 'a second subscription is ended and credited')
    await stripe().subscriptions.cancel(id, { invoice_now: true, prorate: true })
  }
}

/** Queues a job that asks Stripe: after an event, and after the return from Stripe's page, whatever its address says. */
export async function askForSync(db: Database, userId: string) {
  await enqueue(db, 'billing.sync-owner', { userId }, { onceFor: userId })
}

const together = 500

/** Every night, for events that never came, that of a first payment among them. */
export async function syncAll(db: Database) {
  let after: string | null = '00000000-0000-0000-0000-000000000000'
  while (after !== null) {
    const found: { userId: string }[] = await db
      .selectDistinct({ userId: stripeCustomers.userId })
      .from(stripeCustomers)
      .where(gt(stripeCustomers.userId, after))
      .orderBy(asc(stripeCustomers.userId))
      .limit(together)
    for (const { userId } of found) await askForSync(db, userId)
    after = found.length === together ? found.at(-1)!.userId : null
  }
}

/**
 * Writes what Stripe says of an owner into their subscription and the tier of every business that it covers. Writing the
 * same again changes nothing, so activities and mails tell of each change once.
 */
export async function applySubscriptions(
  tx: Database,
  userId: string,
  found: FoundSubscription[],
  // Sample data, planted before the queue is open, was bought by nobody.
  { isPlanted = false } = {},
) {
  const isTheirs = eq(subscriptions.userId, userId)
  const [before = null] = await tx.select().from(subscriptions).where(isTheirs).for('update')
  const at = now()
  const best = sinceFirstFailure(bestOf(found, at), before)
  // Nothing was ever bought: an operator or a seed may have set the tier.
  if (!best && !before) return null
  const { startedAt: _, businessId: __, ...after } = best ?? { ...before!, ...over }
  const set = { ...after, updatedAt: at }
  await tx
    .insert(subscriptions)
    .values({ ...set, userId })
    .onConflictDoUpdate({ target: subscriptions.userId, set })
  const { stay, leave } = await sharePlaces(tx, userId, best, before)
  const tier = carriedOf(after, at)
  await tx
    .update(businessRows)
    .set({ ...tier, coveredAt: sql`coalesce(covered_at, ${at.toISOString()})`, updatedAt: at })
    .where(inArray(businessRows.id, idsOf(stay)))
  await tx
    .update(businessRows)
    .set({ ...uncovered, updatedAt: at })
    .where(inArray(businessRows.id, idsOf(leave)))

  for (const was of [...stay, ...leave]) {
    const business = { ...was, ...(leave.includes(was) ? uncovered : tier) }
    for (const message of describeChange({ before, after, was, tier: business }))
      await recordActivity(tx, { business, type: 'subscription_changed', message, relatedId: was.id })
  }
  // Its businesses were closed or handed over while the checkout was paid, or the job that ends it failed.
  if (renews(after) && !stay.some(({ isActive }) => isActive))
    await enqueue(tx, 'billing.end-renewal', { userId }, { onceFor: userId })
  const news = newsOf({ before, after, was: stay.find(({ coveredAt }) => coveredAt) ?? uncovered, tier })
  if ((news || leave.length > 0) && !isPlanted)
    await enqueue(tx, 'billing.notify-owner', {
      userId,
      news: news ?? 'changed',
      left: idsOf(leave),
      at: at.getTime(),
    })
  if (news === 'payment-failed') {
    const startAfter = graceEnd(after.unpaidSince!)
    await enqueue(tx, 'billing.sync-owner', { userId }, { startAfter, onceFor: `${userId}/grace` })
  }
  return best
}

const idsOf = (given: Business[]) => given.map(({ id }) => id)

/**
 * The businesses that have a place in the subscription, and those for which none is left: the one that a new subscription
 * was bought for stays, then those that were covered first. Places are kept while a plan is suspended or over.
 */
async function sharePlaces(
  tx: Database,
  userId: string,
  best: FoundSubscription | null,
  before: StoredSubscription | null,
) {
  const owned = await tx
    .select()
    .from(businesses)
    .where(eq(businesses.ownerId, userId))
    .orderBy(asc(businesses.coveredAt), asc(businesses.createdAt), asc(businesses.id))
    .for('update')
  const covered = owned.filter(({ coveredAt }) => coveredAt !== null)
  if (!best || !givesPlan(best, now())) return { stay: covered, leave: [] }
  const isNew = before?.id !== best.id || before.status === 'incomplete'
  // A subscription that names none of their businesses was sold in Stripe's own dashboard.
  const fallback = covered.length === 0 ? (owned.find(({ isActive }) => isActive) ?? owned[0]) : undefined
  const first = isNew ? (owned.find(({ id }) => id === best.businessId) ?? fallback) : undefined
  const wanted = first ? [first, ...covered.filter((each) => each !== first)] : covered
  const { maxProjects } = plans[best.planId!]
  const places = maxProjects === -1 ? wanted.length : maxProjects
  return { stay: wanted.slice(0, places), leave: wanted.slice(places) }
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
  startedAt: null,
  businessId: null,
}
