import { sql } from 'drizzle-orm'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { plantBusiness } from './businesses.ts'
import { composeStories } from './composing.ts'
import { plantOwner } from './owners.ts'
import { backAt, daysBefore } from './past.ts'
import { plantReviews } from './planting.ts'
import { perSecond, type Report, thousands } from './world.ts'

export const busyOwner = { name: 'Remy Load', email: 'remy@manyloaves.example' }

const batchSize = 500

/** A business with very many reviews, to see what they cost. All of it or nothing. */
export async function seedBusy(
  db: Database,
  { report, count = 100_000 }: { report: Report; count?: number },
): Promise<string> {
  const outcome = await plantBusy(db, { owner: busyOwner, name: 'Many Loaves', count, report })
  if (!outcome) return 'It is seeded already.'
  // The planner must not think that the tables are as small as they were.
  await db.execute(sql`analyze`)
  return outcome
}

type Busy = { owner: { name: string; email: string }; name: string; count: number; report: Report }

/** A business with so many reviews over five years, and nothing told to the planner. Null: it was there. */
export function plantBusy(db: Database, { owner: person, name, count, report }: Busy) {
  return db.transaction(async (tx) => {
    const openedAt = daysBefore(now(), 5 * 365)
    const owner = await backAt(openedAt, () => plantOwner(tx, person))
    if (!owner) return null
    const business = await plantBusiness(tx, {
      ownerId: owner.id,
      name,
      website: `https://${person.email.split('@')[1]}`,
      tierName: 'enterprise',
      openedAt,
    })
    const startedAt = performance.now()
    const planting = report('Writing', count)
    const reviewIds: string[] = []
    const stories = composeStories({ count, from: openedAt, to: daysBefore(now(), 3) })
    for (const batch of inBatchesOf(batchSize, stories)) {
      reviewIds.push(...(await plantReviews(tx, { business, stories: batch })))
      planting.add(batch.length)
    }
    const written = `${thousands(count)} reviews, ${perSecond(count, startedAt)}`

    const analysedFrom = performance.now()
    const analysing = report('Analysing', count)
    for (const batch of inBatchesOf(batchSize, reviewIds)) {
      await analyseReviews(tx, business.id, batch)
      analysing.add(batch.length)
    }
    return `${written}; analysed ${perSecond(count, analysedFrom)}.`
  })
}

function* inBatchesOf<Each>(size: number, items: Iterable<Each>): Generator<Each[]> {
  let batch: Each[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
