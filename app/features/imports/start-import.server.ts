import { createHash } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Business } from '#app/features/businesses/business.table.ts'
import { lockRow } from '#app/features/businesses/lock-business.server.ts'
import { findUpload, saveUploadSettings, storeUpload } from '#app/features/uploads/store-upload.server.ts'
import {
  exportOf,
  findChoice,
  hasAll,
  readUses,
  rememberChoice,
  viewOf,
} from '#app/features/uploads/table-columns.server.ts'
import { type Upload, uploadParts } from '#app/features/uploads/upload.table.ts'
import type { ColumnUses } from '#app/features/uploads/upload.vocabulary.ts'
import { formatNumber } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { importSource } from './import.schema.ts'
import { reviewImports } from './import.table.ts'
import { type CellRules, type DateOrder, type RatingScale, unnamed } from './import-cells.ts'
import { importLimits, type ReviewField, reviewColumns } from './import-columns.vocabulary.ts'
import {
  findRules,
  type ImportPreview,
  missedText,
  previewImport,
  suggestColumns,
} from './import-preview.server.ts'

type Values = Record<string, string>

type ImportSettings = {
  source: string
  columns: ColumnUses<ReviewField>
  preview: ImportPreview
} & CellRules

const uploadOf = (businessId: string, uploadId: string) => ({
  businessId,
  uploadId,
  kind: 'reviews' as const,
})

/** A business, or a competitor that one compares itself with. */
type Reviewed = Pick<Business, 'id'>

type NewFile = { business: Reviewed; userId: string; file: File }

/** Stores a file of reviews, or says why it cannot be read. */
export function storeReviewFile(db: Database, { business, userId, file }: NewFile) {
  return storeUpload(db, {
    businessId: business.id,
    userId,
    kind: 'reviews',
    file,
    vocabulary: reviewColumns,
    limits: importLimits,
  })
}

export const findReviewFile = (db: Database, businessId: string, uploadId: string) =>
  findUpload(db, uploadOf(businessId, uploadId))

export const settingsOf = ({ settings }: Pick<Upload, 'settings'>) =>
  'preview' in settings ? (settings as ImportSettings) : null

/** A file for the page on which its columns and its source are chosen. */
export async function viewReviewFile(db: Database, upload: Upload) {
  const settings = settingsOf(upload)
  const columns =
    settings?.columns ?? (await findChoice(db, upload, reviewColumns)) ?? suggestColumns(upload.shape)
  return {
    ...viewOf(upload, columns),
    source: settings?.source ?? exportOf(upload.shape, reviewColumns)?.name ?? '',
  }
}

type Wrong = { errors: Record<string, string>; example?: string }

/** Checks the whole file with the columns, source and order of dates that a form names, and keeps the result. */
export async function checkReviewFile(
  db: Database,
  business: Reviewed,
  values: Values,
): Promise<Wrong | null> {
  const upload = await findReviewFile(db, business.id, values.upload ?? '')
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
  await saveUploadSettings(db, uploadOf(business.id, upload.id), settings)
  return null
}

const orders: DateOrder[] = ['day-first', 'month-first']
const scales: RatingScale[] = [5, 10]

export type OfImport = { businessId: string; importId: string }

export const isImport = ({ businessId, importId }: OfImport) =>
  and(eq(reviewImports.businessId, businessId), eq(reviewImports.id, importId))

/** Imports of earlier versions do not know their reviews. */
const isPastUndo = ({
  createdAt,
  contentHash,
}: Pick<typeof reviewImports.$inferSelect, 'createdAt' | 'contentHash'>) =>
  contentHash === null || createdAt.getTime() + days(periods.importDays) < now().getTime()

/** Imports of the same rows, under whatever name and however they were read, that are still here. */
async function findSameFile(db: Database, { businessId, id }: Upload) {
  const { rows } = await db.execute<{ hash: string }>(sql`
    select encode(sha256(convert_to(string_agg(text, chr(10) order by position), 'UTF8')), 'hex') as hash
    from ${uploadParts} where business_id = ${businessId} and upload_id = ${id}`)
  const contentHash = Buffer.from(rows[0]!.hash, 'hex')
  const isSame = and(
    eq(reviewImports.businessId, businessId),
    eq(reviewImports.contentHash, contentHash),
    isNull(reviewImports.undoneAt),
  )
  const same = await db.select().from(reviewImports).where(isSame).orderBy(desc(reviewImports.createdAt))
  return { contentHash, same }
}

const hashOfReading = ({ source, columns, order, scale }: ImportSettings) =>
  createHash('sha256')
    .update(JSON.stringify([source, columns, order, scale]))
    .digest()

/** The imports that a checked file would replace: none if it was read in the same way, which adds nothing. */
export async function findReplaced(db: Database, upload: Upload) {
  const settings = settingsOf(upload)!
  const readingHash = hashOfReading(settings)
  const { contentHash, same } = await findSameFile(db, upload)
  const isAgain = same.some((each) => each.readingHash?.equals(readingHash))
  return { contentHash, readingHash, replaced: isAgain ? [] : same }
}

type Start = { business: Reviewed; userId: string; uploadId: string; mayReplace: boolean }

/**
 * Starts the import of a checked file, in the background. A second click changes nothing. Where the same file was imported
 * before, that import is undone first.
 */
export async function startImport(db: Database, { business, userId, uploadId, mayReplace }: Start) {
  const businessId = business.id
  const upload = await findReviewFile(db, businessId, uploadId)
  const settings = settingsOf(upload)
  if (!settings) throw conflict('Please check the columns of this file first.')
  await db.transaction(async (tx) => {
    // One start at a time, so that the same file is not imported twice at once.
    const locked = await lockRow(tx, businessId)
    if ((await tx.$count(reviewImports, isImport({ businessId, importId: upload.id }))) > 0) return
    const isCompetitor = locked.kind === 'competitor'
    const isUndoing = and(
      eq(reviewImports.businessId, businessId),
      isNotNull(reviewImports.undoneAt),
      isNull(reviewImports.undoFinishedAt),
    )
    if ((await tx.$count(reviewImports, isUndoing)) > 0)
      throw conflict('An import is being undone. Please start this one when that is done.')
    const { replaced, ...hashes } = await findReplaced(tx, upload)
    if (replaced.some(isPastUndo))
      throw conflict(
        `This file was imported more than ${periods.importDays} days ago, so that import stays as it is. Nothing was imported.`,
      )
    if (replaced.length > 0 && !mayReplace)
      throw conflict('This file has been imported meanwhile. Please open it again.')
    if (isCompetitor && replaced.length === 0)
      await requireSpace(tx, { businessId, ...locked, added: settings.preview.good })
    await tx.insert(reviewImports).values({
      businessId,
      id: upload.id,
      fileName: upload.fileName,
      source: settings.source,
      rows: upload.shape.rows,
      problems: isCompetitor ? withoutNames(settings.preview).problems : settings.preview.problems,
      createdBy: userId,
      createdAt: now(),
      ...hashes,
    })
    await saveUploadSettings(tx, uploadOf(businessId, upload.id), { ...settings, isInUse: true })
    for (const { id } of replaced) await markUndone(tx, { businessId, importId: id }, upload.id)
    if (replaced.length === 0) await enqueue(tx, 'reviews.import-file', { businessId, importId: upload.id })
  })
}

const mostOfCompetitor = 20_000

type Wanted = { businessId: string; importedCount: number; added: number }

/** Throws 409 if a competitor would have too many reviews, those that running imports may still add included. */
async function requireSpace(tx: Database, { businessId, importedCount, added }: Wanted) {
  const { rows } = await tx.execute<{ waiting: number }>(sql`
    select coalesce(sum(rows - done), 0)::int as waiting from ${reviewImports}
    where business_id = ${businessId} and finished_at is null and undone_at is null`)
  if (importedCount + rows[0]!.waiting + added > mostOfCompetitor)
    throw conflict(
      `We keep ${formatNumber(mostOfCompetitor)} reviews of a competitor, and this file would exceed that. Please import fewer, for instance the newest.`,
    )
}

/** Of a competitor's reviews no author's name is kept. */
export const withoutNames = ({ first, problems, ...preview }: ImportPreview): ImportPreview => ({
  ...preview,
  problems: problems.map((problem) => ({ ...problem, who: '–' })),
  first: first.map((each) => ({ ...each, authorName: unnamed })),
})

async function markUndone(tx: Database, of: OfImport, replacedBy: string | null) {
  await tx.update(reviewImports).set({ undoneAt: now(), replacedBy }).where(isImport(of))
  await enqueue(tx, 'moderation.undo-import', of)
}

/** Stops an import that still runs, and takes back what it brought, in the background. A second click changes nothing. */
export async function requestUndo(db: Database, businessId: string, importId: string) {
  const found = await findImport(db, businessId, importId)
  if (isPastUndo(found)) throw conflict(`An import can be undone for ${periods.importDays} days.`)
  await db.transaction(async (tx) => {
    const of = { businessId, importId: found.id }
    const [locked] = await tx.select().from(reviewImports).where(isImport(of)).for('update')
    if (!locked!.undoneAt) await markUndone(tx, of, null)
  })
}

/** True once the import of this file was started: the file itself is not kept for long after that. */
export async function isImportStarted(db: Database, businessId: string, uploadId: string) {
  if (!isUuid(uploadId)) return false
  return (await db.$count(reviewImports, isImport({ businessId, importId: uploadId }))) > 0
}

export async function findImport(db: Database, businessId: string, importId: string) {
  const [found] = isUuid(importId)
    ? await db.select().from(reviewImports).where(isImport({ businessId, importId }))
    : []
  if (!found) throw notFound('import')
  return found
}

export function viewImport(found: typeof reviewImports.$inferSelect) {
  const { id, source, rows, done, added, alreadyThere, refused, neverReturned, problems } = found
  const { finishedAt, undoneAt, undoFinishedAt, undoneStars, kept, replacedBy } = found
  return {
    id,
    source,
    rows,
    done,
    added,
    alreadyThere,
    refused,
    neverReturned,
    problems,
    isFinished: finishedAt !== null,
    undoableUntil: isPastUndo(found) ? null : new Date(found.createdAt.getTime() + days(periods.importDays)),
    undo: undoneAt && { source, stars: undoneStars, kept, replacedBy, isFinished: undoFinishedAt !== null },
  }
}

/** The latest imports, newest first. */
export function listImports(db: Database, businessId: string) {
  return db
    .select({
      id: reviewImports.id,
      source: reviewImports.source,
      added: reviewImports.added,
      fileName: reviewImports.fileName,
      createdAt: reviewImports.createdAt,
      undoneAt: reviewImports.undoneAt,
    })
    .from(reviewImports)
    .where(eq(reviewImports.businessId, businessId))
    .orderBy(desc(reviewImports.createdAt))
    .limit(10)
}
