import { and, eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { closedRecords, earlierBusinesses } from '#app/features/businesses/closed-record.table.ts'
import { sendMail } from '#app/features/mailing/sending.server.ts'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { earlierMail } from './closing.email.tsx'

/** Notifies the owner that a closed business is linked, or that the operator decides and they may object. */
export async function notifyEarlier(db: Database, { businessId, recordId }: Jobs['deletion.notify-earlier']) {
  const [found] = await db
    .select({
      business: businesses,
      to: users.email,
      state: earlierBusinesses.state,
      closedAt: closedRecords.closedAt,
    })
    .from(earlierBusinesses)
    .innerJoin(closedRecords, eq(closedRecords.id, earlierBusinesses.recordId))
    .innerJoin(businesses, eq(businesses.id, earlierBusinesses.businessId))
    .innerJoin(users, and(eq(users.id, businesses.ownerId), eq(users.emailVerified, true)))
    .where(and(eq(earlierBusinesses.businessId, businessId), eq(earlierBusinesses.recordId, recordId)))
  if (!found || found.state === 'rejected') return
  const { business, to, state, closedAt } = found
  const isAsked = state === 'asked'
  const link = linkTo(isAsked ? '/business/profile' : `/business/${businessId}/earlier/${recordId}`)
  const { subject, body } = earlierMail({ business, closedAt, isAsked, link })
  const messageId = `<earlier.${businessId}.${recordId}.${state}@vouchsafe>`
  await sendMail(db, { to, subject, ...(await renderMail(body)), messageId })
}
