import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type Bucket, collectParts, openBucket } from '#app/platform/bucket.server.ts'
import { StorageError } from '#app/platform/bucket-requests.server.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Environment } from '#app/platform/env.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { badRequest, notFound, tooLarge } from '#app/platform/refusal.ts'
import { fileParts, files, type StoredFile } from './file.table.ts'

type FileId = { businessId: string; id: string }
export type KeptFile = StoredFile & { sha256: Buffer }

export const isFile = ({ businessId, id }: FileId) => and(eq(files.businessId, businessId), eq(files.id, id))

/** A slower upload is refused. A file that is still arriving after twice that time was left by a killed process. */
const longestArrival = hours(1)

/**
 * Stores the bytes of a file under a new id. It is nobody's until `keepFile` says so in the transaction of what refers to
 * it. What fails, is too large or is never kept is cleared. Not in a transaction: it lasts as long as the sender takes.
 */
export async function storeFile(
  db: Database,
  { businessId, type, mostBytes }: { businessId: string; type: StoredFile['type']; mostBytes: number },
  source: AsyncIterable<Uint8Array>,
) {
  const file = { businessId, id: uuidv7(), type, bucket: bucketForFiles() }
  await db.insert(files).values({ ...file, state: 'arriving', createdAt: now() })
  const until = now().getTime() + longestArrival
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted() {
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > mostBytes) throw tooLarge()
      if (now().getTime() > until) throw badRequest('This file took too long to arrive.')
      hash.update(chunk)
      yield chunk
    }
  }
  try {
    await writeBytes(db, file, counted())
    await db.update(files).set({ bytes, sha256: hash.digest() }).where(isFile(file))
  } catch (error) {
    // If the database is away too, the hourly job clears the file.
    await removeFiles(db, isFile(file)).catch(() => {})
    throw error
  }
  return file.id
}

/** Call it in the transaction that writes what refers to the file. */
export async function keepFile(tx: Database, file: FileId) {
  const kept = await tx
    .update(files)
    .set({ state: 'kept' })
    .where(and(isFile(file), eq(files.state, 'arriving')))
    .returning({ id: files.id })
  if (kept.length === 0) throw notFound('file')
}

/**
 * Call it in the transaction that removes what refers to the files: they are no longer served, and their bytes go soon
 * after.
 */
export async function removeFiles(tx: Database, which: SQL | undefined) {
  const removed = await tx.update(files).set({ state: 'removed' }).where(which).returning({ id: files.id })
  if (removed.length > 0) await enqueue(tx, 'files.clear', {}, { onceFor: 'all' })
}

export const filesOf = (businessIds: string[]) => inArray(files.businessId, businessIds)

/** A file that is kept, or 404. */
export async function findFile(db: Database, file: FileId) {
  const [found] = await db
    .select()
    .from(files)
    .where(and(isFile(file), eq(files.state, 'kept')))
  if (!found) throw notFound('file')
  return found as KeptFile
}

export async function listFiles(db: Database, businessId: string) {
  const isKept = and(eq(files.businessId, businessId), eq(files.state, 'kept'))
  return (await db.select().from(files).where(isKept).orderBy(asc(files.id))) as KeptFile[]
}

/** The bytes from `first` to `last`, both included, piece by piece as they are asked for. */
export async function* readBytesOf(
  db: Database,
  file: KeptFile,
  { first, last }: { first: number; last: number } = { first: 0, last: file.bytes - 1 },
) {
  for (let position = Math.floor(first / pieceBytes); position * pieceBytes <= last; position++) {
    const piece = await readPiece(db, file, position)
    if (!piece) throw notFound('file')
    const start = position * pieceBytes
    yield piece.subarray(Math.max(0, first - start), last + 1 - start)
  }
}

const together = 100

/**
 * Once an hour, and when files were removed: clears what is no longer kept, its bytes first. A file that cannot be removed
 * now, as its bucket is away or another, holds up no other; the job fails at its end and is tried again.
 */
export async function clearFiles(db: Database) {
  const before = new Date(now().getTime() - 2 * longestArrival)
  await db
    .update(files)
    .set({ state: 'removed' })
    .where(and(eq(files.state, 'arriving'), lt(files.createdAt, before)))
  const isRemoved = eq(files.state, 'removed')
  await db.delete(files).where(and(isRemoved, isNull(files.bucket)))
  const failures: unknown[] = []
  let last: string | undefined
  for (;;) {
    const isNext = and(isRemoved, last === undefined ? undefined : gt(files.id, last))
    const removed = await db.select().from(files).where(isNext).orderBy(asc(files.id)).limit(together)
    for (const file of removed)
      await removeFromBucket(file)
        .then(() => db.delete(files).where(isFile(file)))
        .catch((error) => failures.push(error))
    if (removed.length < together) break
    last = removed.at(-1)!.id
  }
  if (failures.length > 0) throw failures[0]
}

let bucket: Bucket | undefined

/** Without a bucket, the bytes of files are rows: every process sees them, and the one backup has them. */
export function openFiles({ files }: Pick<Environment, 'files'>) {
  bucket = files ? openBucket(files) : undefined
}

type OfFile = Pick<StoredFile, 'businessId' | 'id' | 'bucket'>

/** The bucket that new files go to; null: into rows. */
const bucketForFiles = () => bucket?.name ?? null

/** Files are read in pieces of this size, so that a slow reader holds neither a connection nor much memory. */
export const pieceBytes = 480 * 1024

/** From ids alone: nothing that somebody typed is part of a path. */
const keyOf = ({ businessId, id }: OfFile) => `${businessId}/${id}`

function bucketOf(file: OfFile) {
  if (bucket?.name !== file.bucket)
    throw new StorageError(`A file lies in ${file.bucket}, and FILES_URL names ${bucket?.name ?? 'nothing'}.`)
  return bucket!
}

async function writeBytes(db: Database, file: OfFile, source: AsyncIterable<Uint8Array>) {
  if (file.bucket) return bucketOf(file).put(keyOf(file), source)
  let position = 0
  for await (const bytes of collectParts(source, pieceBytes)) {
    await db
      .insert(fileParts)
      .values({ businessId: file.businessId, fileId: file.id, position: position++, bytes })
  }
}

/** One piece, counted from 0. */
async function readPiece(db: Database, file: OfFile & { bytes: number }, position: number) {
  if (!file.bucket) {
    const [found] = await db
      .select({ bytes: fileParts.bytes })
      .from(fileParts)
      .where(
        and(
          eq(fileParts.businessId, file.businessId),
          eq(fileParts.fileId, file.id),
          eq(fileParts.position, position),
        ),
      )
    return found?.bytes ?? null
  }
  const first = position * pieceBytes
  const range = { first, last: Math.min(file.bytes, first + pieceBytes) - 1 }
  const found = await bucketOf(file).get(keyOf(file), range)
  return found && Buffer.concat(await found.toArray())
}

/** Bytes that are stored as rows are deleted with the row of their file. */
async function removeFromBucket(file: OfFile) {
  if (file.bucket) await bucketOf(file).remove(keyOf(file))
}
