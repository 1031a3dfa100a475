import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { applySubscriptions } from './applying.server.ts'
import { surplusOf } from './granting.ts'
import { provider } from './provider.server.ts'

/**
 * Fetches what the provider knows of a business and writes it down. Only one subscription of a business is paid: what was
 * bought beside the best one is ended.
 */
export async function syncBusiness(db: Database, businessId: string) {
  const { list, endNow } = provider()
  const { found, best } = await db.transaction(async (tx) => {
    const found = await list(tx, businessId)
    return { found, best: await applySubscriptions(tx, businessId, found) }
  })
  for (const each of best ? surplusOf(found, best, now()) : []) {
    log.warn({ businessId, subscriptionId: each.id }, 'a second subscription is ended and paid back')
    await endNow(db, each, { isSurplus: true })
  }
}

/** Has the truth fetched by a job: after the return from the provider's page, whatever its address says. */
export async function askForSync(db: Database, businessId: string) {
  await enqueue(db, 'billing.sync-business', { businessId }, { onceFor: businessId })
}
