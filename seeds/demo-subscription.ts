import { eq } from 'drizzle-orm'
import { applySubscriptions } from '#app/features/billing/applying.server.ts'
import { billingMode } from '#app/features/billing/billing-mode.server.ts'
import { demoSubscriptionId, saveDemo } from '#app/features/billing/demo-provider.server.ts'
import { startDemo } from '#app/features/billing/demo-subscription.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'

/** The sample business has bought its plan eleven days ago, where no money moves. */
export async function plantDemoSubscription(tx: Database, { id, ownerId, tierName }: Business) {
  if (billingMode() !== 'demo' || tierName === 'starter') return
  const stripeCustomerId = `demo_cus_${ownerId}_${id}`
  const at = Math.floor((now().getTime() - days(11)) / 1000)
  const wanted = { plan: tierName, isAnnual: false }
  const state = startDemo(demoSubscriptionId(id, 1), stripeCustomerId, wanted, at)
  await saveDemo(tx, id, state)
  await tx.update(businesses).set({ stripeCustomerId }).where(eq(businesses.id, id))
  await applySubscriptions(tx, id, [state.subscription], { isPlanted: true })
}
