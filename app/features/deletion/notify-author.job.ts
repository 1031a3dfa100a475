import { and, eq, lte } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { sendLetter } from '#app/features/mailing/letter.email.tsx'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Jobs } from '#app/jobs.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { forgetMails } from '#app/platform/mail.server.ts'
import { farewellLetter } from './closing-letters.ts'
import { eraseReviews } from './erase-rows.server.ts'

/**
 * Notifies an author that the business closed and erases everything they wrote about it, together: if no
 * server accepts the mail, the address is kept for the next attempt. A process that dies between the two
 * sends the mail again with the same Message-ID.
 */
export async function notifyAuthorOfClosure(
  db: Database,
  { businessId, reviewId }: Jobs['deletion.notify-author'],
) {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ email: reviews.authorEmail, name: businesses.name })
      .from(reviews)
      .innerJoin(businesses, and(eq(businesses.id, reviews.businessId), lte(businesses.eraseAfter, now())))
      .where(and(eq(reviews.businessId, businessId), eq(reviews.id, reviewId)))
      .for('update', { of: reviews })
    const to = found?.email
    if (!to) return
    const theirs = await tx
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.businessId, businessId), eq(reviews.authorEmail, to)))
      .for('update')
    for (const { id } of theirs) await forgetMails(tx, { to, about: id })
    await eraseReviews(
      tx,
      theirs.map(({ id }) => ({ businessId, id })),
    )
    await sendLetter(tx, to, farewellLetter(found.name, theirs.length), `<farewell.${reviewId}@vouchsafe>`)
  })
}
