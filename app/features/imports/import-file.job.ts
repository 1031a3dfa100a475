import { and, eq } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { deleteUpload, rowsOfUpload } from '#app/features/uploads/store-upload.server.ts'
import { uploads } from '#app/features/uploads/upload.table.ts'
import { countOf } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { yieldToRequests } from '#app/platform/yield-to-requests.server.ts'
import { reviewImports } from './import.table.ts'
import { reviewOfCells } from './import-cells.ts'
import { importRead, type ReadRows, readRows } from './import-reviews.server.ts'
import { isImport, type OfImport, settingsOf } from './start-import.server.ts'

const batchSize = 500
/** Rows of one turn: then the job queues behind the files of other businesses. */
export const fileTurn = 4_000

/**
 * Imports a file batch by batch, each with its count in one transaction, and turn by turn. After a crash it goes on
 * behind the last batch; a row that is imported again adds nothing. It stops where the import is undone meanwhile.
 */
export async function importFile(db: Database, of: OfImport) {
  const [business] = await db.select().from(businessRows).where(eq(businessRows.id, of.businessId))
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.businessId, of.businessId), eq(uploads.id, of.importId)))
  const [started] = await db.select().from(reviewImports).where(isImport(of))
  const settings = upload && settingsOf(upload)
  if (!business || !upload || !settings || !started) return finish(db, of)
  const { columns, source } = settings
  const seen = new Map<string, number>()
  let batch: { row: unknown; nth: number }[] = []
  let position = 0
  let isGoingOn = Promise.resolve(true)
  /** Reads the rows while the batch before is written. */
  const store = async () => {
    await yieldToRequests()
    const part = { importId: of.importId, nth: batch.map(({ nth }) => nth) }
    const reviews = batch.map(({ row }) => row)
    batch = []
    const read = await readRows(reviews, part.nth)
    if (await isGoingOn)
      isGoingOn = importBatch(db, of, { wanted: { business, source, reviews, part }, read, position })
    // A failure is thrown where the promise is awaited.
    isGoingOn.catch(() => {})
  }
  for await (const { cells } of rowsOfUpload(db, upload)) {
    const used = JSON.stringify(cells.filter((_, at) => columns[at]))
    const nth = (seen.get(used) ?? 0) + 1
    seen.set(used, nth)
    if (++position <= started.done) continue
    batch.push({ row: reviewOfCells(cells, columns, settings), nth })
    if (batch.length < batchSize) continue
    await store()
    if (position - started.done < fileTurn) continue
    return (await isGoingOn) ? enqueue(db, 'reviews.import-file', of) : finish(db, of)
  }
  if (batch.length > 0) await store()
  await isGoingOn
  await finish(db, of)
}

type Batch = { wanted: Parameters<typeof importRead>[1]; read: ReadRows; position: number }

/** False once the import is undone. */
async function importBatch(db: Database, of: OfImport, { position, wanted, read }: Batch) {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(reviewImports).where(isImport(of)).for('update')
    if (!before || before.undoneAt) return false
    if (before.done >= position) return true
    const { reviewIds, refused, alreadyThere, neverReturned } = await importRead(tx, wanted, read)
    await tx
      .update(reviewImports)
      .set({
        done: position,
        added: before.added + reviewIds.length,
        alreadyThere: before.alreadyThere + alreadyThere,
        refused: before.refused + refused.length,
        neverReturned: before.neverReturned + neverReturned,
      })
      .where(isImport(of))
    return true
  })
}

async function finish(db: Database, of: OfImport) {
  await db.transaction(async (tx) => {
    const [ended] = await tx.select().from(reviewImports).where(isImport(of)).for('update')
    if (!ended || ended.finishedAt) return
    await tx.update(reviewImports).set({ finishedAt: now() }).where(isImport(of))
    await deleteUpload(tx, { businessId: of.businessId, uploadId: of.importId, kind: 'reviews' })
    if (ended.added === 0) return
    // Its rows are committed: the job that may wait already sees them.
    await enqueue(tx, 'analyses.analyse-imported', { businessId: of.businessId }, { onceFor: of.businessId })
    const [business] = await tx.select().from(businesses).where(eq(businesses.id, of.businessId))
    if (!business) return
    const message = `Imported ${countOf(ended.added, 'review')} from ${ended.source}`
    await recordActivity(tx, { business, type: 'reviews_imported', message })
  })
}
