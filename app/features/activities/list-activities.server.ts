import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { activities } from './activity.table.ts'
import { type ActivityFilter, type ActivityType, activityGroups } from './activity.vocabulary.ts'

export type ListedActivity = {
  id: string
  type: ActivityType
  message: string
  /** A review, which may have been erased, a list of invitations, a widget or the business. */
  relatedId: string | null
  /** The signed-in person who did it; null for authors, customers, the operator and jobs. */
  by?: string | null
  /** ISO 8601. */
  at: string
}

/** `to`: the address of its subject; null if that is gone, left out where readers cannot open it. `words`: the start of a new review. */
export type LinkedActivity = ListedActivity & { to?: string | null; words?: string | null }

export const reviewsRatedIn = (activities: ListedActivity[]) =>
  activities.flatMap(({ type, relatedId }) => (type === 'review_published' && relatedId ? [relatedId] : []))

/** The message of the newest activity about a handover; null if there was none. */
export async function findLastHandover(db: Database, businessId: string): Promise<string | null> {
  const [found] = await db
    .select({ message: activities.message })
    .from(activities)
    .where(and(eq(activities.businessId, businessId), eq(activities.type, 'handed_over')))
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(1)
  return found?.message ?? null
}

/** A page of a business's activities, newest first. */
export async function listActivities(
  db: Database,
  businessId: string,
  { about, after, limit = 30 }: ActivityFilter & { limit?: number } = {},
): Promise<{ activities: ListedActivity[]; next: string | null }> {
  const rows = await db
    .select({ ...getTableColumns(activities), by: users.name })
    .from(activities)
    .leftJoin(users, eq(users.id, activities.actorId))
    .where(
      and(
        eq(activities.businessId, businessId),
        about && inArray(activities.type, [...activityGroups[about]]),
        // Compared inside the database, whose times have microseconds.
        after === undefined
          ? undefined
          : sql`(${activities.createdAt}, ${activities.id}) < (select created_at, id from activities
            where business_id = ${businessId} and id = ${after})`,
      ),
    )
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  return {
    activities: page.map(({ id, type, message, relatedId, by, createdAt }) => ({
      id,
      type,
      message,
      relatedId,
      by,
      at: createdAt.toISOString(),
    })),
    next: rows.length > limit ? page.at(-1)!.id : null,
  }
}

/** Groups activities, newest first, by the day in this time zone. */
export function groupByDay(activities: LinkedActivity[], timeZone: string, at: Date) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone })
  const named = { timeZone, weekday: 'short', day: 'numeric', month: 'short' } as const
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' })
  const today = day.format(at)
  const nameOf = (time: Date) => {
    const date = day.format(time)
    if (date === today) return 'Today'
    if (date === day.format(at.getTime() - days(1))) return 'Yesterday'
    const year = date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric'
    return time.toLocaleDateString('en-GB', { ...named, year }).replace(',', '')
  }
  const groups = Map.groupBy(activities, (activity) => nameOf(new Date(activity.at)))
  return [...groups].map(([heading, those]) => ({
    /** "Today", "Yesterday", "Fri 20 Nov", and the year if it is another. */
    heading,
    /** `clock`: "14:05". */
    activities: those.map((activity) => ({ ...activity, clock: clock.format(new Date(activity.at)) })),
  }))
}
export type ActivityDay = ReturnType<typeof groupByDay>[number]
