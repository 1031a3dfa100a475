import { v7 as uuidv7 } from 'uuid'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { fingerprintOf } from '#app/features/reviews/fingerprints.server.ts'
import { refreshFacts } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'

type Row = typeof reviews.$inferInsert
export type Planted = Partial<Row> & { provenance?: Row['provenance'] }

/** Reviews as rows, past the checks and the log: for counting them in numbers that the real path has no time for. */
export async function plantReviews(db: Database, business: Pick<Business, 'id'>, given: Planted[]) {
  const rows = given.map((each, index): Row => {
    const text = each.text ?? `The bread was good and the staff friendly, visit ${index}.`
    const at = each.writtenAt ?? now()
    const state = each.state ?? 'published'
    const provenance = each.provenance ?? 'confirmed'
    return {
      businessId: business.id,
      id: uuidv7(),
      submissionKey: uuidv7(),
      state,
      provenance,
      importSource: provenance === 'imported' ? 'guest book' : null,
      rating: 5,
      authorName: `Lotte ${index + 1}`,
      authorEmail: null,
      textFingerprint: fingerprintOf(text),
      consentVersion: 1,
      consentText: 'I agree.',
      consentScopes: ['show'],
      consentedAt: at,
      publishedAt: state === 'published' || state === 'withdrawn' ? at : null,
      heldAt: null,
      removedAt: state === 'removed' ? at : null,
      removedReason: state === 'removed' ? 'spam' : null,
      ...each,
      text,
      writtenAt: at,
    }
  })
  for (let from = 0; from < rows.length; from += 500)
    await db.insert(reviews).values(rows.slice(from, from + 500))
  await db.transaction((tx) =>
    refreshFacts(
      tx,
      business.id,
      rows.map(({ id }) => id),
    ),
  )
  return rows
}

/** The same, analysed. */
export async function plantAnalysed(db: Database, business: Pick<Business, 'id'>, given: Planted[]) {
  const rows = await plantReviews(db, business, given)
  const ids = rows.map(({ id }) => id)
  await analyseReviews(db, business.id, ids)
  return rows
}
