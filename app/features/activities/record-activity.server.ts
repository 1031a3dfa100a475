import { AsyncLocalStorage } from 'node:async_hooks'
import { and, eq, inArray, sql } from 'drizzle-orm'
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
  /** Who did it, where that is not the person who is signed in. */
  by?: string
}

/** Records an activity, in the transaction of the change it describes. */
export async function recordActivity(db: Database, { business, type, message, relatedId, by }: NewActivity) {
  const at = now()
  const key = currentKey()
  await db.insert(activities).values({
    businessId: business.id,
    id: uuidv7(),
    type,
    message: key ? `By the API key ${key}: ${message}` : message,
    relatedId: relatedId ?? null,
    actorId: by ?? currentActor(),
    tier: business.tierName,
    createdAt: at,
    updatedAt: at,
  })
}

type Renamed = { businessId: string; relatedId: string; from: string; to: string }

/** Activities whose message begins with the author's name, and the one whose message ends with "of NAME". */
const namedFirst: ActivityType[] = ['review_published', 'review_edited', 'review_withdrawn']
const namedLast: ActivityType[] = ['review_replied']

export async function replaceName(tx: Database, { businessId, relatedId, from, to }: Renamed) {
  const { message, type } = activities
  const isIts = and(eq(activities.businessId, businessId), eq(activities.relatedId, relatedId))
  await tx
    .update(activities)
    .set({ message: sql`${to}::text || substr(${message}, char_length(${from}::text) + 1)` })
    .where(and(isIts, inArray(type, namedFirst), sql`starts_with(${message}, ${`${from} `})`))
  await tx
    .update(activities)
    .set({ message: sql`left(${message}, -char_length(${from}::text)) || ${to}::text` })
    .where(
      and(
        isIts,
        inArray(type, namedLast),
        sql`right(${message}, char_length(${from}::text) + 4) = ${` of ${from}`}`,
      ),
    )
}

/** An invitation of a single customer still says that it was sent, but no longer to whom. */
export async function forgetInvitedName(
  tx: Database,
  { businessId, relatedId, name }: { businessId: string; relatedId: string; name: string },
) {
  const { message } = activities
  const isIts = and(eq(activities.businessId, businessId), eq(activities.relatedId, relatedId))
  await tx
    .update(activities)
    .set({ message: 'Invited a customer' })
    .where(and(isIts, eq(message, `Invited ${name}`)))
}

/** A person's id, or the name of the API key that a program uses. */
type Actor = string | { key: string }

const actor = new AsyncLocalStorage<Actor>()

/** Runs what a signed-in person or a program asked for, so that whatever it records names them. */
export const actAs = <T>(by: Actor, act: () => T): T => actor.run(by, act)

/** The person on whose behalf this runs; null in jobs, for visitors and for programs. */
function currentActor(): string | null {
  const by = actor.getStore()
  return typeof by === 'string' ? by : null
}

/** The name of the API key on whose behalf this runs; null for people and jobs. */
function currentKey(): string | null {
  const by = actor.getStore()
  return typeof by === 'object' ? by.key : null
}
