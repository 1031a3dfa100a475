import type { Business } from '#app/features/businesses/business.table.ts'
import { fillWords } from '#app/languages/fill-words.ts'
import { messages } from '#app/languages/messages.server.ts'
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
  const texts = messages[language].invitation
  const values = {
    name: invitation.name ?? '',
    business: business.name,
    order: orderReference ?? '',
    email,
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt),
  }
  const say = (template: string) => fillWords(template, values)
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
    heading: say(texts.heading),
    greeting: say(texts.greeting),
    paragraphs: [
      ...(isReminder ? [texts.reminder] : []),
      batch.text ?? texts.text,
      ...(orderReference && !batch.text?.includes('{order}') ? [texts.order] : []),
    ]
      .map(say)
      // Last, so that nothing of what the owner typed is filled in.
      .concat(
        batch.incentive
          ? [fillWords(messages[language].incentive.given, { incentive: batch.incentive })]
          : [],
      ),
    stars: say(texts.stars),
    starLinks: [1, 2, 3, 4, 5].map((rating) => reviewLink({ rating: String(rating) })),
    button: say(texts.button),
    copy: texts.copy,
    link: reviewLink(),
    until: say(texts.until),
    reason: say(texts[batch.legalBasis]),
    unsubscribe: say(texts.unsubscribe),
    unsubscribeLink: linkTo(`/unsubscribe/${unsubscribe}`),
  }
  const { html } = await renderMail(InvitationEmail(words))
  return {
    to: email,
    fromName: business.name,
    subject: say(batch.subject ?? (isReminder ? texts.reminderSubject : texts.subject)),
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
