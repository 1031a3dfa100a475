import { businessOfOrderLink } from '#app/features/invitations/order-link.server.ts'
import { findInvited } from '#app/features/invitations/redeeming.server.ts'
import type { InvitedReview } from '#app/features/reviews/review.schema.ts'
import type { Language } from '#app/languages/languages.ts'
import type { Database } from '#app/platform/database.server.ts'
import { Refusal } from '#app/platform/refusal.ts'
import { businessOfToken } from '#app/platform/token-links.server.ts'
import type { Told } from './form-questions.server.ts'
import type { FormTicket } from './form-ticket.server.ts'
import { submitInvitedReview } from './invited-submission.server.ts'
import { findOrdered, submitOrderedReview } from './ordered-submission.server.ts'

/** How somebody came to the form: by the open link, an invitation, or the signed link of an order. */
export type Way = { by: 'open'; businessId: string } | Vouching
type Vouching = { by: 'invitation' | 'order'; token: string }

/** Whom the link vouches for. */
export type KnownAuthor = {
  by: 'invitation' | 'order'
  token: string
  name: string
  email: string
  orderReference?: string
  /** What an invitation promised. */
  incentive?: string | null
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

/** The business that a link names; '' for what no link looks like. Whether the link is right is seen later. */
export function businessOf(way: Way): string {
  if (way.by === 'open') return way.businessId
  return (way.by === 'order' ? businessOfOrderLink(way.token) : businessOfToken(way.token)) ?? ''
}

/** What the form is filled in with, or why the link cannot be used (any more). */
export async function findKnownAuthor(db: Database, way: Way): Promise<KnownAuthor | Refusal | null> {
  if (way.by === 'open') return null
  const { by, token } = way
  const found = await (by === 'order' ? findOrdered(db, token) : findInvited(db, token))
  if (found instanceof Refusal) return found
  const { name, email } = found
  return {
    by,
    token,
    name,
    email,
    ...('orderReference' in found
      ? { orderReference: found.orderReference }
      : { incentive: found.incentive }),
  }
}

/** Saves the review of somebody whom a link vouches for. */
export function submitVouched(
  db: Database,
  { by, token }: Vouching,
  { ticket, told, ...sent }: { ticket: FormTicket; told: Told; review: InvitedReview; language: Language },
) {
  const { submissionKey } = ticket
  const { answers, incentive } = told
  if (by === 'invitation') return submitInvitedReview(db, { token, submissionKey, answers, ...sent })
  const openedAt = new Date(ticket.openedAt)
  return submitOrderedReview(db, { token, openedAt, submissionKey, answers, incentive, ...sent })
}
