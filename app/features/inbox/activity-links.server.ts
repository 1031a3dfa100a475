import { sql } from 'drizzle-orm'
import type { ActivityType } from '#app/features/activities/activity.vocabulary.ts'
import type { LinkedActivity, ListedActivity } from '#app/features/activities/list-activities.server.ts'
import { hasText, isVisible } from '#app/features/reviews/review-conditions.server.ts'
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
  const { rows } = await db.execute<{ id: string; words: string | null }>(sql`
    select r.id, case when ${hasText} and r.hidden_at is null then left(coalesce(nullif(r.text, ''), r.title), 121) end as words
    from unnest(${sql.param(named)}::uuid[]) as named (id) cross join lateral (
      select * from reviews r where r.business_id = ${businessId} and r.id = named.id limit 1) as r
    where ${isVisible}`)
  const visible = new Map(rows.map(({ id, words }) => [id, words && beginningOf(words)]))
  return activities.map((activity) => {
    const { type, relatedId } = activity
    const isGone = relatedId !== null && isAboutReview(type) && !visible.has(relatedId)
    const words = type === 'review_published' && relatedId ? visible.get(relatedId) : null
    return { ...activity, to: isGone ? null : placeOf(type, relatedId), words }
  })
}

/** The first 120 characters, cut between words. */
const beginningOf = (words: string) =>
  words.length > 120 ? `${words.slice(0, 119).replace(/\s+\S*$/, '')}…` : words

type Place = (relatedId: string | null) => string

const review: Place = (id) => (id ? `/business/reviews?review=${id}` : '/business/reviews')
const invitations: Place = (batch) => `/business/invitations${batch ? `?batch=${batch}` : ''}#list`

/** The page that an activity of each type links to. */
const places: Record<ActivityType, string | Place> = {
  business_created: '/business/profile',
  business_updated: '/business/profile',
  business_closed: '/business/profile',
  business_reopened: '/business/profile',
  closed_by_owner: '/profile/closing',
  reopened_by_owner: '/profile/closing',
  handed_over: '/profile/closing',
  team_changed: '/business/team',
  api_key_changed: '/business/integrations',
  form_changed: '/business/reviews/questions',
  language_model_changed: '/business/profile/language-model',
  domain_proof_changed: '/business/profile/domain',
  topics_changed: '/business/analytics/topics',
  review_received: review,
  review_published: review,
  review_held: review,
  review_refused: review,
  review_withdrawn: review,
  review_removed: review,
  review_challenged: review,
  review_reported: review,
  review_edited: review,
  review_erased: review,
  review_replied: review,
  operator_decided: review,
  reviews_imported: '/business/reviews?provenance=imported',
  import_undone: '/business/reviews/import',
  customers_invited: invitations,
  order_key_changed: '/business/invitations/order-links',
  webhook_changed: '/business/integrations/webhooks',
  orders_changed: '/business/integrations/orders',
  widget_created: '/business/widgets',
  widget_updated: '/business/widgets',
  widget_deleted: '/business/widgets',
  widget_restored: '/business/widgets',
  subscription_changed: '/business/subscription',
  operator_retried: invitations,
  jobs_retried: '/business/reviews',
  two_factor_switched_off: '/profile/security',
}

export const isAboutReview = (type: ActivityType) => places[type] === review

function placeOf(type: ActivityType, relatedId: string | null) {
  const place = places[type]
  return typeof place === 'string' ? place : place(relatedId)
}
