import { and, eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { sendMail } from '#app/features/mailing/sending.server.ts'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { writeSample } from './drafting.server.ts'
import { invitationBatches } from './invitation.table.ts'

/** Sends the owner a sample: the mail to the first customer of their list. */
export async function sendTestInvitation(
  db: Database,
  { businessId, batchId, userId }: Jobs['invitations.send-test'],
) {
  const [found] = await db
    .select({ batch: invitationBatches, business: businesses, email: users.email })
    .from(invitationBatches)
    .innerJoin(businesses, eq(businesses.id, invitationBatches.businessId))
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(invitationBatches.businessId, businessId), eq(invitationBatches.id, batchId)))
  const sample = found?.batch.draft?.invitees[0]
  if (!found || !sample) return
  const { headers, ...mail } = await writeSample(found.business, found.batch, sample)
  await sendMail(db, { ...mail, to: found.email, subject: `Test: ${mail.subject}` })
}
