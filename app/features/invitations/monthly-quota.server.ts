import { eq } from 'drizzle-orm'
import { firstOfNextMonth } from '#app/features/businesses/add-business.server.ts'
import { type Business, businessRows } from '#app/features/businesses/business.table.ts'
import { plans } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { countReviewsOfMonth } from '#app/features/reviews/monthly-reviews.server.ts'
import { formatDay, formatNumber } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { Refusal } from '#app/platform/refusal.ts'

type Counted = Pick<Business, 'tierName' | 'monthlyInvitationCount' | 'monthlyInvitationResetAt'>

/** This month's quota of invitations and how many are used. Calendar month, in UTC. */
export function monthlyInvitations(business: Counted, at: Date) {
  const isOver = business.monthlyInvitationResetAt <= at
  const limit = plans[tierInForce(business.tierName)].invitationsPerMonth
  const count = isOver ? 0 : business.monthlyInvitationCount
  return {
    count,
    resetAt: isOver ? firstOfNextMonth(at) : business.monthlyInvitationResetAt,
    limit,
    left: limit === -1 ? Number.POSITIVE_INFINITY : Math.max(0, limit - count),
  }
}

/** More reviews, or as many invitations, as the plan includes. */
export type InvitingStop = 'reviews' | 'invitations'

type MonthlyInvitations = ReturnType<typeof monthlyInvitations>

/** Takes `wanted` invitations from the quota of a locked business, or throws and takes none. */
export async function takeFromMonth(tx: Database, business: Business, wanted: number) {
  const at = now()
  const month = monthlyInvitations(business, at)
  if (wanted > month.left) throw overQuota(month, wanted)
  await tx
    .update(businessRows)
    .set({
      monthlyInvitationCount: month.count + wanted,
      monthlyInvitationResetAt: month.resetAt,
      updatedAt: at,
    })
    .where(eq(businessRows.id, business.id))
}

/** Returns invitations made at these times to the quota, if they belong to the current month. The business is locked. */
export async function returnToMonth(tx: Database, business: Business, times: Date[]) {
  const { monthlyInvitationCount: count, monthlyInvitationResetAt: resetAt } = business
  const returned = times.filter((time) => firstOfNextMonth(time).getTime() === resetAt.getTime()).length
  if (returned === 0) return
  await tx
    .update(businessRows)
    .set({ monthlyInvitationCount: Math.max(0, count - returned), updatedAt: now() })
    .where(eq(businessRows.id, business.id))
}

function overQuota({ limit, left, resetAt }: MonthlyInvitations, wanted: number) {
  const rest =
    left === 0
      ? `You have used all ${formatNumber(limit)} of your plan’s invitations this month.`
      : `Your plan has ${formatNumber(left)} of its ${formatNumber(limit)} invitations left this month, and this list needs ${formatNumber(wanted)}.`
  return new Refusal(
    402,
    'plan_required',
    `${rest} The count resets on ${formatDay(resetAt)}; a larger plan has more.`,
  )
}

/**
 * A business with more reviews this month than its plan includes cannot invite until next month. The reviews
 * themselves are all published and counted. The business is locked.
 */
export async function refuseAboveReviews(tx: Database, business: Business) {
  const { maxReviews } = plans[tierInForce(business.tierName)]
  const reviewsOfMonth = await reviewsAboveLimit(tx, business)
  if (reviewsOfMonth === null) return
  throw new Refusal(
    402,
    'plan_required',
    `This month has ${formatNumber(reviewsOfMonth)} reviews, more than the ${formatNumber(maxReviews)} in your plan. New invitations pause until next month or a larger plan.`,
  )
}

/** The reviews of the month where they are more than the plan includes; else null. */
async function reviewsAboveLimit(db: Database, { id, tierName }: Pick<Business, 'id' | 'tierName'>) {
  const { maxReviews } = plans[tierInForce(tierName)]
  if (maxReviews === -1) return null
  const reviews = await countReviewsOfMonth(db, id)
  return reviews > maxReviews ? reviews : null
}

/** Why nobody can be invited until the next month; null while invitations are left. */
export async function findInvitingStop(db: Database, business: Business): Promise<InvitingStop | null> {
  if ((await reviewsAboveLimit(db, business)) !== null) return 'reviews'
  return monthlyInvitations(business, now()).left === 0 ? 'invitations' : null
}
