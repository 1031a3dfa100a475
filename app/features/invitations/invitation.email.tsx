import type { Business } from '#app/features/businesses/business.table.ts'
import type { Sender } from '#app/features/mail-settings/sender.server.ts'
import { brandLook } from '#app/features/profiles/brand.vocabulary.ts'
import { formatLongDate } from '#app/languages/format.ts'
import { fillWords } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { linkTo, type Mail, renderMail } from '#app/platform/mail.server.ts'
import { EmailButton, EmailLayout, EmailQuietLink, EmailStars, EmailText } from '#app/ui/email-layout.tsx'
import type { Invitation, InvitationBatch } from './invitation.table.ts'
import { oneClickAddress, unsubscribeToken } from './stop-mails.server.ts'

type Mailed = Pick<
  Invitation,
  'businessId' | 'id' | 'name' | 'language' | 'orderReference' | 'products' | 'expiresAt' | 'mailsSent'
> & { email: string }

type Writing = {
  invitation: Mailed
  batch: Pick<InvitationBatch, 'subject' | 'text' | 'legalBasis' | 'incentive'>
  business: Pick<Business, 'name' | 'accent' | 'typeface'>
  sender: Sender
  /** Null for a sample, whose links lead to the open form. */
  token: string | null
}

/** The whole mail in the customer's language, with the owner's subject and text where there are any. */
export async function writeInvitationMail(writing: Writing): Promise<Mail> {
  const { words, unsubscribe } = wordsOf(writing)
  const { fromName, replyTo } = writing.sender
  const { html } = await renderMail(InvitationEmail(words))
  return {
    to: writing.invitation.email,
    fromName,
    replyTo,
    subject: words.subject,
    html,
    text: invitationText(words),
    headers: {
      'List-Unsubscribe': `<${oneClickAddress(unsubscribe)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Asks autoresponders not to reply.
      'Auto-Submitted': 'auto-generated',
    },
  }
}

type InvitationWords = ReturnType<typeof wordsOf>['words']

function wordsOf({ invitation, batch, business, sender, token }: Writing) {
  const { language, email, orderReference, expiresAt } = invitation
  const texts = messages[language].invitation
  const values = {
    name: invitation.name ?? '',
    business: business.name,
    order: orderReference ?? '',
    email,
    date: formatLongDate(expiresAt, language),
  }
  const say = (template: string) => fillWords(invitation.name ? template : withoutName(template), values)
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
    look: brandLook(business),
    subject: say(batch.subject ?? (isReminder ? texts.reminderSubject : texts.subject)),
    heading: say(texts.heading),
    greeting: invitation.name ? say(texts.greeting) : texts.greetingWithoutName,
    paragraphs: [
      ...(isReminder ? [texts.reminder] : []),
      batch.text ?? texts.text,
      ...(orderReference && !batch.text?.includes('{order}') ? [texts.order] : []),
    ]
      .map(say)
      // Added after the placeholders are filled in, because a placeholder in these texts is not ours.
      .concat(invitation.products.length > 0 ? [invitation.products.join(', ')] : [])
      .concat(
        batch.incentive
          ? [fillWords(messages[language].incentive.given, { incentive: batch.incentive })]
          : [],
      ),
    stars: say(texts.stars),
    /** From one to five stars. */
    starLinks: [1, 2, 3, 4, 5].map((rating) => reviewLink({ rating: String(rating) })),
    button: say(texts.button),
    link: reviewLink(),
    until: say(texts.until),
    footer: sender.footer,
    reason: say(texts[batch.legalBasis]),
    unsubscribe: say(texts.unsubscribe),
    unsubscribeLink: linkTo(`/unsubscribe/${unsubscribe}`),
  }
  return { words, unsubscribe }
}

/** An owner's text for somebody whose name is unknown: "Dear {name}," -> "Dear,"; "{name}, how was it?" -> "How was it?" */
export const withoutName = (template: string) =>
  template
    .replace(
      /(^|[.!?]\s+|\n)\{name\}\s*[,:!]?\s*(\p{Ll})?/gu,
      (_, before: string, next = '') => before + next.toUpperCase(),
    )
    .split('{name}')
    .map((part, at, all) => (at === all.length - 1 ? part : part.trimEnd().replace(/,$/, '').trimEnd()))
    .join('')

/** No image: nothing tells us who opens the mail. */
function InvitationEmail(words: InvitationWords) {
  return (
    <EmailLayout
      brand={words.business}
      footer={words.footer}
      heading={words.heading}
      language={words.language}
      look={words.look}
      preview={words.paragraphs[0] ?? words.heading}
      reason={
        <>
          {words.reason} <EmailQuietLink href={words.unsubscribeLink}>{words.unsubscribe}</EmailQuietLink>
        </>
      }
    >
      <EmailText>{words.greeting}</EmailText>
      {words.paragraphs.map((paragraph) => (
        <EmailText key={paragraph}>{paragraph}</EmailText>
      ))}
      <EmailText>{words.stars}</EmailText>
      <EmailStars links={words.starLinks} />
      <EmailButton href={words.link}>{words.button}</EmailButton>
      <EmailText>{words.until}</EmailText>
    </EmailLayout>
  )
}

/** Each URL is on a line of its own, so that every mail program links all of it. */
function invitationText(words: InvitationWords) {
  const stars = words.starLinks.map((link, at) => `${'★'.repeat(at + 1)}${'☆'.repeat(4 - at)}\n${link}`)
  return [
    words.heading,
    words.greeting,
    ...words.paragraphs,
    words.stars,
    ...stars,
    `${words.button}:\n${words.link}`,
    words.until,
    '-- ',
    ...(words.footer ? [words.footer] : []),
    words.reason,
    `${words.unsubscribe}:\n${words.unsubscribeLink}`,
  ].join('\n\n')
}
