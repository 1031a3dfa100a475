import { billingMode, demoOfStripe } from '#app/features/billing/stripe-client.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'

/** The sample business has bought its plan eleven days ago, where no money moves. */
export async function plantDemoSubscription(tx: Database, business: Business) {
  if (billingMode() !== 'demo' || business.tierName === 'starter') return
  await demoOfStripe().plantSubscription(tx, business, business.tierName, days(11) / 1000)
}
