import { and, eq, gt, inArray, lt, notExists } from 'drizzle-orm'
import { accountLinks, users } from '#app/features/accounts/account.table.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { filesOf, removeFiles } from '#app/features/files/stored-files.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { forgetMails } from '#app/platform/mail.server.ts'
import { forgetJobs } from '#app/platform/queue.server.ts'

const lifetimeMs = days(periods.unconfirmedDays)
const together = 200

/**
 * Once a day: erases accounts whose address nobody confirmed in time, with their businesses. One whose
 * business has reviews stays, because those belong to others.
 */
export async function eraseUnconfirmedAccounts(db: Database) {
  let erased = together
  while (erased === together) erased = await db.transaction(eraseSome)
}

async function eraseSome(tx: Database) {
  const found = await lockUnconfirmed(tx)
  const owned = await tx
    .select({ id: businesses.id, ownerId: businesses.ownerId })
    .from(businesses)
    .where(inArray(businesses.ownerId, idsOf(found)))
    .for('update')
  // Asked again now that nobody can add one: a review may have come since the first look.
  const withReviews = await tx
    .selectDistinct({ id: reviews.businessId })
    .from(reviews)
    .where(inArray(reviews.businessId, idsOf(owned)))
  const staying = new Set(
    owned.filter(({ id }) => idsOf(withReviews).includes(id)).map(({ ownerId }) => ownerId),
  )
  await erase(
    tx,
    found.filter(({ id }) => !staying.has(id)),
  )
  return found.length
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

function lockUnconfirmed(tx: Database) {
  const at = now()
  const itsReviews = tx
    .select({ id: reviews.id })
    .from(businesses)
    .innerJoin(reviews, eq(reviews.businessId, businesses.id))
    .where(eq(businesses.ownerId, users.id))
  // A link that was sent today can still be used.
  const liveLink = tx
    .select({ hash: accountLinks.hash })
    .from(accountLinks)
    .where(and(eq(accountLinks.userId, users.id), gt(accountLinks.expiresAt, at)))
  return tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.emailVerified, false),
        lt(users.createdAt, new Date(at.getTime() - lifetimeMs)),
        notExists(itsReviews),
        notExists(liveLink),
      ),
    )
    .limit(together)
    .for('update', { skipLocked: true })
}

async function erase(tx: Database, found: { id: string; email: string }[]) {
  const ids = idsOf(found)
  const owned = await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(inArray(businesses.ownerId, ids))
  await removeFiles(tx, filesOf(idsOf(owned)))
  await tx.delete(businessRows).where(inArray(businessRows.ownerId, ids))
  await tx.delete(users).where(inArray(users.id, ids))
  if (ids.length > 0) await forgetJobs(tx, ids)
  for (const { id, email } of found) await forgetMails(tx, { to: email, about: id })
}
