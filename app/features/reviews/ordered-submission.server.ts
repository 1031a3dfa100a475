import { and, eq } from 'drizzle-orm'
import { type OrderLink, openOrderLink, refuseExpired } from '#app/features/invitations/order-link.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import type { NewReview } from './review.schema.ts'
import { reviews } from './review.table.ts'
import type { Submitted } from './submission.server.ts'
import { saveVouched } from './vouched-submission.server.ts'

type OrderedSubmission = { token: string; openedAt: Date; submissionKey: string; review: NewReview }

/** Who a shop's link speaks of, for the form. Reading it changes nothing. */
export async function findOrdered(db: Database, token: string): Promise<OrderLink> {
  const link = await openOrderLink(db, token)
  refuseExpired(link)
  const { businessId, orderReference } = link
  const [used] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.businessId, businessId),
        eq(reviews.provenance, 'order'),
        eq(reviews.orderReference, orderReference),
      ),
    )
  if (used) throw alreadyReviewed(orderReference)
  return link
}

/**
 * Saves the review of an order. The shop's signature vouches for the address, whatever the form says, so the
 * review is checked and published at once. Each order is reviewed once: the unique index decides.
 */
export async function submitOrderedReview(
  db: Database,
  { token, openedAt, submissionKey, review }: OrderedSubmission,
): Promise<Submitted> {
  const link = await openOrderLink(db, token)
  refuseExpired(link, openedAt)
  const { businessId, orderReference, email } = link
  return db.transaction(async (tx) => {
    const saved = await saveVouched(tx, {
      businessId,
      submissionKey,
      review: { ...review, authorEmail: email },
      vouched: { provenance: 'order', orderReference },
    })
    if (!saved) throw alreadyReviewed(orderReference)
    return saved
  })
}

const alreadyReviewed = (orderReference: string) =>
  conflict(
    `The order ${orderReference} has its review already. To change it, use the link in the mail that you got.`,
  )
