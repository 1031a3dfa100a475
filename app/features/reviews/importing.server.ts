import { and, desc, eq } from 'drizzle-orm'
import type { Business } from '#app/features/businesses/business.table.ts'
import { findChoice, readUses, rememberChoice } from '#app/features/uploads/choices.server.ts'
import { exportOf, hasAll, usesByName } from '#app/features/uploads/guessing.ts'
import type { Upload } from '#app/features/uploads/upload.table.ts'
import type { ColumnUses, UploadKind } from '#app/features/uploads/upload.vocabulary.ts'
import { viewOf } from '#app/features/uploads/upload-view.ts'
import { findUpload, saveUploadSettings, storeUpload } from '#app/features/uploads/uploading.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { importSource } from './import.schema.ts'
import { reviewImports } from './import.table.ts'
import type { CellRules, DateOrder, RatingScale } from './import-cells.ts'
import { importLimits, type ReviewField, reviewColumns } from './import-columns.vocabulary.ts'
import { findRules, type ImportPreview, missedText, previewImport } from './import-preview.server.ts'

type Values = Record<string, string>

/** How a file is to be imported, once that is known. */
type ImportSettings = {
  source: string
  columns: ColumnUses<ReviewField>
  preview: ImportPreview
} & CellRules

/** Of the business's own reviews, or of a competitor's. */
type ReviewFileKind = Exclude<UploadKind, 'customers'>

const uploadOf = (businessId: string, uploadId: string, kind: ReviewFileKind = 'reviews') => ({
  ...{ businessId, uploadId, kind },
})

type NewFile = { business: Business; userId: string; file: File; kind?: ReviewFileKind }

/** Stores a file of reviews, or says why it cannot be read. */
export function storeReviewFile(db: Database, { business, userId, file, kind = 'reviews' }: NewFile) {
  return storeUpload(db, {
    ...{ businessId: business.id, userId, kind, file },
    vocabulary: reviewColumns,
    limits: importLimits,
  })
}

export const findReviewFile = (db: Database, businessId: string, uploadId: string, kind?: ReviewFileKind) =>
  findUpload(db, uploadOf(businessId, uploadId, kind))

export const settingsOf = ({ settings }: Pick<Upload, 'settings'>) =>
  'preview' in settings ? (settings as ImportSettings) : null

/** A file for the page on which its columns and its source are chosen. */
export async function viewReviewFile(db: Database, upload: Upload) {
  const settings = settingsOf(upload)
  const columns =
    settings?.columns ??
    (await findChoice(db, upload, reviewColumns)) ??
    usesByName(upload.shape, reviewColumns)
  return {
    ...viewOf(upload, columns),
    source: settings?.source ?? exportOf(upload.shape, reviewColumns)?.name ?? '',
  }
}

type Wrong = { errors: Record<string, string>; example?: string }

/** Checks the whole file with the columns, source and order of dates that a form names, and keeps the result. */
export async function checkReviewFile(
  db: Database,
  business: Business,
  values: Values,
  kind: ReviewFileKind = 'reviews',
): Promise<Wrong | null> {
  const upload = await findReviewFile(db, business.id, values.upload ?? '', kind)
  const columns = readUses(values, upload.shape, reviewColumns)
  const source = importSource.safeParse(values.source)
  const errors: Record<string, string> = {}
  if (!source.success) errors.source = source.error.issues[0]!.message
  if (!hasAll(columns, reviewColumns.required))
    errors.columns = 'Please choose the columns that hold the rating and the date.'
  const missed = missedText(upload.shape, columns)
  if (missed && !values.noText)
    errors.noText = `No column is used as the text. “${missed}” seems to hold one: please choose it above, or confirm that these reviews have none.`
  if (!source.success || errors.columns || errors.noText) return { errors }
  const found = await findRules(db, upload, columns)
  const order = found.order ?? orders.find((each) => each === values.order)
  const scale = found.scale ?? scales.find((each) => String(each) === values.scale)
  if (!order) errors.order = 'Please say how these dates are meant.'
  if (!scale) errors.scale = 'Please say what the best rating is.'
  if (!order || !scale) return { errors, example: order ? undefined : found.example }
  await rememberChoice(db, upload, columns, reviewColumns)
  const preview = await previewImport(db, upload, columns, { order, scale })
  const settings: ImportSettings = { source: source.data, columns, order, scale, preview }
  await saveUploadSettings(db, uploadOf(business.id, upload.id, kind), settings)
  return null
}

const orders: DateOrder[] = ['day-first', 'month-first']
const scales: RatingScale[] = [5, 10]

/** Starts the import of a checked file, in the background. A second click changes nothing. */
export async function startImport(db: Database, business: Business, userId: string, uploadId: string) {
  const upload = await findReviewFile(db, business.id, uploadId)
  const settings = settingsOf(upload)
  if (!settings) throw conflict('Please check the columns of this file first.')
  await db.transaction(async (tx) => {
    const [started] = await tx
      .insert(reviewImports)
      .values({
        ...{ businessId: business.id, id: upload.id, fileName: upload.fileName, source: settings.source },
        ...{ rows: upload.shape.rows, problems: settings.preview.problems, createdBy: userId },
      })
      .onConflictDoNothing()
      .returning({ id: reviewImports.id })
    if (!started) return
    await saveUploadSettings(tx, uploadOf(business.id, upload.id), { ...settings, isInUse: true })
    await enqueue(tx, 'reviews.import-file', { businessId: business.id, importId: upload.id })
  })
}

/** True once the import of this file was started: the file itself is not kept for long after that. */
export async function isImportStarted(db: Database, businessId: string, uploadId: string) {
  if (!isUuid(uploadId)) return false
  const found = and(eq(reviewImports.businessId, businessId), eq(reviewImports.id, uploadId))
  return (await db.$count(reviewImports, found)) > 0
}

export async function findImport(db: Database, businessId: string, importId: string) {
  const [found] = isUuid(importId)
    ? await db
        .select()
        .from(reviewImports)
        .where(and(eq(reviewImports.businessId, businessId), eq(reviewImports.id, importId)))
    : []
  if (!found) throw notFound('import')
  return found
}

/** The latest imports, newest first. */
export function listImports(db: Database, businessId: string) {
  return db
    .select({
      ...{ id: reviewImports.id, source: reviewImports.source, added: reviewImports.added },
      ...{ fileName: reviewImports.fileName, createdAt: reviewImports.createdAt },
    })
    .from(reviewImports)
    .where(eq(reviewImports.businessId, businessId))
    .orderBy(desc(reviewImports.createdAt))
    .limit(10)
}
