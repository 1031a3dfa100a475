import { and, eq, inArray } from 'drizzle-orm'
import { isFile, removeFiles } from '#app/features/files/storing.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { OfReview } from './add-photo.server.ts'
import { reviewPhotos } from './photo.table.ts'

const { businessId, id, reviewId } = reviewPhotos

type PhotoFiles = { businessId: string; id: string; smallId: string; videoId: string | null }

export async function removePhotoFiles(tx: Database, photo: PhotoFiles) {
  for (const each of [photo.id, photo.smallId, photo.videoId])
    if (each) await removeFiles(tx, isFile({ businessId: photo.businessId, id: each }))
}

/** By its author, at once and for good. */
export async function removeOwnPhoto(db: Database, of: OfReview & { photoId: string }) {
  if (!isUuid(of.photoId)) throw notFound('photo')
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(reviewPhotos)
      .where(and(eq(businessId, of.businessId), eq(id, of.photoId), eq(reviewId, of.reviewId)))
      .returning()
    if (removed.length === 0) throw notFound('photo')
    for (const photo of removed) await removePhotoFiles(tx, photo)
  })
}

/** Before reviews are deleted: their photos go with them, and with the photos their files. */
export async function removePhotosOf(tx: Database, ofBusiness: string, reviewIds: string[]) {
  if (reviewIds.length === 0) return
  const removed = await tx
    .delete(reviewPhotos)
    .where(and(eq(businessId, ofBusiness), inArray(reviewId, reviewIds)))
    .returning()
  for (const photo of removed) await removePhotoFiles(tx, photo)
}
