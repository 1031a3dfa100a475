import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { twoFactors, users } from '#app/features/accounts/account.table.ts'
import { endAllSessions } from '#app/features/accounts/sessions.server.ts'
import { isTwoFactorOn } from '#app/features/accounts/two-factor.server.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { type Business, businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { type MemberRole, roleWords } from '#app/features/businesses/business.vocabulary.ts'
import { hasPlace } from '#app/features/businesses/current-business.server.ts'
import { rememberInsider } from '#app/features/businesses/insiders.server.ts'
import { lockOwnBusiness } from '#app/features/businesses/lock-business.server.ts'
import { memberInvitations, members } from '#app/features/businesses/member.table.ts'
import { forgetDigestFrequency } from '#app/features/digests/digest-settings.server.ts'
import { reviewAssignments } from '#app/features/inbox/inbox.table.ts'
import { digestReviews, notificationSettings } from '#app/features/notifications/notification.table.ts'
import { plans } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'

/** Everybody who works for a business, and who is invited to. Members beyond the plan's places keep theirs for later. */
export async function listTeam(db: Database, { id, ownerId, tierName }: Business) {
  const hasTwoFactor = sql<boolean>`exists (select from ${twoFactors} t where t.user_id = ${users.id} and t.enabled_at is not null)`
  const [joined, invited] = await Promise.all([
    db
      .select()
      .from(members)
      .where(eq(members.businessId, id))
      .orderBy(asc(members.createdAt), asc(members.userId)),
    db
      .select()
      .from(memberInvitations)
      .where(and(eq(memberInvitations.businessId, id), gt(memberInvitations.expiresAt, now())))
      .orderBy(asc(memberInvitations.createdAt)),
  ])
  const { id: userId, name, email } = users
  const people = await db
    .select({ userId, name, email, hasTwoFactor })
    .from(users)
    .where(inArray(users.id, [ownerId, ...joined.map((member) => member.userId)]))
  const personOf = new Map(people.map((person) => [person.userId, person]))
  const limit = plans[tierInForce(tierName)].teamMembers
  return {
    owner: personOf.get(ownerId)!,
    members: joined.map((member, index) => ({
      ...personOf.get(member.userId)!,
      role: member.role,
      since: member.createdAt.toISOString(),
      isPaused: !hasPlace(limit, index + 2),
    })),
    invitations: invited.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role,
      until: expiresAt.toISOString(),
    })),
    limit,
  }
}
export type Team = Awaited<ReturnType<typeof listTeam>>

/** 404 for somebody who is no member. */
export async function changeRole(
  db: Database,
  business: Business,
  { member, role }: { member: string; role: MemberRole },
) {
  await db.transaction(async (tx) => {
    const locked = await lockOwnBusiness(tx, business)
    const [changed] = await tx
      .update(members)
      .set({ role, updatedAt: now() })
      .where(isMember({ businessId: locked.id, userId: member }))
      .returning()
    if (!changed) throw notFound('member')
    const message = `Changed a member’s role (${roleWords[role].name.toLowerCase()})`
    await recordActivity(tx, { business: locked, type: 'team_changed', message })
  })
}

/** Ends a member's access at once, and their sessions. 404 for somebody who is no member. */
export async function removeMember(db: Database, business: Business, userId: string) {
  await db.transaction(async (tx) => {
    const locked = await lockOwnBusiness(tx, business)
    if (!isUuid(userId) || !(await forgetMember(tx, { businessId: locked.id, userId })))
      throw notFound('member')
    await endAllSessions(tx, userId)
    await recordActivity(tx, { business: locked, type: 'team_changed', message: 'Removed a member' })
  })
}

export async function leaveTeam(db: Database, of: OfMember) {
  await db.transaction(async (tx) => {
    if (!isUuid(of.businessId)) throw notFound('business')
    const [business] = await tx
      .select()
      .from(businesses)
      .where(eq(businesses.id, of.businessId))
      .for('no key update')
    if (!business || !(await forgetMember(tx, of))) throw notFound('business')
    await recordActivity(tx, { business, type: 'team_changed', message: 'Left the team', by: of.userId })
  })
}

type OfMember = { businessId: string; userId: string }

const isMember = ({ businessId, userId }: OfMember) =>
  and(eq(members.businessId, businessId), eq(members.userId, userId))

/**
 * Deletes a member with their mails about the business and the reviews that they look after. False if there was no such
 * member.
 */
async function forgetMember(tx: Database, of: OfMember) {
  const { businessId, userId } = of
  const gone = await tx.delete(members).where(isMember(of)).returning({ userId: members.userId })
  for (const table of [notificationSettings, digestReviews, reviewAssignments])
    await tx.delete(table).where(and(eq(table.businessId, businessId), eq(table.userId, userId)))
  await forgetDigestFrequency(tx, of)
  if (gone.length > 0) await rememberInsider(tx, businessId, userId)
  return gone.length > 0
}

/** Ends a former owner's whole team. Returns the number of members. */
export async function endTeam(tx: Database, businessId: string) {
  const all = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(eq(members.businessId, businessId))
  for (const { userId } of all) await forgetMember(tx, { businessId, userId })
  await tx.delete(memberInvitations).where(eq(memberInvitations.businessId, businessId))
  return all.length
}

export const listMemberships = (db: Database, userId: string) =>
  db
    .select({ businessId: businesses.id, name: businesses.name, role: members.role })
    .from(members)
    .innerJoin(businesses, eq(businesses.id, members.businessId))
    .where(eq(members.userId, userId))
    .orderBy(asc(businesses.name), asc(businesses.id))

/** 409 while the owner has none: they would lock themselves out. */
export async function requireTwoFactor(db: Database, business: Business, isNeeded: boolean) {
  if (isNeeded && !(await isTwoFactorOn(db, business.ownerId)))
    throw conflict('Switch two-factor sign-in on for your own account first, under Security.')
  await db.transaction(async (tx) => {
    const locked = await lockOwnBusiness(tx, business)
    await tx
      .update(businessRows)
      .set({ needsTwoFactor: isNeeded, updatedAt: now() })
      .where(eq(businessRows.id, locked.id))
    const message = `Two-factor sign-in is ${isNeeded ? 'required' : 'no longer required'} of the team`
    await recordActivity(tx, { business: locked, type: 'team_changed', message })
  })
}
