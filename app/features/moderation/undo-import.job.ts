import { and, asc, eq, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { lockRow } from '#app/features/businesses/lock-business.server.ts'
import { reviewImports } from '#app/features/imports/import.table.ts'
import { isImport, type OfImport } from '#app/features/imports/start-import.server.ts'
import { forgetRequestsAbout } from '#app/features/language-model/ask-model.server.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { neverReturn } from '#app/features/reviews/fingerprints.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { countOf } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { yieldToRequests } from '#app/platform/yield-to-requests.server.ts'
import { challenges, reports } from './case.table.ts'

/** How many reviews one transaction takes, and how many transactions one run of the job. */
const batchSize = 500
const batchesOfTurn = 4

/**
 * Takes back what an import brought, batch by batch. Reviews that were ever challenged or reported stay, like those that
 * the operator removed: an undo takes nothing out of the public record. May run twice, and again after a crash.
 */
export async function undoImport(db: Database, of: OfImport) {
  for (let batch = 0; batch < batchesOfTurn; batch++) {
    await yieldToRequests()
    if (!(await db.transaction((tx) => undoBatch(tx, of)))) return
  }
  await enqueue(db, 'moderation.undo-import', of)
}

/** False once nothing is left to do. */
async function undoBatch(tx: Database, of: OfImport) {
  const [undone] = await tx.select().from(reviewImports).where(isImport(of)).for('update')
  if (!undone?.undoneAt || undone.undoFinishedAt) return false
  const { businessId } = of
  const gone = await tx
    .select({ id: reviews.id, rating: reviews.rating, productId: reviews.productId })
    .from(reviews)
    .where(and(isOf(of), eq(reviews.state, 'published'), isNull(reviews.challengedAt), isUndisputed(tx)))
    .orderBy(asc(reviews.id))
    .limit(batchSize)
    .for('update')
  if (gone.length === 0) {
    await finish(tx, undone)
    return false
  }
  const ids = gone.map(({ id }) => id)
  if (await isLogged(tx, businessId)) {
    const undoing = { businessId, act: 'import_undone', actor: 'business', at: now() } as const
    await appendActs(
      tx,
      ids.map((reviewId) => ({ ...undoing, reviewId })),
    )
  }
  // Receipts with their salts, analyses and replies go with them.
  await tx.delete(reviews).where(and(eq(reviews.businessId, businessId), inArray(reviews.id, ids)))
  const counted = gone.filter(({ productId }) => !productId)
  await tx
    .update(businessRows)
    .set({
      importedCount: sql`${businessRows.importedCount} - ${counted.length}`,
      importedRatingTotal: sql`${businessRows.importedRatingTotal} - ${counted.reduce((sum, { rating }) => sum + rating, 0)}`,
      updatedAt: now(),
    })
    .where(eq(businessRows.id, businessId))
  await forgetRequestsAbout(tx, businessId, ids)
  const undoneStars = undone.undoneStars.map(
    (count, at) => count + gone.filter(({ rating }) => rating === at + 1).length,
  )
  await tx.update(reviewImports).set({ undoneStars }).where(isImport(of))
  return true
}

const isOf = ({ businessId, importId }: OfImport): SQL =>
  and(eq(reviews.businessId, businessId), eq(reviews.importId, importId))!

const isUndisputed = (tx: Database) =>
  and(
    ...[challenges, reports].map((table) =>
      notExists(
        tx
          .select({ id: table.id })
          .from(table)
          .where(and(eq(table.businessId, reviews.businessId), eq(table.reviewId, reviews.id))),
      ),
    ),
  )

/** No competitor has an act in the public log. */
const isLogged = async (tx: Database, businessId: string) =>
  (await tx.$count(businesses, eq(businesses.id, businessId))) > 0

/** Ends the undo with the last batch: records it publicly and starts the import that replaces this one, if any. */
async function finish(tx: Database, undone: typeof reviewImports.$inferSelect) {
  const { businessId, id, source, undoneStars, replacedBy } = undone
  const at = now()
  // Undos that finish at the same time see each other; the last one starts the import that replaces them.
  await lockRow(tx, businessId)
  const kept = await tx
    .select()
    .from(reviews)
    .where(isOf({ businessId, importId: id }))
  // Else the same file would bring a second copy of a challenged review.
  await neverReturn(tx, businessId, kept)
  const count = undoneStars.reduce((sum, each) => sum + each, 0)
  await tx
    .update(reviewImports)
    .set({ undoFinishedAt: at, kept: kept.length })
    .where(isImport({ businessId, importId: id }))
  const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId))
  if (business)
    await recordActivity(tx, {
      business,
      type: 'import_undone',
      message: `${replacedBy ? 'Replaced' : 'Undid'} an import: ${countOf(count, 'review')} from ${source} taken back`,
    })
  const isWaiting = and(
    eq(reviewImports.businessId, businessId),
    replacedBy ? eq(reviewImports.replacedBy, replacedBy) : sql`false`,
    isNull(reviewImports.undoFinishedAt),
  )
  if (replacedBy && (await tx.$count(reviewImports, isWaiting)) === 0)
    await enqueue(tx, 'reviews.import-file', { businessId, importId: replacedBy })
}
