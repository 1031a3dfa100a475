import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'
import { paidTiers, subscriptionStatuses } from './subscription.schema.ts'

/** The subscription of each owner, as Stripe last described it. It covers the businesses that have `coveredAt`. */
// Kept: what Stripe says of a subscription | account | as long as the account | with users
export const subscriptions = pgTable('subscriptions', {
  userId: uuid().primaryKey(),
  id: text().notNull(),
  customerId: text().notNull(),
  status: text({ enum: subscriptionStatuses }).notNull(),
  /** Null where the price is none of ours. Such a subscription gives no tier. */
  planId: text({ enum: paidTiers }),
  isAnnual: boolean().notNull(),
  /** Billed each period. */
  amountCents: integer().notNull(),
  currentPeriodEnd: timestamp({ withTimezone: true }).notNull(),
  endsAtPeriodEnd: boolean().notNull(),
  /** Another plan or period begins with the next period; Stripe's portal knows which. */
  changesAtPeriodEnd: boolean().notNull(),
  /** When the payment that is missing was first due. */
  unpaidSince: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
export type StoredSubscription = typeof subscriptions.$inferSelect

/** A subscription as Stripe describes it now, in our words. */
export type FoundSubscription = Omit<StoredSubscription, 'userId' | 'createdAt' | 'updatedAt'> & {
  startedAt: Date
  /** The business for which it was bought. */
  businessId: string | null
}

/** Finds the owner of a customer of Stripe. */
// Kept: number of a customer at Stripe | account | as long as the account | with users
export const stripeCustomers = pgTable('stripe_customers', {
  customerId: text().primaryKey(),
  userId: uuid().notNull(),
  createdAt: createdAt(),
})

/** One row: everything that the stand-in of Stripe knows, where no money moves. */
// Kept: the stand-in of Stripe, where no money moves | nobody | as long as the instance | stays
export const demoStripe = pgTable('demo_stripe', {
  id: integer().primaryKey(),
  state: jsonb().$type<Record<string, { id: string }[]>>().notNull(),
})
