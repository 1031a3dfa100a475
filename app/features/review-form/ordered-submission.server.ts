import { and, eq } from 'drizzle-orm'
import {
  type OrderLink,
  openOrderLink,
  refusalOfExpired,
} from '#app/features/invitations/order-link.server.ts'
import type { InvitedReview } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, Refusal } from '#app/platform/refusal.ts'
import { isUnavailable } from '#app/platform/unavailable.server.ts'
import type { Submission, Submitted } from './submission.server.ts'
import { saveVouched } from './verified-submission.server.ts'

type OrderedSubmission = {
  token: string
  openedAt: Date
  submissionKey: string
  review: InvitedReview
} & Pick<Submission, 'language' | 'answers' | 'incentive'>

const remembered = new Map<string, OrderLink>()
const mostRemembered = 1000

/**
 * Who a shop's link speaks of, for the form, or why it cannot be used. Reading it changes nothing. While the
 * database is away, what we last saw: a form that is being filled in must come back with what was typed.
 */
export async function findOrdered(db: Database, token: string): Promise<OrderLink | Refusal> {
  try {
    const link = await openOrderLink(db, token)
    const refusal = refusalOfExpired(link) ?? (await refusalOfUsed(db, link))
    if (refusal) return refusal
    remembered.set(token, link)
    if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value!)
    return link
  } catch (error) {
    if (error instanceof Refusal) return error
    const known = remembered.get(token)
    if (known && isUnavailable(error)) return known
    throw error
  }
}

async function refusalOfUsed(db: Database, { businessId, orderReference }: OrderLink) {
  const isOfOrder = and(
    eq(reviews.businessId, businessId),
    eq(reviews.provenance, 'order'),
    eq(reviews.orderReference, orderReference),
  )
  const [used] = await db.select({ id: reviews.id }).from(reviews).where(isOfOrder)
  return used ? alreadyReviewed(orderReference) : null
}

/**
 * Saves the review of an order. The shop's signature vouches for the address, whatever the form says, so the
 * review is checked and published at once. Each order is reviewed once: the unique index decides.
 */
export async function submitOrderedReview(
  db: Database,
  { token, openedAt, submissionKey, review, ...sent }: OrderedSubmission,
): Promise<Submitted> {
  const link = await openOrderLink(db, token)
  const expired = refusalOfExpired(link, openedAt)
  if (expired) throw expired
  const { businessId, orderReference, email } = link
  return db.transaction(async (tx) => {
    const saved = await saveVouched(tx, {
      businessId,
      submissionKey,
      review: { ...review, authorEmail: email },
      ...sent,
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
