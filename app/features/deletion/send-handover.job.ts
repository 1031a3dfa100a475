import { and, eq, gt } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { sendMail } from '#app/features/mailing/sending.server.ts'
import type { Jobs } from '#app/jobs.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { sign } from '#app/platform/signed.server.ts'
import { handoverMail } from './closing.email.tsx'
import { handovers } from './handover.table.ts'

/** Mails an offer if the address belongs to a confirmed account. */
export async function sendHandover(
  db: Database,
  { businessId, handoverId }: Jobs['deletion.send-handover'],
): Promise<void> {
  const isIt = and(
    eq(handovers.businessId, businessId),
    eq(handovers.id, handoverId),
    gt(handovers.expiresAt, now()),
  )
  const [found] = await db
    .select({ to: users.email, business: businesses, until: handovers.expiresAt })
    .from(handovers)
    .innerJoin(businesses, eq(businesses.id, handovers.businessId))
    .innerJoin(users, and(eq(users.email, handovers.email), eq(users.emailVerified, true)))
    .where(isIt)
  if (!found) return
  const { to, business, until } = found
  const link = linkTo('/profile/handover', { token: sign('handover', handoverId) })
  const { subject, body } = handoverMail({ business, until, link })
  const messageId = `<handover.${handoverId}@vouchsafe>`
  await sendMail(db, { to, subject, ...(await renderMail(body)), messageId })
}
