import { and, eq } from 'drizzle-orm'
import { type Bucket, collectParts, openBucket } from '#app/platform/bucket.server.ts'
import { StorageError } from '#app/platform/bucket-requests.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Environment } from '#app/platform/env.server.ts'
import { fileParts, type StoredFile } from './file.table.ts'

let bucket: Bucket | undefined

/** Without a bucket, the bytes of files are rows: every process sees them, and the one backup has them. */
export function openFiles({ files }: Pick<Environment, 'files'>) {
  bucket = files ? openBucket(files) : undefined
}

type OfFile = Pick<StoredFile, 'businessId' | 'id' | 'bucket'>

/** The bucket that new files go to; null: into rows. */
export const bucketForFiles = () => bucket?.name ?? null

/** Files are read in pieces of this size, so that a slow reader holds neither a connection nor much memory. */
export const pieceBytes = 480 * 1024

/** From ids alone: nothing that somebody typed is part of a path. */
const keyOf = ({ businessId, id }: OfFile) => `${businessId}/${id}`

function bucketOf(file: OfFile) {
  if (bucket?.name !== file.bucket)
    throw new StorageError(`A file lies in ${file.bucket}, and FILES_URL names ${bucket?.name ?? 'nothing'}.`)
  return bucket!
}

export async function writeBytes(db: Database, file: OfFile, source: AsyncIterable<Uint8Array>) {
  if (file.bucket) return bucketOf(file).put(keyOf(file), source)
  let position = 0
  for await (const bytes of collectParts(source, pieceBytes)) {
    await db
      .insert(fileParts)
      .values({ businessId: file.businessId, fileId: file.id, position: position++, bytes })
  }
}

/** One piece, counted from 0. */
export async function readPiece(db: Database, file: OfFile & { bytes: number }, position: number) {
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
export async function removeFromBucket(file: OfFile) {
  if (file.bucket) await bucketOf(file).remove(keyOf(file))
}
