import { createHmac } from 'node:crypto'
import { deriveKeys } from '#app/platform/secret.server.ts'
import { hashToken, makeToken } from '#app/platform/token-links.server.ts'

type OfInvitation = { businessId: string; invitationId: string }

/**
 * The token of an invitation, of which only the hash is kept. SECRET makes it anew for each mail, because a second
 * try and a reminder must carry the link of the first mail.
 */
export function invitationToken({ businessId, invitationId }: OfInvitation, key: Buffer = keys()[0]) {
  return makeToken(businessId, createHmac('sha256', key).update(`${businessId} ${invitationId}`).digest())
}

/** The token that was kept, also after SECRET was rotated; null when it was rotated twice. */
export function tokenOfHash(of: OfInvitation, hash: Buffer) {
  return (
    keys()
      .map((key) => invitationToken(of, key))
      .find((token) => hashToken(token).equals(hash)) ?? null
  )
}

const keys = () => deriveKeys('invitation-links')
