import { and, eq, sql } from 'drizzle-orm'
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

type Renamed = { businessId: string; relatedId: string; from: string; to: string }

/** Replaces a name where messages about one thing begin with it or end with "of NAME". */
export async function replaceName(tx: Database, { businessId, relatedId, from, to }: Renamed) {
  const { message } = activities
  await tx
    .update(activities)
    .set({
      message: sql`case
        when starts_with(${message}, ${`${from} `}) then ${to}::text || substr(${message}, char_length(${from}::text) + 1)
        when right(${message}, char_length(${from}::text) + 4) = ${` of ${from}`}
          then left(${message}, -char_length(${from}::text)) || ${to}::text
        else ${message} end`,
    })
    .where(and(eq(activities.businessId, businessId), eq(activities.relatedId, relatedId)))
}
