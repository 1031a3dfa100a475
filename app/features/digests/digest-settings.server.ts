import { and, asc, eq, lte } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { worksFor } from '#app/features/businesses/member.table.ts'
import { allows } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { digestDueAt, lastFullPeriod, periodKey } from './digest-period.ts'
import { performanceDigests, performanceDigestSettings as settings } from './performance-digest.table.ts'
import { type DigestFrequency, digestFrequencies } from './performance-digest.vocabulary.ts'

export const digestChoice = z.object({ often: z.enum(digestFrequencies, 'Please choose how often') })

type DigestReader = { businessId: string; userId: string }

const isOfReader = ({ businessId, userId }: DigestReader) =>
  and(eq(settings.businessId, businessId), eq(settings.userId, userId))

/** Nobody gets digests who did not ask for them. */
const unasked: DigestFrequency = 'off'

export async function findDigestFrequency(db: Database, of: DigestReader): Promise<DigestFrequency> {
  const [found] = await db.select({ often: settings.often }).from(settings).where(isOfReader(of))
  return found?.often ?? unasked
}

/** The same for every business that a person works for. */
export async function listDigestFrequencies(db: Database, userId: string) {
  const found = await db
    .select({ businessId: businesses.id, often: settings.often, tierName: businesses.tierName })
    .from(businesses)
    .leftJoin(settings, and(eq(settings.businessId, businesses.id), eq(settings.userId, userId)))
    .where(worksFor(userId))
  return found.map(({ businessId, often, tierName }) => ({
    businessId,
    often: often ?? unasked,
    isInPlan: hasDigests({ tierName }),
  }))
}

export const hasDigests = ({ tierName }: Pick<Business, 'tierName'>) =>
  allows(tierInForce(tierName), 'performanceInsights')

/** Throws 404 for a business that the person does not work for. */
export async function changeDigestFrequency(db: Database, of: DigestReader, often: DigestFrequency) {
  await db.transaction(async (tx) => {
    const isOwned = and(eq(businesses.id, of.businessId), worksFor(of.userId))
    if (!isUuid(of.businessId) || (await tx.$count(businesses, isOwned)) === 0) throw notFound('business')
    const at = now()
    const changed = { often, dueAt: await dueAt(tx, often, of.businessId), updatedAt: at }
    await tx
      .insert(settings)
      .values({ ...of, ...changed, createdAt: at })
      .onConflictDoUpdate({ target: [settings.businessId, settings.userId], set: changed })
  })
}

/** The person no longer works for the business. */
export const forgetDigestFrequency = (tx: Database, of: DigestReader) =>
  tx.delete(settings).where(isOfReader(of))

/** Reschedules the digests of a business after a change of its time zone. */
export async function movePerformanceDigests(tx: Database, businessId: string) {
  const found = await tx.select().from(settings).where(eq(settings.businessId, businessId))
  for (const each of found) {
    await tx
      .update(settings)
      .set({ dueAt: await dueAt(tx, each.often, businessId) })
      .where(isOfReader(each))
  }
}

async function dueAt(db: Database, often: DigestFrequency, businessId: string): Promise<Date | null> {
  if (often === 'off') return null
  const [of] = await db
    .select({ timeZone: businesses.timeZone })
    .from(businesses)
    .where(eq(businesses.id, businessId))
  return digestDueAt(often, now(), of!.timeZone)
}

const together = 100

/** Starts every due digest. Several workers share them: whoever takes one leaves it no longer due. */
export async function startPerformanceDigests(db: Database) {
  const at = now()
  let found = together
  while (found === together) {
    const due = await db
      .select()
      .from(settings)
      .where(lte(settings.dueAt, at))
      .orderBy(asc(settings.dueAt))
      .limit(together)
    for (const each of due) await db.transaction((tx) => startOne(tx, each, at))
    found = due.length
  }
}

type Due = DigestReader & { often: DigestFrequency }

/** The row of the digest, its mail and the next date are written together, so that a crash neither skips nor repeats one. */
async function startOne(tx: Database, { businessId, userId, often }: Due, at: Date) {
  const of = { businessId, userId }
  const started = await tx
    .update(settings)
    .set({ dueAt: await dueAt(tx, often, businessId) })
    .where(and(isOfReader(of), lte(settings.dueAt, at)))
    .returning({ userId: settings.userId })
  if (started.length === 0 || often === 'off') return
  const period = periodKey(lastFullPeriod(often, at))
  const [digest] = await tx
    .insert(performanceDigests)
    .values({ ...of, period, id: uuidv7(), createdAt: at })
    .onConflictDoNothing()
    .returning({ digestId: performanceDigests.id })
  if (digest) await enqueue(tx, 'performance-digests.send', { businessId, digestId: digest.digestId })
}
