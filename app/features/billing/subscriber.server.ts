import { and, desc, eq, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { conflict, Refusal } from '#app/platform/refusal.ts'
import { billingMode } from './stripe-client.server.ts'
import type { PlanChange, Purchase } from './subscription.schema.ts'
import { stripeCustomers, subscriptions } from './subscription.table.ts'

/** The owner who asks for a change of plan, and the business for which. */
export type Asking = { userId: string | null; businessId: string | null }

/** The business and its owner with their subscription, for the owner alone. Members and strangers find none. */
export async function findSubscriber(db: Database, { userId, businessId }: Asking) {
  if (billingMode() === 'off') throw conflict('Billing is switched off on this service.')
  if (!userId) throw new Refusal(401, 'not_authenticated', 'User not authenticated')
  if (!businessId) throw noBusiness()
  const [found] = await db
    .select({
      business: businesses,
      payer: { id: users.id, email: users.email, name: users.name },
      subscription: subscriptions,
    })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(and(sql`${businesses.id}::text = ${businessId}`, eq(businesses.ownerId, userId)))
    .catch((error: unknown) => {
      throw error instanceof Error ? error : new Refusal(500, 'fetch_failed', 'Failed to fetch business')
    })
  if (!found) throw noBusiness()
  return found
}
export type Payer = Awaited<ReturnType<typeof findSubscriber>>['payer']

const noBusiness = () => new Refusal(404, 'not_found', 'No business found')

/** The customers of an owner at Stripe, the one who pays first; the others were deleted there. */
export async function listCustomers(db: Database, userId: string) {
  const found = await db
    .select({ id: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId))
    .orderBy(desc(stripeCustomers.createdAt))
  return found.map(({ id }) => id)
}

export function requireOpen({ isActive, name }: { isActive: boolean; name: string }) {
  if (!isActive) throw conflict(`${name} is closed, and a closed business buys no plan.`)
}

/** Null for Starter. */
export const purchaseIn = ({ plan, billing }: PlanChange): Purchase | null =>
  plan === 'starter' ? null : { plan, isAnnual: billing === 'annual' }

/** A failure of Stripe in the words of the page. Refusals and our own faults pass. */
export async function withStripeFailureMessage<T>(sentence: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Refusal) throw error
    log.error({ err: error }, sentence)
    throw new Refusal(502, 'billing_failed', sentence)
  }
}
