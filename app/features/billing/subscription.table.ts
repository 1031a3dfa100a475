import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'
import type { DemoState } from './demo-subscription.ts'
import type { PaidTier, SubscriptionStatus } from './subscription.schema.ts'

/** The subscription of each business, as its provider last described it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    businessId: uuid().notNull(),
    id: text().notNull(),
    customerId: text().notNull(),
    status: text().$type<SubscriptionStatus>().notNull(),
    /** Null where the price is none of ours. */
    planId: text().$type<PaidTier>(),
    isAnnual: boolean().notNull(),
    amountCents: integer().notNull(),
    currentPeriodEnd: timestamp({ withTimezone: true }).notNull(),
    endsAtPeriodEnd: boolean().notNull(),
    nextPlanId: text().$type<PaidTier>(),
    nextIsAnnual: boolean(),
    unpaidSince: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId] })],
)
export type StoredSubscription = typeof subscriptions.$inferSelect

/** Finds the business of a customer of Stripe. */
export const stripeCustomers = pgTable('stripe_customers', {
  customerId: text().primaryKey(),
  businessId: uuid().notNull(),
  createdAt: createdAt(),
})

/** The demo's substitute for the data that Stripe would keep. */
export const demoSubscriptions = pgTable(
  'demo_subscriptions',
  {
    businessId: uuid().notNull(),
    state: jsonb().$type<DemoState>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId] })],
)
