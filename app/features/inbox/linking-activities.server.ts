import { sql } from 'drizzle-orm'
import { isAboutReview, placeOf } from '#app/features/activities/activity-places.ts'
import type { LinkedActivity, ListedActivity } from '#app/features/activities/listing.server.ts'
import { isVisible } from '#app/features/reviews/visibility.server.ts'
import type { Database } from '#app/platform/database.server.ts'

/** Adds to each activity the address of its subject; null for a review that its business can no longer open. */
export async function linkActivities(
  db: Database,
  businessId: string,
  activities: ListedActivity[],
): Promise<LinkedActivity[]> {
  const named = activities.flatMap(({ type, relatedId }) =>
    relatedId && isAboutReview(type) ? [relatedId] : [],
  )
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.id from unnest(${sql.param(named)}::uuid[]) as named (id) cross join lateral (
      select * from reviews r where r.business_id = ${businessId} and r.id = named.id limit 1) as r
    where ${isVisible}`)
  const visible = new Set(rows.map(({ id }) => id))
  return activities.map((activity) => {
    const { type, relatedId } = activity
    const isGone = relatedId !== null && isAboutReview(type) && !visible.has(relatedId)
    return { ...activity, to: isGone ? null : placeOf(type, relatedId) }
  })
}
