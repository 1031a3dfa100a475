import { eq } from 'drizzle-orm'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { plans } from '#app/features/plans/plans.ts'
import { formatLongDate } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue, enqueueAll } from '#app/platform/queue.server.ts'
import { isOver, isOwn } from './subscriber.server.ts'
import { stripeCustomers, subscriptions } from './subscription.table.ts'

/**
 * Parts a business that is handed over from the former owner's payments: the new owner sees neither their card nor their
 * invoices, and they are not charged again. Returns what becomes of the plan, in a sentence.
 */
export async function leaveFormerPayer(tx: Database, { id, stripeCustomerId }: Business) {
  await tx.update(businesses).set({ stripeCustomerId: null }).where(eq(businesses.id, id))
  const [stored] = await tx.select().from(subscriptions).where(eq(subscriptions.businessId, id))
  if (!stored?.planId || isOver(stored) || !isOwn(stored, { stripeCustomerId })) return null
  await enqueue(tx, 'billing.end-renewal', { businessId: id })
  const plan = plans[stored.planId].longName
  return stored.status === 'active'
    ? `${plan} stays until ${formatLongDate(stored.currentPeriodEnd)}, as the former owner paid for it, and is not renewed at their expense.`
    : `${plan} ended, because the former owner’s payment for it is missing.`
}

/** Has Stripe forget who paid for a business that is erased. A subscription that still runs ends with it. */
export async function forgetPayers(tx: Database, businessId: string) {
  const payers = await tx
    .select({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.businessId, businessId))
  if (payers.length > 0) await enqueueAll(tx, 'billing.forget-customer', payers)
}
