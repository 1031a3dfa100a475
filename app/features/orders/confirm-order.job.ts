import { and, eq, sql } from 'drizzle-orm'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { isReview, lockReview, refreshFacts } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Jobs } from '#app/jobs.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { fetchOrder } from './fetch-order.server.ts'
import { orders } from './order-source.table.ts'
import { findSource } from './order-sources.server.ts'
import { hashOfOrder } from './receive-order.server.ts'

/** A confirmed purchase is asked about once more, because an owner who buys from himself may refund himself. */
const againAfterDays = 30

type OfReview = Jobs['orders.confirm']

/**
 * Asks the provider about the order of an invited review, now that there is one, and makes it a verified purchase or an
 * invited review by the answer alone. May run at any time and again: the last answer holds.
 */
export async function confirmOrder(db: Database, of: OfReview) {
  const found = await findOrderOf(db, of)
  if (!found) return
  const { order, email } = found
  const source = await findSource(db, { businessId: of.businessId, sourceId: order.sourceId })
  const isKey = (key: string) => source !== null && hashOfOrder(source, key).equals(order.keyHash)
  const product = found.product ?? undefined
  const fetched = await fetchOrder(source, { providerId: order.providerId, email, isKey, product })
  await db.transaction(async (tx) => {
    const review = await lockReview(tx, of)
    if (!review || (review.provenance !== 'invited' && review.provenance !== 'order')) return
    if (fetched !== 'other-items')
      await tx
        .update(orders)
        .set({ fetched, fetchedAt: now() })
        .where(and(eq(orders.businessId, of.businessId), eq(orders.keyHash, order.keyHash)))
    const provenance = fetched === 'confirmed' ? 'order' : 'invited'
    if (review.provenance === provenance) return
    await tx.update(reviews).set({ provenance, updatedAt: now() }).where(isReview(review))
    await refreshFacts(tx, of.businessId, [of.reviewId])
    const startAfter = new Date(now().getTime() + days(againAfterDays))
    if (provenance === 'order') await enqueue(tx, 'orders.confirm', of, { startAfter })
  })
}

async function findOrderOf(db: Database, { businessId, reviewId }: OfReview) {
  const [found] = await db
    .select({
      order: orders,
      product: reviews.productReference,
      email: sql<string>`coalesce(${invitations.email}, '')`,
    })
    .from(reviews)
    .innerJoin(
      invitations,
      and(eq(invitations.businessId, reviews.businessId), eq(invitations.id, reviews.invitationId)),
    )
    .innerJoin(
      orders,
      and(eq(orders.businessId, invitations.businessId), eq(orders.invitationId, invitations.id)),
    )
    .where(isReview({ businessId, id: reviewId }))
  return found
}

/** Asks again about the reviews that answer this order's invitation, after the provider reported a refund. */
export async function confirmAgain(tx: Database, businessId: string, invitationId: string) {
  const answers = await tx
    .select({ reviewId: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.businessId, businessId), eq(reviews.invitationId, invitationId)))
  for (const review of answers) await enqueue(tx, 'orders.confirm', { businessId, ...review })
}
