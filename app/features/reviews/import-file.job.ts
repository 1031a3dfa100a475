import { and, eq } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/recording.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { uploads } from '#app/features/uploads/upload.table.ts'
import { deleteUpload, rowsOfUpload } from '#app/features/uploads/uploading.server.ts'
import { countOf } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { importReviews } from './import.server.ts'
import { reviewImports } from './import.table.ts'
import { reviewOfCells } from './import-cells.ts'
import { settingsOf } from './importing.server.ts'

type OfImport = { businessId: string; importId: string }

/** Rows of one transaction. */
const batchSize = 500

/**
 * Imports a file batch by batch, each with its count in one transaction. After a crash it starts again: rows that are
 * through add nothing and are not counted twice.
 */
export async function importFile(db: Database, of: OfImport) {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, of.businessId))
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.businessId, of.businessId), eq(uploads.id, of.importId)))
  const settings = upload && settingsOf(upload)
  if (!business || !upload || !settings) return finish(db, of)
  const seen = new Map<string, number>()
  let batch: unknown[] = []
  let position = 0
  const store = async () => {
    await importBatch(db, of, { business, source: settings.source, reviews: batch, seen, position })
    batch = []
  }
  for await (const { cells } of rowsOfUpload(db, upload)) {
    position++
    batch.push(reviewOfCells(cells, settings.columns, settings))
    if (batch.length === batchSize) await store()
  }
  if (batch.length > 0) await store()
  await finish(db, of)
}

type Batch = Omit<Parameters<typeof importReviews>[1], 'isAnalysedByCaller'> & { position: number }

const isImport = ({ businessId, importId }: OfImport) =>
  and(eq(reviewImports.businessId, businessId), eq(reviewImports.id, importId))

async function importBatch(db: Database, of: OfImport, { position, ...wanted }: Batch) {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(reviewImports).where(isImport(of)).for('update')
    const { reviewIds, refused, alreadyThere } = await importReviews(tx, wanted)
    if (!before || before.done >= position) return
    await tx
      .update(reviewImports)
      .set({
        done: position,
        added: before.added + reviewIds.length,
        alreadyThere: before.alreadyThere + alreadyThere,
        refused: before.refused + refused.length,
      })
      .where(isImport(of))
  })
}

async function finish(db: Database, of: OfImport) {
  await db.transaction(async (tx) => {
    const [ended] = await tx.select().from(reviewImports).where(isImport(of)).for('update')
    if (!ended || ended.finishedAt) return
    await tx.update(reviewImports).set({ finishedAt: now() }).where(isImport(of))
    await deleteUpload(tx, { businessId: of.businessId, uploadId: of.importId, kind: 'reviews' })
    const [business] = await tx.select().from(businesses).where(eq(businesses.id, of.businessId))
    if (ended.added === 0 || !business) return
    const message = `Imported ${countOf(ended.added, 'review')} from ${ended.source}`
    await recordActivity(tx, { business, type: 'reviews_imported', message })
  })
}
