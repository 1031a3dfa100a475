import { and, eq, lt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { formatNumber } from '#app/languages/format.ts'
import { limitConcurrency } from '#app/platform/batch.server.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type TableLimits, UnreadableTable } from '#app/platform/delimited-text.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { readTableFile, rowsIn } from '#app/platform/table-file.server.ts'
import { shapeReader } from './table-columns.server.ts'
import { type Upload, uploadParts, uploads } from './upload.table.ts'
import type { TableShape, TableVocabulary, UploadKind } from './upload.vocabulary.ts'

type Uploading = {
  businessId: string
  userId: string
  kind: UploadKind
  file: File
  settings?: Record<string, unknown>
  vocabulary: TableVocabulary
  limits: TableLimits
}

type OfUpload = { businessId: string; uploadId: string; kind: UploadKind }

/** For so long an upload waits to be used. */
const uploadLifetime = hours(24)

/** Files of all businesses that are read at one time: each takes a processor. */
const readAtOnce = 2

/** Stores the rows of a table file and what its columns hold, or says why it cannot be read and stores nothing. */
export const storeUpload = limitConcurrency(readAtOnce, readUpload, (_db, { businessId }) => businessId)

async function readUpload(db: Database, given: Uploading): Promise<Stored> {
  const { businessId, userId, kind, file, settings = {} } = given
  const id = uuidv7()
  try {
    return await db.transaction(async (tx) => {
      await dropOldest(tx, businessId, kind)
      const at = now()
      const empty = { header: null, headerLine: 0, rows: 0, samples: [], firstRows: [] }
      await tx.insert(uploads).values({
        businessId,
        id,
        kind,
        settings,
        shape: empty,
        createdBy: userId,
        createdAt: at,
        updatedAt: at,
        fileName: file.name.replaceAll('\0', '').toWellFormed().slice(0, 200) || null,
      })
      const shape = await storeRows(tx, { businessId, id }, given)
      const [upload] = await tx
        .update(uploads)
        .set({ shape })
        .where(and(eq(uploads.businessId, businessId), eq(uploads.id, id)))
        .returning()
      return { upload: upload! }
    })
  } catch (error) {
    if (error instanceof UnreadableTable) return { unreadable: error.message }
    throw error
  }
}

type Stored = { upload: Upload } | { unreadable: string }

const waitingUploads = 5

/** Keeps the latest few files, and any in use: nobody can fill the database with files for a day. */
async function dropOldest(tx: Database, businessId: string, kind: UploadKind) {
  await tx.execute(sql`
    delete from uploads where business_id = ${businessId} and id in (select id from uploads
      where business_id = ${businessId} and kind = ${kind} and not coalesce((settings ->> 'isInUse')::boolean, false)
      order by created_at desc offset ${waitingUploads - 1})`)
}

async function storeRows(
  tx: Database,
  { businessId, id }: Pick<Upload, 'businessId' | 'id'>,
  { file, vocabulary, limits }: Pick<Uploading, 'file' | 'vocabulary' | 'limits'>,
) {
  const shape = shapeReader(vocabulary)
  let position = 0
  for await (const { rows, text } of readTableFile(file, limits)) {
    for (const row of rows) shape.see(row)
    await tx.insert(uploadParts).values({ businessId, uploadId: id, position: position++, text })
  }
  return checkShape(shape.done(), limits)
}

function checkShape(shape: TableShape, { rows: max }: TableLimits) {
  if (shape.rows > max)
    throw new UnreadableTable(
      `The list has more than ${formatNumber(max)} rows. Please send at most ${formatNumber(max)} at a time.`,
    )
  if (shape.rows > 0) return shape
  throw new UnreadableTable(shape.header ? 'The list has a header but no rows.' : 'The list is empty.')
}

/** The rows of an upload below its header, part by part, with other requests between them. */
export async function* rowsOfUpload(
  db: Database,
  { businessId, id, shape }: Pick<Upload, 'businessId' | 'id' | 'shape'>,
) {
  const isPart = and(eq(uploadParts.businessId, businessId), eq(uploadParts.uploadId, id))
  for (let position = 0; ; position++) {
    const [part] = await db
      .select({ text: uploadParts.text })
      .from(uploadParts)
      .where(and(isPart, eq(uploadParts.position, position)))
    if (!part) return
    for (const row of rowsIn(part.text)) if (row.line > shape.headerLine) yield row
  }
}

const isUpload = ({ businessId, uploadId, kind }: OfUpload) =>
  and(eq(uploads.businessId, businessId), eq(uploads.id, uploadId), eq(uploads.kind, kind))

export async function findUpload(db: Database, of: OfUpload): Promise<Upload> {
  const [upload] = isUuid(of.uploadId) ? await db.select().from(uploads).where(isUpload(of)) : []
  if (!upload) throw notFound('file')
  return upload
}

export async function saveUploadSettings(db: Database, of: OfUpload, settings: Record<string, unknown>) {
  await db.update(uploads).set({ settings, updatedAt: now() }).where(isUpload(of))
}

export async function deleteUpload(db: Database, of: OfUpload) {
  await db.delete(uploads).where(isUpload(of))
}

/** Deletes the files that name an address: somebody asked to be erased. */
export async function deleteUploadsNaming(tx: Database, businessId: string, email: string) {
  await tx.execute(sql`
    delete from uploads where business_id = ${businessId} and exists (select from upload_parts
      where upload_parts.business_id = ${businessId} and upload_id = uploads.id
        and position(${email} in lower(text)) > 0)`)
}

/** Deletes files that nobody has used within a day. */
export async function deleteOldUploads(db: Database) {
  await db.delete(uploads).where(lt(uploads.createdAt, new Date(now().getTime() - uploadLifetime)))
}
