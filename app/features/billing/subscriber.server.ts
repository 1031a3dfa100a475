import { and, eq, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, Refusal } from '#app/platform/refusal.ts'
import { type StoredSubscription, subscriptions } from './subscription.table.ts'

/** The owner who asks for a change of plan, and the business. */
export type Asking = { userId: string | null; businessId: string | null }

/** The business with its subscription, for its owner alone. Members and strangers find none. */
export async function findSubscriber(db: Database, { userId, businessId }: Asking) {
  if (!userId) throw new Refusal(401, 'not_authenticated', 'User not authenticated')
  if (!businessId) throw noBusiness()
  const [found] = await db
    .select({ business: businesses, email: users.email, subscription: subscriptions })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .leftJoin(subscriptions, eq(subscriptions.businessId, businesses.id))
    .where(and(sql`${businesses.id}::text = ${businessId}`, eq(businesses.ownerId, userId)))
    .catch((error: unknown) => {
      throw error instanceof Error ? error : new Refusal(500, 'fetch_failed', 'Failed to fetch business')
    })
  if (!found) throw noBusiness()
  if (found.business.closedAt)
    throw conflict(`${found.business.name} is closed. Reopen it before you change its plan.`)
  return found
}

const noBusiness = () => new Refusal(404, 'not_found', 'No business found')

/** One that is not over, and paid by the present owner. After a handover the former owner's runs out by itself. */
export function isOwn(
  subscription: StoredSubscription | null,
  business: { stripeCustomerId: string | null },
) {
  return subscription?.customerId === business.stripeCustomerId
}

export const isOver = ({ status }: { status: string }) => status === 'canceled'
