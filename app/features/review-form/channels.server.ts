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
import { findNumbered, findProduct } from '#app/features/products/read-products.server.ts'
import { findReview } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, gone, notFound, Refusal } from '#app/platform/refusal.ts'
import { businessOfToken } from '#app/platform/token-links.server.ts'
import { cacheForOutages } from '#app/platform/unavailable.server.ts'
import { readThanks } from './submitted-review.server.ts'

/** Where a submission comes from: the open form, an invitation, or the signed link of an order. */
export type Channel =
  | { kind: 'open'; businessId: string; product?: string | null }
  | { kind: 'invitation' | 'order'; token: string; product?: null }
  /** Another review after the first one, of a product of the same order. `token` is that of its thank-you page. */
  | { kind: 'next'; token: string; product: string }

/** The author whom an invitation or an order link names. */
export type KnownAuthor = {
  kind: 'invitation' | 'order' | 'next'
  token: string
  name: string
  email: string
  orderReference?: string
  products?: string[]
  incentive?: string | null
}

/** What an invitation or an order link adds to the review that is saved with it. */
export type Redeemed = {
  businessId: string
  columns: {
    provenance: 'invited' | 'insider' | null
    authorEmail: string
    invitationId: string | null
    orderReference: string | null
  }
  /** Set by an invitation, which offers its own reward or none. */
  offer?: { incentive: string | null }
  /** Whether the invitation was for an order about which its provider can be asked. */
  isOrdered?: boolean
  /** The ids of what was bought: each may be reviewed too. */
  products: string[]
  /** An earlier submission redeemed it: only the same form, sent twice, is still accepted. */
  isUsed: boolean
  alreadyUsed: () => Refusal
}

/** Null where the query names neither a business nor a link. */
export function readChannel(query: URLSearchParams): Channel | null {
  for (const kind of ['order', 'invitation'] as const) {
    const token = query.get(kind)
    if (token !== null) return { kind, token }
  }
  const [businessId, product, token] = [query.get('business'), query.get('product'), query.get('next')]
  if (token && product) return { kind: 'next', token, product }
  return businessId ? { kind: 'open', businessId, product: product || null } : null
}

/** The business that a channel names, before its link has been verified; '' if the link is malformed. */
export function businessOf(channel: Channel): string {
  if (channel.kind === 'open') return channel.businessId
  if (channel.kind === 'next') return readThanks(channel.token)?.businessId ?? ''
  const find = channel.kind === 'order' ? businessOfOrderLink : businessOfToken
  return find(channel.token) ?? ''
}

const remembered = cacheForOutages<KnownAuthor | Refusal>()

/** The author to prefill the form with, or why the link cannot be used. Changes nothing: mail scanners follow links. */
export async function findKnownAuthor(db: Database, channel: Channel): Promise<KnownAuthor | Refusal | null> {
  if (channel.kind === 'open') return null
  if (channel.kind === 'next') return findNext(db, channel)
  const { kind, token } = channel
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
    isNull(reviews.productId),
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
  const products = invitation.productIds
  return { businessId, columns, products, offer: { incentive }, isOrdered, isUsed, alreadyUsed }
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
  const products = await findNumbered(tx, businessId, link.products)
  const again = () => alreadyReviewed(orderReference)
  return { businessId, columns, products, isUsed: false, alreadyUsed: again }
}

const alreadyReviewed = (orderReference: string) =>
  conflict(
    `The order ${orderReference} has already been reviewed. To change your review, use the link in the email you received.`,
  )

/** The product that a form asks about: any of the business by its link, and after an order those of the order. */
export async function findFormProduct(db: Database, channel: Channel) {
  if (!channel.product) return null
  const businessId = businessOf(channel)
  const product = await findProduct(db, { businessId, product: channel.product })
  if (!product) throw notFound('product')
  if (channel.kind === 'next' && !readThanks(channel.token)?.products.includes(product.id))
    throw notFound('product')
  return product
}

/** The author of the first review of an order, as long as it is there. */
async function findFirst(db: Database, token: string) {
  const first = readThanks(token)
  const review = first && (await findReview(db, first))
  const isThere = review && (review.state === 'pending' || review.state === 'published')
  if (!isThere || !review.authorEmail) throw gone('This page has expired.')
  return { ...review, authorEmail: review.authorEmail, products: first.products }
}

async function findNext(db: Database, { token }: { token: string }): Promise<KnownAuthor> {
  const { authorName: name, authorEmail: email, incentive } = await findFirst(db, token)
  return { kind: 'next', token, name, email, incentive }
}

/**
 * The next review of an order comes in as the first one did. Only an invitation proved the mailbox; after an order link the
 * address is confirmed again, because the shop could go on in its customer's name. An insider stays one.
 */
export async function redeemNext(tx: Database, token: string): Promise<Redeemed> {
  const first = await findFirst(tx, token)
  const { businessId, authorEmail, invitationId, orderReference, incentive, products } = first
  const invited = invitationId ? ('invited' as const) : null
  const provenance = first.provenance === 'insider' ? ('insider' as const) : invited
  const columns = { provenance, authorEmail, invitationId, orderReference }
  return {
    businessId,
    columns,
    products,
    offer: { incentive },
    isOrdered: invitationId !== null,
    isUsed: false,
    alreadyUsed: () => conflict('You have already reviewed this product.'),
  }
}
