import { asc, gt } from 'drizzle-orm'
import type { Jobs } from '#app/jobs.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { applySubscriptions } from './apply-subscriptions.server.ts'
import { listSubscriptions } from './reading-stripe.server.ts'
import { billingMode, stripe } from './stripe-client.server.ts'
import { stripeCustomers } from './subscription.table.ts'
import { surplusOf } from './subscription-rules.ts'

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
