import { EmailButton, EmailLayout, EmailQuietLink, EmailStars, EmailText } from '#app/ui/email-layout.tsx'

export type InvitationWords = {
  language: string
  business: string
  heading: string
  greeting: string
  paragraphs: string[]
  stars: string
  /** Of one to five stars. */
  starLinks: string[]
  button: string
  copy: string
  link: string
  until: string
  reason: string
  unsubscribe: string
  unsubscribeLink: string
}

/** Five equal stars, the words, and the ways out. No picture, so nothing tells us who reads. */
export function InvitationEmail(words: InvitationWords) {
  return (
    <EmailLayout
      brand={words.business}
      heading={words.heading}
      language={words.language}
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
      <EmailButton copyWords={words.copy} href={words.link}>
        {words.button}
      </EmailButton>
      <EmailText>{words.until}</EmailText>
    </EmailLayout>
  )
}

/** The same as plain text: each address stands alone on its line, so that every reader links it. */
export function invitationText(words: InvitationWords) {
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
    words.reason,
    `${words.unsubscribe}:\n${words.unsubscribeLink}`,
  ].join('\n\n')
}
