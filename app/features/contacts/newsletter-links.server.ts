import { linkTo } from '#app/platform/mail.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { sign, verify } from '#app/platform/signed.server.ts'
import { addressOf } from '#app/platform/site.server.ts'

const purposes = { confirm: 'newsletter-confirm', leave: 'newsletter-leave' }
type Purpose = keyof typeof purposes

// Signed rather than stored. The confirming link ends with the row that it is about; the leaving one has no end.
const tokenFor = (purpose: Purpose, subscriberId: string) => sign(purposes[purpose], subscriberId)

/** Whose link it is. Throws 410 for a token that we did not make for this. */
export function openNewsletterToken(purpose: Purpose, token: string) {
  const subscriberId = verify(purposes[purpose], token)
  if (!subscriberId) throw gone('This link is not complete. Please copy the whole address out of the mail.')
  return subscriberId
}

export const confirmLink = (subscriberId: string) =>
  linkTo(`/newsletter/confirm/${tokenFor('confirm', subscriberId)}`)

export const leaveLink = (subscriberId: string) =>
  linkTo(`/newsletter/leave/${tokenFor('leave', subscriberId)}`)

/** Where a mail program posts `List-Unsubscribe=One-Click` (RFC 8058), with no cookie and no page. */
export const oneClickLeaveLink = (subscriberId: string) =>
  addressOf(`/hooks/newsletter/${tokenFor('leave', subscriberId)}`)

/** For every newsletter mail. */
export const newsletterHeaders = (subscriberId: string) => ({
  'List-Unsubscribe': `<${oneClickLeaveLink(subscriberId)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'Auto-Submitted': 'auto-generated',
})
