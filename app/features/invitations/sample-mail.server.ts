import { and, eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { findSender } from '#app/features/mail-settings/sender.server.ts'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import type { Jobs } from '#app/jobs.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Mail, senderAddress, senderLine } from '#app/platform/mail.server.ts'
import { writeInvitationMail } from './invitation.email.tsx'
import { type InvitationBatch, type Invitee, invitationBatches } from './invitation.table.ts'

type Sample = {
  business: Pick<Business, 'id' | 'name' | 'accent' | 'typeface'>
  batch: Pick<InvitationBatch, 'id' | 'subject' | 'text' | 'legalBasis' | 'incentive'>
  invitee: Invitee
  /** How many mails went out before; 1 shows the reminder. */
  mailsSent?: number
}

/** A mail as its customer would get it. Its stars lead to the open form. */
export async function writeSample(db: Database, { business, batch, invitee, mailsSent = 0 }: Sample) {
  const invitation = {
    ...invitee,
    products: [],
    businessId: business.id,
    id: batch.id,
    mailsSent,
    expiresAt: new Date(now().getTime() + days(periods.invitationDays)),
  }
  const sender = await findSender(db, business.id)
  return writeInvitationMail({ invitation, batch, business, sender, token: null })
}

type OfBusiness = Pick<Business, 'id' | 'name' | 'language' | 'accent' | 'typeface'>

/** An invitation of the business to its own owner, in our words. */
export const writeOwnSample = (
  db: Database,
  business: OfBusiness,
  owner: { name: string; email: string },
  mailsSent = 0,
) =>
  writeSample(db, {
    business,
    mailsSent,
    batch: { id: business.id, subject: null, text: null, legalBasis: 'existing_customer', incentive: null },
    invitee: { ...owner, orderReference: null, language: business.language },
  })

export const previewMail = ({ fromName, replyTo, subject, text }: Mail) => ({
  from: senderLine(fromName),
  replyTo: replyTo ?? senderAddress(),
  subject,
  text,
})
export type MailPreviewed = ReturnType<typeof previewMail>

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
