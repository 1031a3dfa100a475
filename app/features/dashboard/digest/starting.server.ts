import { asc, lte } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { lastFullPeriod, periodKey } from './digest-period.ts'
import { performanceDigests, performanceDigestSettings as settings } from './performance-digest.table.ts'
import { dueAt, isOfReader } from './settings.server.ts'

const together = 100

/** Starts every due digest. Several workers share them by skipping locked rows. */
export async function startPerformanceDigests(db: Database) {
  let started = together
  while (started === together) started = await db.transaction(startSome)
}

/** The row of the digest, its mail and the next date are written together, so that a crash neither skips nor repeats one. */
async function startSome(tx: Database) {
  const at = now()
  const due = await tx
    .select()
    .from(settings)
    .where(lte(settings.dueAt, at))
    .orderBy(asc(settings.dueAt))
    .limit(together)
    .for('update', { skipLocked: true })
  for (const { businessId, userId, often } of due) {
    const of = { businessId, userId }
    if (often !== 'off') {
      const period = periodKey(lastFullPeriod(often, at))
      const [digest] = await tx
        .insert(performanceDigests)
        .values({ ...of, period, id: uuidv7(), createdAt: at })
        .onConflictDoNothing()
        .returning({ digestId: performanceDigests.id })
      if (digest) await enqueue(tx, 'performance-digests.send', { businessId, digestId: digest.digestId })
    }
    await tx
      .update(settings)
      .set({ dueAt: await dueAt(tx, often, userId) })
      .where(isOfReader(of))
  }
  return due.length
}
