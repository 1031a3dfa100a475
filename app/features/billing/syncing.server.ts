import { eq, gt, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Jobs } from '#app/jobs.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { applySubscriptions } from './applying.server.ts'
import { listSubscriptions } from './reading-stripe.server.ts'
import { billingMode, stripe } from './stripe-client.server.ts'
import { stripeCustomers, subscriptions } from './subscription.table.ts'
import { surplusOf } from './subscription-rules.ts'

/**
 * Fetches what Stripe knows of a business and writes it down. Only one subscription of a business is paid: one that was
 * bought beside the best one is ended, and what is left of it is credited and pays the next invoices.
 */
export async function syncBusiness(db: Database, { businessId }: Jobs['billing.sync-business']) {
  if (billingMode() === 'off') return
  const { found, best } = await db.transaction(async (tx) => {
    const found = await listSubscriptions(tx, businessId)
    return { found, best: await applySubscriptions(tx, businessId, found) }
  })
  for (const { id } of best ? surplusOf(found, best, now()) : []) {
    log.warn({ businessId, subscriptionId: id }, 'a second subscription is ended and credited')
    await stripe().subscriptions.cancel(id, { invoice_now: true, prorate: true })
  }
}

/** After an event of Stripe. A customer that is none of ours is nobody's. */
export async function syncCustomer(db: Database, { customerId }: Jobs['billing.sync-customer']) {
  const [found] = await db
    .select({ businessId: stripeCustomers.businessId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.customerId, customerId))
  if (found) await syncBusiness(db, found)
}

/** Has the truth fetched by a job: after the return from Stripe's page, whatever its address says. */
export async function askForSync(db: Database, businessId: string) {
  await enqueue(db, 'billing.sync-business', { businessId }, { onceFor: businessId })
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
    for (const { businessId } of found) await askForSync(db, businessId)
    after = found.length === together ? found.at(-1)!.businessId : null
  }
}
