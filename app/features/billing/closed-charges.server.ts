import { and, asc, eq, ne } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { subscriptions } from './subscription.table.ts'

/**
 * Closed businesses whose plan would still be renewed. The job that ends a renewal runs at once and again every night, so one
 * that stays here needs the operator.
 */
export const listClosedCharges = (db: Database) =>
  db
    .select({ id: businesses.id, name: businesses.name, subscriptionId: subscriptions.id })
    .from(businesses)
    .innerJoin(subscriptions, eq(subscriptions.businessId, businesses.id))
    .where(
      and(
        eq(businesses.isActive, false),
        ne(subscriptions.status, 'canceled'),
        eq(subscriptions.endsAtPeriodEnd, false),
      ),
    )
    .orderBy(asc(businesses.name), asc(businesses.id))
export type ClosedCharge = Awaited<ReturnType<typeof listClosedCharges>>[number]
