import { createHash, createHmac } from 'node:crypto'
import { deriveKeys } from '#app/platform/secret.server.ts'

type OfInvitation = { businessId: string; invitationId: string }

/**
 * The token of an invitation: the business's id (16 bytes), then 32 bytes that only SECRET can make. It is
 * computed anew for each mail, because a second try and a reminder must carry the link of the first mail, and
 * is kept as a hash alone.
 */
export function invitationToken({ businessId, invitationId }: OfInvitation, key: Buffer = keys()[0]) {
  const mac = createHmac('sha256', key).update(`${businessId} ${invitationId}`).digest()
  return Buffer.concat([Buffer.from(businessId.replaceAll('-', ''), 'hex'), mac]).toString('base64url')
}

/** The token that was kept, also after SECRET was rotated; null when it was rotated twice. */
export function tokenOfHash(of: OfInvitation, hash: Buffer) {
  return (
    keys()
      .map((key) => invitationToken(of, key))
      .find((token) => hashToken(token).equals(hash)) ?? null
  )
}

export function hashToken(token: string) {
  return createHash('sha256').update(Buffer.from(token, 'base64url')).digest()
}

/** The business that a token names, or null for what no token looks like. */
export function businessOfToken(token: string) {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 48) return null
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const keys = () => deriveKeys('invitation-links')
