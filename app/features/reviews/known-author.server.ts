import { businessOfToken } from '#app/features/invitations/invitation-link.server.ts'
import { openOrderLink } from '#app/features/invitations/order-link.server.ts'
import { findInvited, findInvitedAddress } from '#app/features/invitations/using.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { FormTicket } from './form-ticket.server.ts'
import { submitInvitedReview } from './invited-submission.server.ts'
import { findOrdered, submitOrderedReview } from './ordered-submission.server.ts'
import type { NewReview } from './review.schema.ts'
import { submitTogether } from './submission.server.ts'

/** How somebody came to the form: by the open link, an invitation, or the signed link of an order. */
export type Way = { by: 'open'; businessId: string } | { by: 'invitation' | 'order'; token: string }

/** Whom the link vouches for. */
export type KnownAuthor = {
  by: 'invitation' | 'order'
  token: string
  businessId: string
  name: string
  email: string
  orderReference?: string
}

/** Null where the address names neither a business nor a link. */
export function wayOf(query: URLSearchParams): Way | null {
  for (const by of ['order', 'invitation'] as const) {
    const token = query.get(by)
    if (token !== null) return { by, token }
  }
  const businessId = query.get('business')
  return businessId ? { by: 'open', businessId } : null
}

/** What the form is filled in with; throws when the link cannot be used (any more). */
export async function findKnownAuthor(db: Database, way: Way): Promise<KnownAuthor | null> {
  if (way.by === 'open') return null
  const { by, token } = way
  if (by === 'invitation') {
    const { businessId, name, email } = await findInvited(db, token)
    return { by, token, businessId, name, email }
  }
  const { businessId, name, email, orderReference } = await findOrdered(db, token)
  return { by, token, businessId, name, email, orderReference }
}

/** Whose form was sent: its business, and the address that is known whatever was posted. */
export async function findSender(db: Database, way: Way): Promise<{ businessId: string; email?: string }> {
  if (way.by === 'open') return { businessId: way.businessId }
  if (way.by === 'order') return openOrderLink(db, way.token)
  const email = (await findInvitedAddress(db, way.token)) ?? ''
  return { businessId: businessOfToken(way.token) ?? '', email }
}

/** Saves the review by the way that its author came. */
export function submitBy(
  db: Database,
  way: Way,
  { ticket, review }: { ticket: FormTicket; review: NewReview },
) {
  const { submissionKey } = ticket
  if (way.by === 'open') return submitTogether(db, { businessId: way.businessId, submissionKey, review })
  const { token } = way
  if (way.by === 'invitation') return submitInvitedReview(db, { token, submissionKey, review })
  return submitOrderedReview(db, { token, openedAt: new Date(ticket.openedAt), submissionKey, review })
}
