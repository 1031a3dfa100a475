import { and, eq } from 'drizzle-orm'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { onceKey, stripe } from './stripe-client.server.ts'
import { stripeCustomers } from './subscription.table.ts'

/** The customer who pays for the business now: the known one, or a new one where there is none or it was deleted. */
export async function customerFor(db: Database, business: Business, email: string) {
  const known = await db
    .select({ id: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.businessId, business.id))
  const current = known.find(({ id }) => id === business.stripeCustomerId)
  if (current && !(await stripe().customers.retrieve(current.id)).deleted) return current.id
  const given = { email, name: business.name, metadata: { business_id: business.id } }
  const { id } = await stripe().customers.create(given, {
    idempotencyKey: onceKey('customer', given, known.length),
  })
  await db.transaction(async (tx) => {
    await tx.insert(stripeCustomers).values({ customerId: id, businessId: business.id }).onConflictDoNothing()
    await tx
      .update(businesses)
      .set({ stripeCustomerId: id })
      .where(and(eq(businesses.id, business.id), eq(businesses.ownerId, business.ownerId)))
  })
  return id
}
