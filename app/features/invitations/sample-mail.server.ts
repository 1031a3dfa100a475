import type { Business } from '#app/features/businesses/business.table.ts'
import { findSender } from '#app/features/mail-settings/sender.server.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Mail, senderAddress, senderLine } from '#app/platform/mail.server.ts'
import { writeInvitationMail } from './invitation.email.tsx'
import type { InvitationBatch, Invitee } from './invitation.table.ts'

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
