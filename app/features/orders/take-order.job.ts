import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { cancelInvitation } from '#app/features/invitations/change-invitation.server.ts'
import { newInvitation } from '#app/features/invitations/invitation.schema.ts'
import { inviteCustomer } from '#app/features/invitations/invite.server.ts'
import { allows } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { matchProducts } from '#app/features/products/change-products.server.ts'
import type { Jobs } from '#app/jobs.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { Refusal } from '#app/platform/refusal.ts'
import { confirmAgain } from './confirm-order.job.ts'
import { type OrderSource, orderEvents, orders } from './order-source.table.ts'
import { findSource, keptEvents } from './order-sources.server.ts'
import type { ReceivedOrder } from './received-order.schema.ts'

type OfEvent = Jobs['orders.take']

/**
 * Works through one event: a completed order becomes one invitation, a cancelled or refunded one withdraws it. The order's
 * row is locked meanwhile and stays, so that events may come again, together and in any order.
 */
export async function takeOrder(db: Database, { businessId, sourceId, eventId }: OfEvent) {
  await db.transaction(async (tx) => {
    const isIt = isEvent({ businessId, sourceId, eventId })
    const [event] = await tx.select().from(orderEvents).where(isIt).for('update')
    const source = await findSource(tx, { businessId, sourceId })
    if (!event?.received || !source) return
    const outcome = await act(tx, source, event.keyHash, event.received)
    await tx
      .update(orderEvents)
      .set({ received: null, outcome: outcome.slice(0, 300) })
      .where(isIt)
    await forgetAbove(tx, { businessId, sourceId })
  })
}

const isEvent = ({ businessId, sourceId, eventId }: OfEvent) =>
  and(eq(orderEvents.businessId, businessId), eq(orderEvents.sourceId, sourceId), eq(orderEvents.id, eventId))

async function act(tx: Database, source: OrderSource, keyHash: Buffer, order: ReceivedOrder) {
  if (order.state === 'test') return 'A test: it arrived and can be read. Nobody was invited.'
  const known = await lockOrder(tx, source, keyHash, order)
  if (order.state === 'cancelled') return withdraw(tx, known)
  if (known.cancelledAt) return 'Cancelled or refunded before: nobody was invited.'
  if (known.invitationId) return 'Came again: this order has its invitation.'
  const refused = await refusalToInvite(tx, source, order)
  return refused ?? invite(tx, source, known, order)
}

async function lockOrder(
  tx: Database,
  { businessId, id: sourceId }: OrderSource,
  keyHash: Buffer,
  order: ReceivedOrder,
) {
  const isIt = isOrder({ businessId, keyHash })
  const row = { businessId, keyHash, sourceId, providerId: order.providerId, createdAt: now() }
  await tx.insert(orders).values(row).onConflictDoNothing()
  const [found] = await tx.select().from(orders).where(isIt).for('update')
  return found!
}

type Order = typeof orders.$inferSelect
const isOrder = ({ businessId, keyHash }: Pick<Order, 'businessId' | 'keyHash'>) =>
  and(eq(orders.businessId, businessId), eq(orders.keyHash, keyHash))

async function refusalToInvite(tx: Database, source: OrderSource, { email, agreed }: ReceivedOrder) {
  if (source.pausedAt) return 'Paused: nobody was invited.'
  const { tierName } = businesses
  const [business] = await tx
    .select({ tierName })
    .from(businesses)
    .where(eq(businesses.id, source.businessId))
  if (!business || !allows(tierInForce(business.tierName), 'orders'))
    return 'Your plan has no orders from your shop: nobody was invited.'
  if (!email) return 'The order has no email address: nobody was invited.'
  return agreed === false ? 'The customer said no to mail: nobody was invited.' : null
}

async function invite(tx: Database, source: OrderSource, order: Order, received: ReceivedOrder) {
  const { businessId, legalBasis, delayDays, name: sourceName } = source
  const { name, email, reference, language, products, items = [] } = received
  const terms = { legalBasis, source: `Orders from ${sourceName}`, reminders: 1 }
  const person = { email, orderReference: reference ?? '', language: language ?? source.language }
  // A name that no author could have is left out: it must not cost the customer the invitation.
  const named = newInvitation.safeParse({ ...terms, ...person, name: name ?? '' })
  const parsed = named.success ? named : newInvitation.safeParse({ ...terms, ...person })
  if (!parsed.success) return `${parsed.error.issues[0]!.message}: nobody was invited.`
  try {
    const made = await matchProducts(tx, businessId, items)
    const { invitationId } = await inviteCustomer(tx, {
      businessId,
      userId: null,
      invitation: parsed.data,
      sendAfter: new Date(now().getTime() + days(delayDays)),
      order: { sourceId: source.id, products, productIds: made.map(({ id }) => id) },
    })
    await tx.update(orders).set({ invitationId }).where(isOrder(order))
    return 'Invitation planned.'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // What is stored must not name a person.
    return error.message.replaceAll(parsed.data.email, 'This address')
  }
}

async function withdraw(tx: Database, order: Order) {
  if (!order.cancelledAt) await tx.update(orders).set({ cancelledAt: now() }).where(isOrder(order))
  const { businessId, invitationId } = order
  if (!invitationId) return 'Cancelled or refunded: nobody will be invited.'
  try {
    await cancelInvitation(tx, { businessId, invitationId })
    return 'Cancelled or refunded: the invitation is withdrawn.'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await confirmAgain(tx, businessId, invitationId)
    return `Cancelled or refunded. ${error.message}`
  }
}

/** Keeps the newest events, and those that wait. */
async function forgetAbove(tx: Database, { businessId, sourceId }: Pick<OfEvent, 'businessId' | 'sourceId'>) {
  const isOfSource = and(eq(orderEvents.businessId, businessId), eq(orderEvents.sourceId, sourceId))
  const oldestKept = sql`(select id from order_events where business_id = ${businessId} and source_id = ${sourceId}
    order by id desc offset ${keptEvents - 1} limit 1)`
  await tx
    .delete(orderEvents)
    .where(and(isOfSource, isNotNull(orderEvents.outcome), lt(orderEvents.id, oldestKept)))
}

/** Deletes what arrived before this time, whether or not it could be read. */
const keptEventDays = 30

export async function forgetOldEvents(db: Database) {
  await db
    .delete(orderEvents)
    .where(lt(orderEvents.createdAt, new Date(now().getTime() - days(keptEventDays))))
}

type Erased = { businessId: string; email: string | null; invitationId: string | null }

/**
 * Takes from orders what leads to a person, before the invitations forget whose they were. What stays is a hash, so that
 * the order invites nobody again.
 */
export async function eraseOrders(tx: Database, { businessId, email, invitationId }: Erased) {
  const theirs = sql`(select o.key_hash from orders o join invitations i on i.business_id = o.business_id
      and i.id = o.invitation_id
    where o.business_id = ${businessId} and (i.email = ${email} or i.id = ${invitationId}))`
  await tx.execute(sql`delete from order_events where business_id = ${businessId}
    and (key_hash in ${theirs} or lower(received ->> 'email') = ${email})`)
  await tx.execute(
    sql`update orders set provider_id = null where business_id = ${businessId} and key_hash in ${theirs}`,
  )
}
