import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { isFile, removeFiles } from '#app/features/files/stored-files.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { noteErasure } from '#app/platform/erasures.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { OfReview } from './add-photo.server.ts'
import { lockReviewOf, logPictures } from './log-pictures.server.ts'
import { reviewPhotos } from './photo.table.ts'

const { businessId, id, reviewId } = reviewPhotos

type PhotoFiles = { businessId: string; id: string; smallId: string; videoId: string | null }

export async function removePhotoFiles(tx: Database, photo: PhotoFiles) {
  for (const each of [photo.id, photo.smallId, photo.videoId])
    if (each) await removeFiles(tx, isFile({ businessId: photo.businessId, id: each }))
}

/** Removes a photo at its author's wish, at once and for good. */
export async function removeOwnPhoto(db: Database, of: OfReview & { photoId: string }) {
  if (!isUuid(of.photoId)) throw notFound('photo')
  await db.transaction(async (tx) => {
    if (!(await deletePhoto(tx, of, eq(reviewId, of.reviewId)))) throw notFound('photo')
    noteErasure({ businessId: of.businessId, photoId: of.photoId })
  })
}

type OfPhoto = { businessId: string; photoId: string }

/** Deletes a photo with its files. False if it is already gone. */
export async function deletePhoto(tx: Database, of: OfPhoto, condition?: SQL) {
  await lockReviewOf(tx, of)
  const [photo] = await tx
    .delete(reviewPhotos)
    .where(and(eq(businessId, of.businessId), eq(id, of.photoId), condition))
    .returning()
  if (!photo) return false
  await removePhotoFiles(tx, photo)
  if (photo.state === 'shown') await logPictures(tx, photo, 'author')
  return true
}

/** Call it before reviews are deleted: removes their photos and the files of these. */
export async function removePhotosOf(tx: Database, ofBusiness: string, reviewIds: string[]) {
  if (reviewIds.length === 0) return
  const removed = await tx
    .delete(reviewPhotos)
    .where(and(eq(businessId, ofBusiness), inArray(reviewId, reviewIds)))
    .returning()
  for (const photo of removed) await removePhotoFiles(tx, photo)
}
