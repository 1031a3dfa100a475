import { v7 as uuidv7 } from 'uuid'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { activities } from './activity.table.ts'

export type ActivityType =
  | 'business_created'
  | 'business_updated'
  | 'review_received'
  | 'review_published'
  | 'review_held'
  | 'review_refused'
  | 'review_withdrawn'
  | 'review_removed'
  | 'review_challenged'
  | 'review_answered'
  | 'reviews_imported'
  | 'widget_created'
  | 'widget_updated'
  | 'subscription_changed'
  | 'operator_decided'

type NewActivity = {
  business: { id: string; tierName: string }
  type: ActivityType
  message: string
  relatedId?: string
}

/** Writes a line of the business's activity log, in the transaction of what it tells of. */
export async function recordActivity(db: Database, { business, type, message, relatedId }: NewActivity) {
  const at = now()
  await db.insert(activities).values({
    businessId: business.id,
    id: uuidv7(),
    type,
    message,
    relatedId: relatedId ?? null,
    tier: business.tierName,
    createdAt: at,
    updatedAt: at,
  })
}
