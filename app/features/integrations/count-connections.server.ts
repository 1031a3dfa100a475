import { eq } from 'drizzle-orm'
import { orderSources } from '#app/features/orders/order-source.table.ts'
import { webhookEndpoints } from '#app/features/webhooks/webhook.table.ts'
import type { Database } from '#app/platform/database.server.ts'

/** How many sources of orders and addresses of webhooks a business has connected. */
export async function countConnections(db: Database, businessId: string) {
  const [orders, webhooks] = await Promise.all([
    db.$count(orderSources, eq(orderSources.businessId, businessId)),
    db.$count(webhookEndpoints, eq(webhookEndpoints.businessId, businessId)),
  ])
  return { orders, webhooks }
}
