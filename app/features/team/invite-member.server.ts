import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { passwords, users } from '#app/features/accounts/account.table.ts'
import { expiredLink } from '#app/features/accounts/links.server.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { type MemberRole, may, roleWords } from '#app/features/businesses/business.vocabulary.ts'
import { hasPlace } from '#app/features/businesses/current-business.server.ts'
import { lockOwnBusiness } from '#app/features/businesses/lock-business.server.ts'
import { memberInvitations, members } from '#app/features/businesses/member.table.ts'
import { notificationSettings } from '#app/features/notifications/notification.table.ts'
import { plans } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { countOf } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { verify } from '#app/platform/secret.server.ts'
import { limits } from '#app/rate-limits.ts'

type NewInvitation = { business: Business; invitedBy: string; email: string; role: MemberRole }

/**
 * Mails a link that makes whoever holds the mailbox a member. Inviting an address again replaces its link, its role and
 * its end. 409 for the owner, for a member, and where the plan has no place.
 */
export async function inviteMember(db: Database, { business, invitedBy, email, role }: NewInvitation) {
  await countAgainst(limits.teamMailsOfBusiness, business.id)
  await countAgainst(limits.teamMailsToEmail, email)
  await db.transaction(async (tx) => {
    const locked = await lockOwnBusiness(tx, business)
    await requireNoMember(tx, locked, email)
    await requirePlace(tx, locked, email)
    const at = now()
    const invitation = {
      id: uuidv7(),
      role,
      invitedBy,
      createdAt: at,
      expiresAt: new Date(at.getTime() + days(periods.offerDays)),
    }
    await tx
      .insert(memberInvitations)
      .values({ businessId: locked.id, email, ...invitation })
      .onConflictDoUpdate({
        target: [memberInvitations.businessId, memberInvitations.email],
        set: invitation,
      })
    await enqueue(tx, 'team.send-invitation', { businessId: locked.id, invitationId: invitation.id })
    await recordActivity(tx, {
      business: locked,
      type: 'team_changed',
      message: `Invited a colleague (${roleWords[role].name.toLowerCase()})`,
    })
  })
}

async function requireNoMember(tx: Database, { id, ownerId }: Business, email: string) {
  const [known] = await tx
    .select({ userId: users.id, member: members.userId })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.businessId, id)))
    .where(eq(users.email, email))
  if (known?.userId === ownerId) throw conflict('This is the owner’s own address.')
  if (known?.member) throw conflict('Whoever has this address is a member already.')
}

/**
 * Throws 409 if the plan has no place left. The owner, members and open invitations take one each, but not one of this
 * address.
 */
export async function requirePlace(tx: Database, { id, tierName }: Business, email: string) {
  const limit = plans[tierInForce(tierName)].teamMembers
  const isOpen = and(
    eq(memberInvitations.businessId, id),
    gt(memberInvitations.expiresAt, now()),
    ne(memberInvitations.email, email),
  )
  const taken =
    1 + (await tx.$count(members, eq(members.businessId, id))) + (await tx.$count(memberInvitations, isOpen))
  if (!hasPlace(limit, taken + 1))
    throw conflict(
      `Your plan has room for ${countOf(limit, 'person', 'people')}, you included. Choose a larger plan, or remove somebody first.`,
    )
}

/** 404 for one that is gone, or another business's. */
export async function withdrawInvitation(db: Database, business: Business, id: string) {
  await db.transaction(async (tx) => {
    const locked = await lockOwnBusiness(tx, business)
    const isIts = and(eq(memberInvitations.businessId, locked.id), eq(memberInvitations.id, id))
    const gone = isUuid(id) ? await tx.delete(memberInvitations).where(isIts).returning() : []
    if (gone.length === 0) throw notFound('invitation')
    const message = 'Withdrew the invitation of a colleague'
    await recordActivity(tx, { business: locked, type: 'team_changed', message })
  })
}

/** What a link in a mail leads to; null if it has expired, was withdrawn, replaced or used. */
export async function findMemberInvitation(db: Database, token: string) {
  const [businessId = '', id = ''] = verify('team-invitation', token)?.payload.split(' ') ?? []
  if (!isUuid(businessId) || !isUuid(id)) return null
  const [found] = await db
    .select({
      invitation: memberInvitations,
      business: businesses,
      inviter: users.name,
      hasAccount: sql<boolean>`exists (select from users u where u.email = ${memberInvitations.email})`,
    })
    .from(memberInvitations)
    .innerJoin(businesses, eq(businesses.id, memberInvitations.businessId))
    .innerJoin(users, eq(users.id, memberInvitations.invitedBy))
    .where(
      and(
        eq(memberInvitations.businessId, businessId),
        eq(memberInvitations.id, id),
        gt(memberInvitations.expiresAt, now()),
      ),
    )
  return found ?? null
}

type Joining = { token: string; userId: string }

/** Makes the person whose confirmed address was invited a member. 410 for anybody else, and for a second use. */
export async function joinTeam(db: Database, { token, userId }: Joining) {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user?.emailVerified || user.closedAt) throw expiredLink()
    return join(tx, token, user)
  })
}

/** The same for somebody without an account, who gets one: the link has shown that the mailbox is theirs. */
export async function signUpIntoTeam(
  db: Database,
  { token, name, passwordHash }: { token: string; name: string; passwordHash: string },
) {
  return db.transaction(async (tx) => {
    const found = await findMemberInvitation(tx, token)
    if (!found) throw expiredLink()
    const at = now()
    const user = {
      id: uuidv7(),
      name,
      email: found.invitation.email,
      emailVerified: true,
      timeZone: found.business.timeZone,
      createdAt: at,
      updatedAt: at,
    }
    const created = await tx
      .insert(users)
      .values(user)
      .onConflictDoNothing({ target: users.email })
      .returning()
    if (created.length === 0) throw conflict('This address has an account by now. Log in to join.')
    await tx.insert(passwords).values({ userId: user.id, hash: passwordHash, createdAt: at, updatedAt: at })
    await join(tx, token, user)
    return user.id
  })
}

async function join(tx: Database, token: string, user: { id: string; name: string; email: string }) {
  const found = await findMemberInvitation(tx, token)
  if (found?.invitation.email !== user.email) throw expiredLink()
  const { businessId, id } = found.invitation
  const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('update')
  const isIt = and(eq(memberInvitations.businessId, businessId), eq(memberInvitations.id, id))
  const [used] = await tx.delete(memberInvitations).where(isIt).returning()
  if (!used || !business || business.closedAt || business.ownerId === user.id) throw expiredLink()
  await addMember(tx, business, { userId: user.id, role: used.role })
  return business
}

/** Makes somebody a member, as every way into a team does. */
export async function addMember(
  tx: Database,
  business: Business,
  { userId, role }: { userId: string; role: MemberRole },
) {
  const businessId = business.id
  const at = now()
  await tx
    .insert(members)
    .values({ businessId, userId, role, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
  // Members who reply get a mail for each review; others can switch it on.
  const news = may(role, 'reply') ? ('at_once' as const) : ('off' as const)
  await tx
    .insert(notificationSettings)
    .values({ businessId, userId, newReviews: news, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
  await recordActivity(tx, {
    business,
    type: 'team_changed',
    by: userId,
    message: `Joined the team (${roleWords[role].name.toLowerCase()})`,
  })
}

export async function forgetExpiredInvitations(db: Database) {
  await db.delete(memberInvitations).where(lte(memberInvitations.expiresAt, now()))
}
