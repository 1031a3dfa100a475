import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { readCounts } from './counts.server.ts'
import { countedProvenances } from './review.vocabulary.ts'

/** Published reviews of this month (UTC), which a plan's limit counts. Those of insiders and imported ones do not count. */
export async function countReviewsOfMonth(db: Database, businessId: string) {
  const from = `${now().toISOString().slice(0, 7)}-01`
  const [found] = await readCounts(db, businessId, {
    ...{ by: [], in: 'month', from },
    provenance: countedProvenances,
  })
  return found?.reviews ?? 0
}
