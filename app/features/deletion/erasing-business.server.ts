import { eq, sql } from 'drizzle-orm'
import { forgetPayers } from '#app/features/billing/leaving.server.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { reports } from '#app/features/moderation/report.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { forgetMails } from '#app/platform/kept-mails.server.ts'
import { devMails } from '#app/platform/mail.table.ts'
import { forgetJobs } from '#app/platform/queue.server.ts'
import { detachRecord } from './closed-records.server.ts'

/**
 * Erases a business whose time is over and whose reviews are gone. Invitations, widgets, links, settings and what the
 * queue and the kept mails say of it go with it, as do the competitors that it added; its log entries stay.
 */
export async function eraseBusiness(db: Database, businessId: string) {
  return db.transaction(async (tx) => {
    const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('update')
    if (!business?.eraseAfter || business.eraseAfter > now()) return false
    if ((await tx.$count(reviews, eq(reviews.businessId, businessId))) > 0) return false
    await forgetStrangers(tx, businessId)
    await forgetPayers(tx, businessId)
    await detachRecord(tx, businessId)
    const competitors = await tx
      .select({ id: businessRows.id })
      .from(businessRows)
      .where(eq(businessRows.addedBy, businessId))
    await tx.delete(businessRows).where(eq(businessRows.id, businessId))
    await forgetJobs(tx, [businessId, ...competitors.map(({ id }) => id)])
    await forgetMails(tx, { to: null, about: businessId })
    return true
  })
}

/** Kept mails to who was invited or reported something: their links do not name the business. */
async function forgetStrangers(tx: Database, businessId: string) {
  await tx.delete(devMails).where(sql`${devMails.recipient} in (
    select email from ${invitations} where business_id = ${businessId} and email is not null
    union select email from ${reports} where business_id = ${businessId} and email is not null)`)
}
