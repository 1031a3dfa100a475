import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { dropLinks } from '#app/features/accounts/links.server.ts'
import { endAllSessions } from '#app/features/accounts/sessions.server.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { readableDomain } from '#app/features/businesses/domain-name.server.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, gone, notFound } from '#app/platform/refusal.ts'
import { dropRecord } from './closed-records.server.ts'
import { eraseAccount } from './erase-rows.server.ts'
import { handovers } from './handover.table.ts'

type Owned = { userId: string; businessId: string }

/**
 * The owner closes a business. It stops collecting reviews and is erased after `closedDays` unless they undo it.
 */
export async function closeBusiness(db: Database, { userId, businessId }: Owned) {
  return db.transaction(async (tx) => {
    const business = await lockOwned(tx, { userId, businessId })
    if (business.closedAt) return business.name
    const at = now()
    await tx
      .update(businessRows)
      .set({
        isActive: false,
        wasActive: business.isActive,
        closedAt: at,
        eraseAfter: new Date(at.getTime() + days(periods.closedDays)),
        updatedAt: at,
      })
      .where(eq(businessRows.id, businessId))
    await tx.delete(handovers).where(eq(handovers.businessId, businessId))
    await recordActivity(tx, { business, type: 'closed_by_owner', message: `Closed ${business.name}` })
    await enqueue(tx, 'deletion.keep-record', { businessId })
    await enqueue(tx, 'deletion.notify-closed', { businessId })
    await enqueue(tx, 'billing.end-renewal', { userId })
    return business.name
  })
}

/** Reopens a closed business as it was. An account that was to be erased with it is kept too. */
export async function reopenBusiness(db: Database, { userId, businessId }: Owned) {
  return db.transaction(async (tx) => {
    const business = await lockOwned(tx, { userId, businessId })
    if (!business.eraseAfter) return business.name
    const at = now()
    if (business.eraseAfter <= at)
      throw gone(`The ${periods.closedDays} days are over, and it is being erased.`)
    await tx
      .update(businessRows)
      .set({
        isActive: business.wasActive ?? false,
        wasActive: null,
        closedAt: null,
        eraseAfter: null,
        updatedAt: at,
      })
      .where(eq(businessRows.id, businessId))
    // The operator may have closed it before: then its record stays.
    if (business.wasActive) await dropRecord(tx, businessId)
    await tx.update(users).set({ closedAt: null, updatedAt: at }).where(eq(users.id, userId))
    await recordActivity(tx, {
      business,
      type: 'reopened_by_owner',
      message: `Opened ${business.name} again`,
    })
    return business.name
  })
}

/**
 * Closes an account and signs it out. While closed businesses remain, the account is kept until the last of
 * them is erased, so that the owner can log in and undo the closure; otherwise it is erased at once.
 */
export async function closeAccount(db: Database, userId: string): Promise<'erased' | 'waiting'> {
  return db.transaction(async (tx) => {
    // Locks all operators in id order: two who leave at the same moment must not each count the other as
    // remaining.
    const operators = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.isOperator, true))
      .orderBy(asc(users.id))
      .for('update')
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user) throw notFound('account')
    if (user.isOperator && operators.length === 1) throw conflict(lastOperator)
    const owned = await tx
      .select({ name: businesses.name, closedAt: businesses.closedAt })
      .from(businesses)
      .where(eq(businesses.ownerId, userId))
    const open = owned.find(({ closedAt }) => closedAt === null)
    if (open) throw conflict(`${open.name} is still yours. Hand it over or close it first.`)
    if (owned.length === 0) {
      await eraseAccount(tx, user)
      return 'erased'
    }
    await tx.update(users).set({ closedAt: now(), isOperator: false }).where(eq(users.id, userId))
    await dropLinks(tx, userId)
    await endAllSessions(tx, userId)
    return 'waiting'
  })
}

const lastOperator =
  'You are the only operator of this service, and nobody else could decide held reviews and reports. Make someone else an operator first.'

export const keepAccount = (db: Database, userId: string) =>
  db.update(users).set({ closedAt: null, updatedAt: now() }).where(eq(users.id, userId))

export async function isLastOperator(db: Database, userId: string) {
  const operators = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isOperator, true), isNull(users.closedAt)))
    .limit(2)
  return operators.length === 1 && operators[0]!.id === userId
}

export async function listOwnedBusinesses(db: Database, userId: string) {
  const isOffered = and(eq(handovers.businessId, businesses.id), gt(handovers.expiresAt, now()))
  const rows = await db
    .select({ business: businesses, offer: handovers })
    .from(businesses)
    .leftJoin(handovers, isOffered)
    .where(eq(businesses.ownerId, userId))
    .orderBy(asc(businesses.createdAt), asc(businesses.id))
  return rows.map(({ business: { id, name, domain, closedAt, eraseAfter }, offer }) => ({
    id,
    name,
    domain: readableDomain(domain),
    /** When the owner closed it, and until when they may reopen it. */
    closing:
      closedAt && eraseAfter ? { since: closedAt.toISOString(), until: eraseAfter.toISOString() } : null,
    offer: offer && { email: offer.email, until: offer.expiresAt.toISOString() },
  }))
}
export type OwnedBusiness = Awaited<ReturnType<typeof listOwnedBusinesses>>[number]

/** Locks a business of this owner; 404 for anyone else's. */
export async function lockOwned(
  tx: Database,
  { userId, businessId }: { userId: string; businessId: string },
) {
  if (!isUuid(businessId)) throw notFound('business')
  const [business] = await tx
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, businessId), eq(businesses.ownerId, userId)))
    .for('update')
  if (!business) throw notFound('business')
  return business
}

/** Checked before the password: someone else's business is 404, whatever was typed. */
export async function requireOwned(
  db: Database,
  { userId, businessId }: { userId: string; businessId: string },
) {
  const isTheirs = and(eq(businesses.id, businessId), eq(businesses.ownerId, userId))
  if (!isUuid(businessId) || (await db.$count(businesses, isTheirs)) === 0) throw notFound('business')
}
