import { eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { sendMail } from '#app/features/mailing/sending.server.ts'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { takenOverMail } from './closing.email.tsx'

/** Tells the new owner of a business what ended with the handover. */
export async function notifyNewOwner(
  db: Database,
  { businessId, userId, handoverId, ended }: Jobs['deletion.notify-new-owner'],
) {
  const [found] = await db
    .select({ business: businesses, to: users.email, ownerId: users.id })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(eq(businesses.id, businessId))
  if (found?.ownerId !== userId) return
  const { subject, body } = takenOverMail({
    business: found.business,
    ended,
    link: linkTo('/business/invitations/order-links'),
  })
  const messageId = `<taken-over.${handoverId}@vouchsafe>`
  await sendMail(db, { to: found.to, subject, ...(await renderMail(body)), messageId })
}
