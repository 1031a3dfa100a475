import { and, eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { invitationBatches } from './invitation.table.ts'
import { writeOwnSample, writeSample } from './sample-mail.server.ts'

type Test = Jobs['invitations.send-test']

/** Sends the owner a sample: the mail to the first customer of a list, or, without a list, one to themselves. */
export async function sendTestInvitation(db: Database, { businessId, batchId, userId }: Test) {
  const test = batchId
    ? await ofList(db, { businessId, batchId, userId })
    : await ofOwner(db, { businessId, userId })
  if (!test) return
  const { headers, ...mail }: Mail = test.mail
  await sendMail(db, { ...mail, to: test.to, subject: `Test: ${mail.subject}` })
}

async function ofList(db: Database, { businessId, batchId, userId }: Required<Test>) {
  const [found] = await db
    .select({ batch: invitationBatches, business: businesses, email: users.email })
    .from(invitationBatches)
    .innerJoin(businesses, eq(businesses.id, invitationBatches.businessId))
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(invitationBatches.businessId, businessId), eq(invitationBatches.id, batchId)))
  const invitee = found?.batch.draft?.invitees[0]
  if (!found || !invitee) return null
  const { batch, business, email } = found
  return { to: email, mail: await writeSample(db, { business, batch, invitee }) }
}

async function ofOwner(db: Database, { businessId, userId }: Omit<Test, 'batchId'>) {
  const [found] = await db
    .select({ business: businesses, owner: users })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(and(eq(businesses.id, businessId), eq(users.id, userId)))
  if (!found) return null
  const { name, email } = found.owner
  return { to: email, mail: await writeOwnSample(db, found.business, { name, email }) }
}
