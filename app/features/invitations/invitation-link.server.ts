import { createHmac } from 'node:crypto'
import { deriveKeys } from '#app/platform/secret.server.ts'
import { hashToken, makeToken } from '#app/platform/token-links.server.ts'

type OfInvitation = { businessId: string; invitationId: string }

/**
 * The token of an invitation. Only its hash is stored; each mail computes it again from SECRET, because a retry and a
 * reminder must carry the same link as the first mail.
 */
export function invitationToken({ businessId, invitationId }: OfInvitation, key: Buffer = keys()[0]) {
  return makeToken(businessId, createHmac('sha256', key).update(`${businessId} ${invitationId}`).digest())
}

/** The token with this hash, even if SECRET was rotated since; null if it was rotated twice. */
export function tokenOfHash(of: OfInvitation, hash: Buffer) {
  return (
    keys()
      .map((key) => invitationToken(of, key))
      .find((token) => hashToken(token).equals(hash)) ?? null
  )
}

const keys = () => deriveKeys('invitation-links')
