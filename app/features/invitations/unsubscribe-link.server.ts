import { gone } from '#app/platform/refusal.ts'
import { sign, verify } from '#app/platform/signed.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import type { OfInvitation } from './invitation-row.server.ts'

/** Signed rather than stored, and without an end: whoever finds an old mail may still say no. */
export const unsubscribeToken = ({ businessId, invitationId }: OfInvitation) =>
  sign('unsubscribe', `${businessId} ${invitationId}`)

export function openUnsubscribeToken(token: string): OfInvitation {
  const [businessId = '', invitationId = ''] = verify('unsubscribe', token)?.payload.split(' ') ?? []
  if (!invitationId) throw gone('This link is not complete. Please copy the whole address out of the mail.')
  return { businessId, invitationId }
}

/** Where a mail program posts `List-Unsubscribe=One-Click` (RFC 8058), with no cookie and no page. */
export const oneClickAddress = (token: string) => addressOf(`/hooks/unsubscribe/${token}`)
