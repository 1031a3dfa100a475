import type { Business } from '#app/features/businesses/business.table.ts'
import { incentiveMessages } from '#app/languages/incentive.messages.ts'
import { fillIn, invitationMessages } from '#app/languages/invitation.messages.ts'
import { linkTo, type Mail, renderMail } from '#app/platform/mail.server.ts'
import { InvitationEmail, invitationText } from './invitation.email.tsx'
import type { Invitation, InvitationBatch } from './invitation.table.ts'
import { oneClickAddress, unsubscribeToken } from './unsubscribe-link.server.ts'

type Mailed = Pick<
  Invitation,
  'businessId' | 'id' | 'name' | 'language' | 'orderReference' | 'expiresAt' | 'mailsSent'
> & { email: string }

type Writing = {
  invitation: Mailed
  batch: Pick<InvitationBatch, 'subject' | 'text' | 'legalBasis' | 'incentive'>
  business: Pick<Business, 'name'>
  /** Null for a sample, whose links lead to the open form. */
  token: string | null
}

/** The whole mail, in the person's language; the owner's own subject and text where there are some. */
export async function writeInvitationMail({ invitation, batch, business, token }: Writing): Promise<Mail> {
  const { language, email, orderReference, expiresAt } = invitation
  const messages = invitationMessages[language]
  const values = {
    name: invitation.name ?? '',
    business: business.name,
    order: orderReference ?? '',
    email,
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt),
  }
  const say = (template: string) => fillIn(template, values)
  const isReminder = invitation.mailsSent > 0
  const unsubscribe = unsubscribeToken({ businessId: invitation.businessId, invitationId: invitation.id })
  const reviewLink = (query: Record<string, string> = {}) =>
    linkTo('/review', {
      ...(token === null ? { business: invitation.businessId } : { invitation: token }),
      ...query,
    })
  const words = {
    language,
    business: business.name,
    heading: say(messages.heading),
    greeting: say(messages.greeting),
    paragraphs: [
      ...(isReminder ? [messages.reminder] : []),
      batch.text ?? messages.text,
      ...(orderReference && !batch.text?.includes('{order}') ? [messages.order] : []),
    ]
      .map(say)
      // Last, so that nothing of what the owner typed is filled in.
      .concat(
        batch.incentive ? [fillIn(incentiveMessages[language].given, { incentive: batch.incentive })] : [],
      ),
    stars: say(messages.stars),
    starLinks: [1, 2, 3, 4, 5].map((rating) => reviewLink({ rating: String(rating) })),
    button: say(messages.button),
    copy: messages.copy,
    link: reviewLink(),
    until: say(messages.until),
    reason: say(messages[batch.legalBasis]),
    unsubscribe: say(messages.unsubscribe),
    unsubscribeLink: linkTo(`/unsubscribe/${unsubscribe}`),
  }
  const { html } = await renderMail(InvitationEmail(words))
  return {
    to: email,
    fromName: business.name,
    subject: say(isReminder ? reminderSubject(batch.subject, messages) : (batch.subject ?? messages.subject)),
    html,
    text: invitationText(words),
    headers: {
      'List-Unsubscribe': `<${oneClickAddress(unsubscribe)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Vacation answers and their like are not for us.
      'Auto-Submitted': 'auto-generated',
    },
  }
}

const reminderSubject = (own: string | null, messages: { reminderSubject: string }) =>
  own ?? messages.reminderSubject
