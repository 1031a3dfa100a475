import { linkTo } from '#app/platform/mail.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { sign, verify } from '#app/platform/signed.server.ts'
import { addressOf } from '#app/platform/site.server.ts'

/** Whose link it is. Throws 410 for a token that we did not make for this. */
export function openNewsletterToken(purpose: 'confirm' | 'leave', token: string) {
  const verified = verify(`newsletter-${purpose}`, token)
  if (!verified) throw gone('This link is not complete. Please copy the whole address out of the mail.')
  return verified.payload
}

export const confirmLink = (subscriberId: string) =>
  linkTo(`/newsletter/confirm/${sign('newsletter-confirm', subscriberId)}`)

export const leaveLink = (subscriberId: string) =>
  linkTo(`/newsletter/leave/${sign('newsletter-leave', subscriberId)}`)

/** Where a mail program posts `List-Unsubscribe=One-Click` (RFC 8058), with no cookie and no page. */
export const oneClickLeaveLink = (subscriberId: string) =>
  addressOf(`/hooks/newsletter/${sign('newsletter-leave', subscriberId)}`)

/** For every newsletter mail. */
export const newsletterHeaders = (subscriberId: string) => ({
  'List-Unsubscribe': `<${oneClickLeaveLink(subscriberId)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'Auto-Submitted': 'auto-generated',
})
