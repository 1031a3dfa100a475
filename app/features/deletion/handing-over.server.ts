import { and, eq, gt, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { users } from '#app/features/accounts/account.table.ts'
import { expiredLink } from '#app/features/accounts/links.server.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { endApiKeys } from '#app/features/api-keys/api-keys.server.ts'
import { leaveSubscription } from '#app/features/billing/cover-business.server.ts'
import { requireRoom } from '#app/features/businesses/add-business.server.ts'
import { type Business, businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { readableDomain } from '#app/features/businesses/domain-name.server.ts'
import { findEarlierBusinesses } from '#app/features/businesses/earlier-businesses.server.ts'
import { rememberInsider } from '#app/features/businesses/insiders.server.ts'
import { forgetDigestFrequency } from '#app/features/digests/digest-settings.server.ts'
import { cancelUnsent } from '#app/features/invitations/change-invitation.server.ts'
import { endOrderKeys } from '#app/features/invitations/order-link.server.ts'
import { forgetConsent } from '#app/features/language-model/consent.server.ts'
import { forgetReplyTo } from '#app/features/mail-settings/sender.server.ts'
import { notificationSettings } from '#app/features/notifications/notification.table.ts'
import { forgetSources } from '#app/features/orders/order-sources.server.ts'
import { forgetConnection } from '#app/features/single-sign-on/connection.server.ts'
import { endTeam } from '#app/features/team/members.server.ts'
import { endWebhooks } from '#app/features/webhooks/webhook-endpoints.server.ts'
import { formatNumber } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { verify } from '#app/platform/secret.server.ts'
import { limits } from '#app/rate-limits.ts'
import { rememberOwner } from './closed-records.server.ts'
import { lockOwned } from './closures.server.ts'
import { handovers } from './handover.table.ts'

type Owned = { userId: string; businessId: string }

/**
 * Offers a business to the person with this address. Only the mailbox learns whether the address has an
 * account. A new offer replaces an open one and invalidates its link.
 */
export async function offerBusiness(db: Database, { userId, businessId, email }: Owned & { email: string }) {
  await countAgainst(limits.handoverMailsToEmail, email)
  await db.transaction(async (tx) => {
    const business = await lockOwned(tx, { userId, businessId })
    if (business.closedAt) throw conflict(`${business.name} is closed. Reopen it before you hand it over.`)
    const at = now()
    const offer = {
      id: uuidv7(),
      offeredBy: userId,
      email,
      createdAt: at,
      expiresAt: new Date(at.getTime() + days(periods.offerDays)),
    }
    await tx
      .insert(handovers)
      .values({ businessId, ...offer })
      .onConflictDoUpdate({ target: handovers.businessId, set: offer })
    await enqueue(tx, 'deletion.send-handover', { businessId, handoverId: offer.id })
  })
}

/** False if the offer is gone because it has just been accepted. */
export async function takeBackOffer(db: Database, { userId, businessId }: Owned) {
  const taken = await db
    .delete(handovers)
    .where(and(eq(handovers.businessId, businessId), eq(handovers.offeredBy, userId)))
    .returning({ id: handovers.id })
  return taken.length > 0
}

type Recipient = { userId: string; token: string }

/**
 * The offer that a link leads to, for the person it was made to. Null if it is invalid or someone else's.
 */
export async function findOffer(db: Database, { userId, token }: Recipient) {
  const handoverId = verify('handover', token)?.payload
  if (!handoverId) return null
  const [found] = await db
    .select({
      handoverId: handovers.id,
      businessId: businesses.id,
      name: businesses.name,
      domain: businesses.domain,
      until: handovers.expiresAt,
    })
    .from(handovers)
    .innerJoin(businesses, and(eq(businesses.id, handovers.businessId), isNull(businesses.closedAt)))
    .innerJoin(users, and(eq(users.email, handovers.email), eq(users.emailVerified, true)))
    .where(and(eq(users.id, userId), eq(handovers.id, handoverId), gt(handovers.expiresAt, now())))
  return found ? { ...found, domain: readableDomain(found.domain) } : null
}

/**
 * Transfers the business to the person it was offered to, and ends what the former owner could still do with it. A second
 * use of the link gets 410.
 */
export async function acceptOffer(db: Database, { userId, token }: Recipient) {
  return db.transaction(async (tx) => {
    const offer = await findOffer(tx, { userId, token })
    if (!offer) throw expiredLink()
    const { businessId, handoverId } = offer
    const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('update')
    const [recipient] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    const isTheOffer = and(eq(handovers.businessId, businessId), eq(handovers.id, handoverId))
    const [used] = await tx.delete(handovers).where(isTheOffer).returning()
    if (!used || !business || business.closedAt || business.ownerId !== used.offeredBy) throw expiredLink()
    if (!recipient || recipient.closedAt || recipient.email !== used.email) throw expiredLink()
    await requireRoom(tx, userId)
    const plan = await leaveSubscription(tx, business)
    const ended = [...(await endFormerOwnersMeans(tx, business)), ...(plan ? [plan] : [])]
    await rememberOwner(tx, business)
    await rememberInsider(tx, businessId, business.ownerId)
    await tx
      .update(businessRows)
      .set({ ownerId: userId, domainProvenAt: null, updatedAt: now() })
      .where(eq(businessRows.id, businessId))
    await findEarlierBusinesses(tx, businessId)
    const message = [`${business.name} has a new owner.`, ...ended].join(' ')
    await recordActivity(tx, { business, type: 'handed_over', message })
    await enqueue(tx, 'deletion.notify-new-owner', { businessId, userId, handoverId, ended })
    return business.name
  })
}

/**
 * Ends everything through which a former owner could go on acting for the business, and returns it in sentences. Links
 * that customers hold, reviews, replies and widgets stay with the business.
 */
async function endFormerOwnersMeans(tx: Database, { id, ownerId, domain, domainProvenAt }: Business) {
  await tx
    .delete(notificationSettings)
    .where(and(eq(notificationSettings.businessId, id), eq(notificationSettings.userId, ownerId)))
  await forgetDigestFrequency(tx, { businessId: id, userId: ownerId })
  const keys = await endOrderKeys(tx, id)
  const { invitations, lists } = await cancelUnsent(tx, id)
  const replyTos = await forgetReplyTo(tx, id)
  const isModelEnded = await forgetConsent(tx, id)
  const team = await endTeam(tx, id)
  // The provider was the former owner's.
  await forgetConnection(tx, id)
  const sources = await forgetSources(tx, id)
  const apiKeys = await endApiKeys(tx, id)
  const webhooks = await endWebhooks(tx, id)
  return [
    keys > 0 &&
      'The keys of the former owner for order links ended: links signed with them are no longer accepted.',
    sources > 0 && 'Orders from the former owner’s shop systems no longer invite: connect them anew.',
    apiKeys > 0 && 'The former owner’s keys of the API ended.',
    webhooks > 0 && 'Nothing is posted to the former owner’s webhooks any more.',
    invitations > 0 &&
      (invitations === 1
        ? 'An invitation that was not sent yet was cancelled.'
        : `${formatNumber(invitations)} invitations that were not sent yet were cancelled.`),
    lists > 0 && 'Lists of customers that were not confirmed yet were deleted.',
    replyTos > 0 && 'Replies to invitations no longer go to the address that the former owner had chosen.',
    team > 0 && 'The former owner’s team no longer has access.',
    isModelEnded && 'The former owner’s consent to the language model ended.',
    domainProvenAt !== null &&
      `The proof that the former owner controls ${readableDomain(domain)} no longer counts.`,
  ].filter((each) => each !== false)
}
