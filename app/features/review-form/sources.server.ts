import { and, eq, isNull } from 'drizzle-orm'
import {
  businessOfOrderLink,
  type OrderLink,
  openOrderLink,
  refusalOfExpired,
} from '#app/features/invitations/order-link.server.ts'
import {
  alreadyUsed,
  findInvited,
  lockInvited,
  redeemInvitation,
} from '#app/features/invitations/redeem-invitation.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { cacheForOutages } from '#app/platform/outage-cache.server.ts'
import { conflict, Refusal } from '#app/platform/refusal.ts'
import { businessOfToken } from '#app/platform/token-links.server.ts'

/** Where a submission comes from: the open form, an invitation, or the signed link of an order. */
export type Source = { kind: 'open'; businessId: string } | { kind: 'invitation' | 'order'; token: string }

/** The author whom an invitation or an order link names. */
export type KnownAuthor = {
  kind: 'invitation' | 'order'
  token: string
  name: string
  email: string
  orderReference?: string
  products?: string[]
  /** The reward that an invitation offered. */
  incentive?: string | null
}

/** What an invitation or an order link adds to the review that is saved with it. */
export type Redeemed = {
  businessId: string
  /** Columns of the review's row. */
  columns: {
    provenance: 'invited' | null
    authorEmail: string
    invitationId: string | null
    orderReference: string | null
  }
  /** Set by an invitation, which offers its own reward or none. */
  offer?: { incentive: string | null }
  /** The invitation was for an order of which its provider can be asked. */
  isOrdered?: boolean
  /** An earlier submission redeemed it: only the same form, sent twice, is still accepted. */
  isUsed: boolean
  alreadyUsed: () => Refusal
}

/** Null where the query names neither a business nor a link. */
export function readSource(query: URLSearchParams): Source | null {
  for (const kind of ['order', 'invitation'] as const) {
    const token = query.get(kind)
    if (token !== null) return { kind, token }
  }
  const businessId = query.get('business')
  return businessId ? { kind: 'open', businessId } : null
}

/** The business that a source names, before its link has been verified; '' if the link is malformed. */
export function businessOf(source: Source): string {
  if (source.kind === 'open') return source.businessId
  const find = source.kind === 'order' ? businessOfOrderLink : businessOfToken
  return find(source.token) ?? ''
}

const remembered = cacheForOutages<KnownAuthor | Refusal>()

/** The author to prefill the form with, or why the link cannot be used. Changes nothing: mail scanners follow links. */
export async function findKnownAuthor(db: Database, source: Source): Promise<KnownAuthor | Refusal | null> {
  if (source.kind === 'open') return null
  const { kind, token } = source
  return remembered(`${kind} ${token}`, async () => {
    const found = await (kind === 'order' ? findOrdered(db, token) : findInvited(db, token))
    if (found instanceof Refusal) return found
    const { name, email } = found
    if ('orderReference' in found) return { kind, token, name, email, orderReference: found.orderReference }
    return { kind, token, name, email, products: found.products, incentive: found.incentive }
  })
}

async function findOrdered(db: Database, token: string) {
  const link = await openOrderLink(db, token).catch((error) => {
    if (error instanceof Refusal) return error
    throw error
  })
  if (link instanceof Refusal) return link
  return refusalOfExpired(link) ?? (await refusalOfReviewed(db, link)) ?? link
}

async function refusalOfReviewed(db: Database, { businessId, orderReference }: OrderLink) {
  const isOfOrder = and(
    eq(reviews.businessId, businessId),
    isNull(reviews.invitationId),
    eq(reviews.orderReference, orderReference),
  )
  return (await db.$count(reviews, isOfOrder)) > 0 ? alreadyReviewed(orderReference) : null
}

/**
 * Redeems an invitation, in the transaction that saves its review: both or neither. Throws if it cannot be redeemed. We
 * mailed its link, so the mailbox is the author's. Of two simultaneous submissions the second waits for the lock, and then
 * finds the invitation used.
 */
export async function redeemByInvitation(tx: Database, token: string): Promise<Redeemed> {
  const invitation = await lockInvited(tx, token)
  const { businessId, invitationId, email, orderReference, incentive, isUsed } = invitation
  const isOrdered = invitation.orderSourceId !== null
  if (!isUsed) await redeemInvitation(tx, invitation)
  const columns = { provenance: 'invited' as const, authorEmail: email, invitationId, orderReference }
  return { businessId, columns, offer: { incentive }, isOrdered, isUsed, alreadyUsed }
}

/**
 * Changes nothing: the unique index of the reviews allows one review per order. The shop typed the address, so it is
 * confirmed by mail. `openedAt`: a link that was valid when the form was opened is still accepted.
 */
export async function redeemByOrderLink(tx: Database, token: string, openedAt: Date): Promise<Redeemed> {
  const link = await openOrderLink(tx, token)
  const expired = refusalOfExpired(link, openedAt)
  if (expired) throw expired
  const { businessId, orderReference, email } = link
  const columns = { provenance: null, authorEmail: email, invitationId: null, orderReference }
  return { businessId, columns, isUsed: false, alreadyUsed: () => alreadyReviewed(orderReference) }
}

const alreadyReviewed = (orderReference: string) =>
  conflict(
    `The order ${orderReference} has already been reviewed. To change your review, use the link in the email you received.`,
  )
