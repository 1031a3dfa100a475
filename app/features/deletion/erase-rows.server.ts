import { and, eq, inArray, sql } from 'drizzle-orm'
import { emailChanges, users } from '#app/features/accounts/account.table.ts'
import { forgetPayer } from '#app/features/billing/end-renewal.server.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { rememberInsider } from '#app/features/businesses/insiders.server.ts'
import { memberInvitations, members } from '#app/features/businesses/member.table.ts'
import { filesOf, removeFiles } from '#app/features/files/stored-files.server.ts'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { forgetRequestsAbout } from '#app/features/language-model/ask-model.server.ts'
import { appendActs, appendBusinessAct } from '#app/features/log/acts.server.ts'
import { reports } from '#app/features/moderation/case.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { forgetMails } from '#app/platform/mail.server.ts'
import { devMails } from '#app/platform/mail.table.ts'
import { forgetJobs } from '#app/platform/queue.server.ts'
import { deleteLinks } from '#app/platform/token-links.server.ts'
import { detachRecord } from './closed-records.server.ts'
import { handovers } from './handover.table.ts'

/**
 * Erases a business whose time is over and whose reviews are gone. Invitations, widgets, files, links, settings and what the
 * queue and the kept mails say of it go with it, as do the competitors that it added; its log entries stay.
 */
export async function eraseBusiness(db: Database, businessId: string) {
  return db.transaction(async (tx) => {
    const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('update')
    if (!business?.eraseAfter || business.eraseAfter > now()) return false
    if ((await tx.$count(reviews, eq(reviews.businessId, businessId))) > 0) return false
    await forgetStrangers(tx, businessId)
    await detachRecord(tx, businessId)
    await appendBusinessAct(tx, { businessId, act: 'closed', at: now() })
    const competitors = await tx
      .select({ id: businessRows.id })
      .from(businessRows)
      .where(eq(businessRows.addedBy, businessId))
    await removeFiles(tx, filesOf([businessId]))
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

/**
 * Erases an account that owns nothing: sessions, passwords, links, codes, settings and digests go with it. What it did in
 * a business that lives on stays there, and no longer says by whom.
 */
export async function eraseAccount(tx: Database, { id, email }: { id: string; email: string }) {
  const changes = await tx
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(eq(emailChanges.userId, id))
  await tx.delete(handovers).where(eq(handovers.email, email))
  await tx.delete(memberInvitations).where(eq(memberInvitations.email, email))
  await forgetPayer(tx, id)
  const memberships = await tx
    .select({ businessId: members.businessId })
    .from(members)
    .where(eq(members.userId, id))
  for (const { businessId } of memberships) await rememberInsider(tx, businessId, id)
  await tx.delete(users).where(eq(users.id, id))
  await forgetJobs(tx, [id, ...changes.map((change) => change.id)])
  await forgetMails(tx, { to: email, about: id })
}

/** Erases reviews of one business, whose counters nobody reads any more. One log entry each says that it was. */
export async function eraseReviews(tx: Database, found: { businessId: string; id: string }[]) {
  const [first] = found
  if (!first) return
  const { businessId } = first
  const ids = found.map(({ id }) => id)
  const at = now()
  await appendActs(
    tx,
    ids.map((reviewId) => ({ businessId, reviewId, act: 'erased', actor: 'business', at })),
  )
  await deleteLinks(tx, businessId, ids)
  // Receipts with their salts, versions, answers, challenges, appeals, analyses and consents go with them.
  await tx.delete(reviews).where(and(eq(reviews.businessId, businessId), inArray(reviews.id, ids)))
  await forgetRequestsAbout(tx, businessId, ids)
}
