import { v7 as uuidv7 } from 'uuid'
import { isReview, lockReview } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { limits } from '#app/limits.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { forgetMails } from '#app/platform/mail.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { conflict, gone } from '#app/platform/refusal.ts'
import { deleteLinks } from '#app/platform/token-links.server.ts'
import { countConfirmationMail } from './defences.server.ts'
import type { Submitted } from './submission.server.ts'

type Correction = Submitted & {
  email: string
  /** The client's IP address. */
  address: string
}

/**
 * Sends the confirmation to another address, twice at most: links in mails to the first one no longer work. Only for an
 * address that the author typed, and before anybody confirmed it. Throws 429 where a mail there is too much.
 */
export async function correctAddress(db: Database, { businessId, reviewId, email, address }: Correction) {
  await countAgainst(limits.addressCorrectionsOfReview, reviewId)
  await countConfirmationMail({ address, email })
  await db.transaction(async (tx) => {
    const review = await lockReview(tx, { businessId, reviewId })
    if (!review) throw gone('This review no longer exists.')
    if (!isCorrectable(review)) throw conflict('This address is confirmed, so it can no longer be corrected.')
    await deleteLinks(tx, businessId, [reviewId])
    await forgetMails(tx, { to: review.authorEmail, about: reviewId })
    await tx.update(reviews).set({ authorEmail: email, updatedAt: now() }).where(isReview(review))
    await enqueue(tx, 'review-form.send-confirmation', { businessId, reviewId, again: uuidv7() })
  })
}

type Correctable = Pick<
  typeof reviews.$inferSelect,
  'state' | 'confirmedAt' | 'invitationId' | 'orderReference'
>

/** The address of an invitation or an order came from the business. */
export const isCorrectable = ({ state, confirmedAt, invitationId, orderReference }: Correctable) =>
  state === 'pending' && confirmedAt === null && invitationId === null && orderReference === null
