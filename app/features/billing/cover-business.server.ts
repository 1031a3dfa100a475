import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { type Business, businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { lockOwnBusiness } from '#app/features/businesses/lock-business.server.ts'
import { plans } from '#app/features/plans/plans.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { limits } from '#app/rate-limits.ts'
import { describeTiers } from './owner-news.ts'
import { type Asking, findSubscriber, requireOpen } from './subscriber.server.ts'
import type { PaidTier } from './subscription.schema.ts'
import { type StoredSubscription, subscriptions } from './subscription.table.ts'
import { carriedOf, givesPlan, isAlive, uncovered } from './subscription-rules.ts'

// A subscription covers as many businesses of its owner as its plan has places. Which, the owner chooses.

const coveredOf = (userId: string) => and(eq(businesses.ownerId, userId), isNotNull(businesses.coveredAt))

/** Gives a business a place in its owner's subscription, and with it the tier. */
export async function coverBusiness(db: Database, asking: Asking) {
  await db.transaction(async (tx) => {
    const { business, subscription } = await lockCover(tx, asking)
    if (business.coveredAt) return
    requireOpen(business)
    const { maxProjects, longName } = plans[subscription.planId!]
    if (!givesPlan(subscription, now()))
      throw conflict('A payment is missing. Pay it before you add a business.')
    if (maxProjects !== -1) {
      if ((await tx.$count(businesses, coveredOf(business.ownerId))) >= maxProjects)
        throw conflict(
          `All ${maxProjects} places of ${longName} are taken. Remove a business from it first, or choose a larger plan.`,
        )
      // A place that wanders from business to business would give each of them the numbers of a month.
      await countAgainst(limits.placesTakenByUser, business.ownerId)
    }
    await writeCover(tx, business, { ...carriedOf(subscription, now()), coveredAt: now() })
  })
}

/** Takes a business out of the subscription: it is on Starter at once. The last open one stays, as it is what is paid for. */
export async function uncoverBusiness(db: Database, asking: Asking) {
  await db.transaction(async (tx) => {
    const { business } = await lockCover(tx, asking)
    if (!business.coveredAt) return
    const isOpen = and(coveredOf(business.ownerId), eq(businesses.isActive, true))
    if (business.isActive && (await tx.$count(businesses, isOpen)) === 1)
      throw conflict('The plan covers no other open business. Add another one first, or cancel the plan.')
    await writeCover(tx, business, uncovered)
  })
}

/** The subscription is locked first, then the business: whoever writes the tier does it in this order. */
async function lockCover(tx: Database, asking: Asking) {
  const { business } = await findSubscriber(tx, asking)
  const isTheirs = eq(subscriptions.userId, business.ownerId)
  const [subscription] = await tx.select().from(subscriptions).where(isTheirs).for('update')
  if (!subscription || !isAlive(subscription))
    throw conflict('There is no plan that could cover it. Buy one first.')
  return { business: await lockOwnBusiness(tx, business), subscription }
}

type Written = Pick<Business, 'tierName' | 'tierIsAnnual'> & Partial<Business>

async function writeCover(tx: Database, was: Business, set: Written) {
  await tx
    .update(businessRows)
    .set({ ...set, updatedAt: now() })
    .where(eq(businessRows.id, was.id))
  const message = describeTiers(was, set)
  if (message)
    await recordActivity(tx, {
      business: { ...was, ...set },
      type: 'subscription_changed',
      message,
      relatedId: was.id,
    })
}

/**
 * A business that is handed over leaves the subscription of its former owner, which is not renewed where it was the last
 * one. Returns what becomes of its plan, in a sentence.
 */
export async function leaveSubscription(tx: Database, business: Business) {
  if (!business.coveredAt) return null
  await tx.update(businessRows).set(uncovered).where(eq(businessRows.id, business.id))
  await enqueue(tx, 'billing.end-renewal', { userId: business.ownerId })
  if (business.tierName === 'starter') return null
  const { longName } = plans[business.tierName]
  return `${longName} was part of the former owner’s subscription and ended. The business is on Starter until its new owner covers it.`
}

/** The owner's businesses, those that the subscription covers first. Null where there is nothing to choose. */
export async function readCover(db: Database, userId: string, subscription: StoredSubscription | null) {
  if (!subscription || !isAlive(subscription)) return null
  const { id, name, tierName: tier, isActive: isOpen } = businesses
  const owned = await db
    .select({ id, name, tier, isOpen, isCovered: sql<boolean>`${businesses.coveredAt} is not null` })
    .from(businesses)
    .where(eq(businesses.ownerId, userId))
    .orderBy(asc(businesses.coveredAt), asc(businesses.name), asc(id))
  const taken = owned.filter(({ isCovered }) => isCovered).length
  if (owned.length === 1 && taken === 1) return null
  const { id: plan, maxProjects: places } = plans[subscription.planId!]
  return {
    plan: plan as PaidTier,
    /** -1 is unlimited. */
    places,
    taken,
    businesses: owned,
    /** False while a payment is missing. */
    canAdd: givesPlan(subscription, now()) && (places === -1 || taken < places),
  }
}
export type Cover = NonNullable<Awaited<ReturnType<typeof readCover>>>
