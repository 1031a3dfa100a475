import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { formatNumber } from '#app/languages/format.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { readTable, type TableLimits, UnreadableTable } from '#app/platform/delimited-text.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { shapeReader } from './table-shape.ts'
import { type Upload, uploadParts, uploads } from './upload.table.ts'
import type { TableVocabulary, UploadKind } from './upload.vocabulary.ts'

export type UploadLimits = TableLimits & { rows: number }

type Uploading = {
  businessId: string
  userId: string
  kind: UploadKind
  fileName: string | null
  text: AsyncIterable<string> | Iterable<string>
  settings?: Record<string, unknown>
  vocabulary: TableVocabulary
  limits: UploadLimits
}

export type OfUpload = { businessId: string; uploadId: string; kind: UploadKind }

/** For so long an upload waits to be used. */
export const uploadLifetime = hours(24)

/** Stores a table file and what its columns hold, or says why it cannot be read and stores nothing. */
export async function storeUpload(
  db: Database,
  given: Uploading,
): Promise<{ upload: Upload } | { unreadable: string }> {
  const { businessId, userId, kind, fileName, settings = {}, vocabulary, limits } = given
  const id = uuidv7()
  try {
    return await db.transaction(async (tx) => {
      await dropOldest(tx, businessId, kind)
      const at = now()
      const empty = { header: null, headerLine: 0, rows: 0, samples: [], firstRows: [] }
      await tx.insert(uploads).values({
        ...{ businessId, id, kind, settings, shape: empty, createdBy: userId, createdAt: at, updatedAt: at },
        fileName: fileName?.replaceAll('\0', '').toWellFormed().slice(0, 200) || null,
      })
      await storeParts(tx, { businessId, id }, given.text)
      const shape = await measureShape(textOfUpload(tx, { businessId, id }), vocabulary, limits)
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

const waitingUploads = 5

/** Keeps the latest few files, and any in use: nobody can fill the database with files for a day. */
async function dropOldest(tx: Database, businessId: string, kind: UploadKind) {
  await tx.execute(sql`
    delete from uploads where business_id = ${businessId} and id in (select id from uploads
      where business_id = ${businessId} and kind = ${kind} and not coalesce((settings ->> 'isInUse')::boolean, false)
      order by created_at desc offset ${waitingUploads - 1})`)
}

const partLength = 256 * 1024

async function storeParts(
  tx: Database,
  { businessId, id }: Pick<Upload, 'businessId' | 'id'>,
  text: Uploading['text'],
) {
  let position = 0
  let waiting = ''
  const store = (part: string) =>
    tx.insert(uploadParts).values({
      ...{ businessId, uploadId: id, position: position++ },
      text: part.replaceAll('\0', '').toWellFormed(),
    })
  for await (const piece of text) {
    waiting += piece
    while (waiting.length > partLength) {
      // Whole lines, so that an address to be erased is found.
      const end = waiting.lastIndexOf('\n', partLength) + 1 || partLength
      await store(waiting.slice(0, end))
      waiting = waiting.slice(end)
    }
  }
  if (waiting) await store(waiting)
}

/** The text of an upload, part by part. */
export async function* textOfUpload(db: Database, { businessId, id }: Pick<Upload, 'businessId' | 'id'>) {
  const isPart = and(eq(uploadParts.businessId, businessId), eq(uploadParts.uploadId, id))
  for (let after = -1; ; ) {
    const [part] = await db
      .select()
      .from(uploadParts)
      .where(and(isPart, gt(uploadParts.position, after)))
      .orderBy(asc(uploadParts.position))
      .limit(1)
    if (!part) return
    after = part.position
    yield part.text
  }
}

/** Header, samples and number of rows. Throws `UnreadableTable` for tables without rows, or with too many. */
export async function measureShape(
  text: Uploading['text'],
  vocabulary: TableVocabulary,
  { rows: max, ...limits }: UploadLimits,
) {
  const reader = shapeReader(vocabulary)
  let seen = 0
  for await (const row of readTable(text, limits)) {
    reader.see(row)
    // One more for the header.
    if (++seen > max + 1) throw tooManyRows(max)
  }
  const shape = reader.done()
  if (shape.rows > max) throw tooManyRows(max)
  if (seen === 0) throw new UnreadableTable('The list is empty.')
  if (shape.rows === 0) throw new UnreadableTable('The list has a header but no rows.')
  return shape
}

const tooManyRows = (max: number) =>
  new UnreadableTable(
    `The list has more than ${formatNumber(max)} rows. Please send at most ${formatNumber(max)} at a time.`,
  )

/** The rows of an upload below its header. */
export async function* rowsOfUpload(
  db: Database,
  upload: Pick<Upload, 'businessId' | 'id' | 'shape'>,
  limits: TableLimits,
) {
  for await (const row of readTable(textOfUpload(db, upload), limits)) {
    if (row.line > upload.shape.headerLine) yield row
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
