import { eq, inArray, or, sql } from 'drizzle-orm'
import { cookieLine, hostCookie, readCookie } from '#app/features/accounts/sessions.server.ts'
import { plans } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { type Business, businesses } from './business.table.ts'
import type { MemberRole, Role } from './business.vocabulary.ts'
import { members } from './member.table.ts'

const cookie = () => hostCookie('business')
const keptForSeconds = days(365) / 1000

/** The business that this browser switched to last. Only a wish: it may have another owner by now, or never had this one. */
export const wantedBusiness = (headers: Headers) => readCookie(headers, cookie())

export type Workplace = { business: Business; role: Role }

/**
 * The businesses that a person owns or is a member of, with the tier in force: the `wanted` one first, then their own,
 * then open ones, the oldest first. Those whose plan has no place for this member are left out.
 */
export async function listWorkplaces(
  db: Database,
  userId: string,
  wanted: string | null = null,
  limit = 1000,
): Promise<Workplace[]> {
  const isWanted = sql`${businesses.id} is not distinct from ${isUuid(wanted ?? '') ? wanted : null}::uuid`
  const isOwner = eq(businesses.ownerId, userId)
  const { rows: memberships } = await db.execute<{ id: string; role: MemberRole; place: number }>(sql`
    select m.business_id as id, m.role, (
      -- The owner has the first place.
      select 1 + count(*) from ${members} o where o.business_id = m.business_id
        and (o.created_at, o.user_id) <= (m.created_at, m.user_id))::int as place
    from ${members} m where m.user_id = ${userId}`)
  const membershipOf = new Map(memberships.map((each) => [each.id, each]))
  const rows = await db
    .select()
    .from(businesses)
    .where(or(isOwner, inArray(businesses.id, [...membershipOf.keys()])))
    .orderBy(
      sql`${isWanted} desc`,
      sql`${isOwner} desc`,
      sql`${businesses.closedAt} is not null`,
      businesses.createdAt,
      businesses.id,
    )
    .limit(limit)
  return rows.flatMap((business) => {
    const member = membershipOf.get(business.id)
    const tierName = tierInForce(business.tierName)
    const isOwners = business.ownerId === userId
    if (!isOwners && !(member && hasPlace(plans[tierName].teamMembers, member.place))) return []
    return [{ business: { ...business, tierName }, role: isOwners ? ('owner' as const) : member!.role }]
  })
}

/** Whether a plan for `limit` people, -1 without a limit, has the place of this number. */
export const hasPlace = (limit: number, place: number) => limit === -1 || place <= limit

/** Whether a person owns the business or is a member for whom its plan has a place; others get none of its mails. */
export async function hasWorkplace(
  db: Database,
  { businessId, userId }: { businessId: string; userId: string },
) {
  const [first] = await listWorkplaces(db, userId, businessId, 1)
  return first?.business.id === businessId
}

/** The first workplace of a person; null for a person without one. */
export async function findCurrentBusiness(
  db: Database,
  userId: string,
  wanted: string | null = null,
): Promise<Workplace | null> {
  const [first] = await listWorkplaces(db, userId, wanted, 10)
  return first ?? null
}

/** A Set-Cookie line that switches this browser to a business in which the person works; 404 for any other. */
export async function switchBusiness(
  db: Database,
  { userId, businessId }: { userId: string; businessId: string },
) {
  const workplaces = isUuid(businessId) ? await listWorkplaces(db, userId, businessId, 1) : []
  if (!workplaces.some(({ business }) => business.id === businessId)) throw notFound('business')
  return cookieLine(cookie(), businessId, keptForSeconds)
}
