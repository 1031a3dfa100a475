import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { devMails } from '#app/platform/mail.table.ts'
import { enqueueAll } from '#app/platform/queue.server.ts'
import { maintainRecords } from './closed-records.server.ts'
import { eraseAccount, eraseBusiness, eraseReviews } from './erase-rows.server.ts'
import { handovers } from './handover.table.ts'

const together = 500
/** How long an author's address is kept while no mail server accepts the notice. */
const tellingMs = days(7)

/**
 * Once a day, erases businesses closed 30 days ago. Authors are notified first, and their reviews are erased
 * with each notice; the run that finds none left erases the business. Each step is independent, so the next
 * run continues one that was cut off. Competitors that were removed go too.
 */
export async function eraseClosed(db: Database) {
  await db.delete(handovers).where(lt(handovers.expiresAt, now()))
  const due = await db
    .select({ id: businesses.id, eraseAfter: businesses.eraseAfter })
    .from(businesses)
    .where(lte(businesses.eraseAfter, now()))
    .orderBy(asc(businesses.eraseAfter))
  for (const { id, eraseAfter } of due) {
    const isTelling = now().getTime() < eraseAfter!.getTime() + tellingMs
    let erased = together
    while (erased === together) erased = await db.transaction((tx) => eraseSome(tx, id, isTelling))
    if (isTelling) await askToTell(db, id)
    await eraseBusiness(db, id)
  }
  await db
    .delete(businessRows)
    .where(and(eq(businessRows.kind, 'competitor'), lte(businessRows.eraseAfter, now())))
  await eraseAccounts(db)
  await maintainRecords(db)
}

/** Unconfirmed and missing addresses get no mail. */
const nobodyToTell = or(isNull(reviews.authorEmail), isNull(reviews.provenance))

async function eraseSome(tx: Database, businessId: string, isTelling: boolean) {
  const found = await tx
    .select({
      businessId: reviews.businessId,
      id: reviews.id,
      email: reviews.authorEmail,
      isLost: not(nobodyToTell!),
    })
    .from(reviews)
    .where(and(eq(reviews.businessId, businessId), isTelling ? nobodyToTell : undefined))
    .limit(together)
    .for('update', { skipLocked: true })
  const lost = found.filter(({ isLost }) => isLost).length
  if (lost > 0) log.warn({ businessId, reviews: lost }, 'erased without their authors being reached')
  await eraseReviews(tx, found)
  const addresses = found.flatMap(({ email }) => email ?? [])
  await tx.delete(devMails).where(inArray(devMails.recipient, addresses))
  return found.length
}

/**
 * One job per author, naming any of their reviews. Repeating this daily is safe: notified authors have no
 * reviews left.
 */
async function askToTell(db: Database, businessId: string) {
  const of = and(eq(reviews.businessId, businessId), isNotNull(reviews.authorEmail))
  let after: string | null = ''
  while (after !== null) {
    const authors: { email: string | null; reviewId: string }[] = await db
      .selectDistinctOn([reviews.authorEmail], { email: reviews.authorEmail, reviewId: reviews.id })
      .from(reviews)
      .where(and(of, sql`${reviews.authorEmail} > ${after}`))
      .orderBy(asc(reviews.authorEmail), asc(reviews.id))
      .limit(together)
    const payloads = authors.map(({ reviewId }) => ({ businessId, reviewId }))
    if (payloads.length > 0) await enqueueAll(db, 'deletion.notify-author', payloads)
    after = authors.length === together ? authors.at(-1)!.email : null
  }
}

/** Accounts that waited for the last of their businesses. */
async function eraseAccounts(db: Database) {
  const owned = db.select({ id: businesses.id }).from(businesses).where(eq(businesses.ownerId, users.id))
  let found = together
  while (found === together) {
    found = await db.transaction(async (tx) => {
      const leaving = await tx
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(and(isNotNull(users.closedAt), not(exists(owned))))
        .limit(together)
        .for('update', { skipLocked: true })
      for (const user of leaving) await eraseAccount(tx, user)
      return leaving.length
    })
  }
}
