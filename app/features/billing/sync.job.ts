import { eq, gt, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { billingMode } from './billing-mode.server.ts'
import { stripeCustomers, subscriptions } from './subscription.table.ts'
import { syncBusiness } from './syncing.server.ts'

/** After an event of Stripe. A customer that is none of ours is nobody's. */
export async function syncCustomer(db: Database, { customerId }: Jobs['billing.sync-customer']) {
  const [found] = await db
    .select({ businessId: stripeCustomers.businessId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.customerId, customerId))
  if (found) await syncOne(db, found)
}

export async function syncOne(db: Database, { businessId }: Jobs['billing.sync-business']) {
  if (billingMode() !== 'off') await syncBusiness(db, businessId)
}

const together = 500

/** Every night, for events that never came, that of a first payment among them. */
export async function syncAll(db: Database) {
  let after: string | null = '00000000-0000-0000-0000-000000000000'
  while (after !== null) {
    const found: { businessId: string }[] = await union(
      db
        .select({ businessId: subscriptions.businessId })
        .from(subscriptions)
        .where(gt(subscriptions.businessId, after)),
      db
        .select({ businessId: stripeCustomers.businessId })
        .from(stripeCustomers)
        .where(gt(stripeCustomers.businessId, after)),
    )
      .orderBy(sql`business_id`)
      .limit(together)
    for (const { businessId } of found)
      await enqueue(db, 'billing.sync-business', { businessId }, { onceFor: businessId })
    after = found.length === together ? found.at(-1)!.businessId : null
  }
}
