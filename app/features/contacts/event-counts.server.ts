import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { dayOf, days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { eventCounts } from './contact.table.ts'

type EventName = 'contact_form_submit'

/** Counts an event in the caller's transaction by day (UTC) and label. Stores no personal data. */
export async function countEvent(
  db: Database,
  { name, label, value }: { name: EventName; label: string; value: number },
) {
  await db
    .insert(eventCounts)
    .values({ day: dayOf(now()), name, label, count: 1, value })
    .onConflictDoUpdate({
      target: [eventCounts.day, eventCounts.name, eventCounts.label],
      set: { count: sql`${eventCounts.count} + 1`, value: sql`${eventCounts.value} + excluded.value` },
    })
}

export type EventSum = { label: string; count: number; value: number }

/** Sums of an event by label, over the last days and today. */
export function sumEvents(db: Database, name: EventName, lastDays: number): Promise<EventSum[]> {
  const since = dayOf(new Date(now().getTime() - days(lastDays)))
  return db
    .select({
      label: eventCounts.label,
      count: sql<number>`sum(${eventCounts.count})::int`,
      value: sql<number>`sum(${eventCounts.value})::int`,
    })
    .from(eventCounts)
    .where(and(eq(eventCounts.name, name), gt(eventCounts.day, since)))
    .groupBy(eventCounts.label)
    .orderBy(asc(eventCounts.label))
}
