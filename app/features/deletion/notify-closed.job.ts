import { eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { sendMail } from '#app/features/mailing/sending.server.ts'
import type { Jobs } from '#app/jobs.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { closedByOperatorMail, closedMail } from './closing.email.tsx'

/** Notifies the owner that their business is closed and how to reopen it, or why the operator closed it. */
export async function notifyClosed(
  db: Database,
  { businessId, operatorAct }: Jobs['deletion.notify-closed'],
) {
  const [found] = await db
    .select({ business: businesses, to: users.email })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(eq(businesses.id, businessId))
  if (operatorAct) {
    // Reopened meanwhile.
    if (!found?.business.closingReason) return
    const { subject, body } = closedByOperatorMail({
      ...{ business: found.business, reason: found.business.closingReason, link: linkTo('/contact') },
    })
    const messageId = `<closed.${operatorAct}@vouchsafe>`
    await sendMail(db, { to: found.to, subject, ...(await renderMail(body)), messageId })
    return
  }
  const until = found?.business.eraseAfter
  if (!found || !until || until <= now()) return
  const { subject, body } = closedMail({
    business: found.business,
    until,
    link: linkTo('/profile/closing'),
  })
  const messageId = `<closed.${businessId}.${until.getTime()}@vouchsafe>`
  await sendMail(db, { to: found.to, subject, ...(await renderMail(body)), messageId })
}
