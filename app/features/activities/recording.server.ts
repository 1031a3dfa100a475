import { v7 as uuidv7 } from 'uuid'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { activities } from './activity.table.ts'
import type { ActivityType } from './activity.vocabulary.ts'

type NewActivity = {
  business: { id: string; tierName: string }
  type: ActivityType
  message: string
  relatedId?: string
}

/** Records an activity, in the transaction of the change it describes. */
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
