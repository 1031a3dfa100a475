import { and, asc, eq, inArray, lt, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { businesses } from '#app/features/businesses/business.table.ts'
import { files } from '#app/features/files/file.table.ts'
import { isFile, removeFiles } from '#app/features/files/stored-files.server.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import type { Actor } from '#app/features/log-format/acts.ts'
import { lockReview } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { noteErasure } from '#app/platform/erasures.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import type { OfReview } from './add-photo.server.ts'
import { reviewPhotos } from './photo.table.ts'
import { photoRefusals } from './photo.vocabulary.ts'

const { businessId, id, reviewId, state, createdAt, videoId, captions } = reviewPhotos

/** Photos of all businesses to look at, the oldest first, with the words beside them. Without stars: they must not influence the decision. */
export async function listWaitingPhotos(db: Database, limit: number) {
  const waiting = await db
    .select({
      photo: { businessId, id, createdAt, videoId, captions },
      businessName: businesses.name,
      authorName: reviews.authorName,
      title: reviews.title,
      text: reviews.text,
    })
    .from(reviewPhotos)
    .innerJoin(reviews, and(eq(reviews.businessId, businessId), eq(reviews.id, reviewId)))
    .innerJoin(businesses, eq(businesses.id, businessId))
    .where(eq(state, 'waiting'))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
  return waiting.map(({ photo, businessName, authorName, ...words }) => ({
    businessId: photo.businessId,
    id: photo.id,
    businessName,
    authorName,
    text: textOrNone(words),
    isVideo: photo.videoId !== null,
    captions: photo.captions,
    since: photo.createdAt.toISOString(),
  }))
}

export type WaitingPhoto = Awaited<ReturnType<typeof listWaitingPhotos>>[number]

/** Photos that wait, of all businesses; those from before a time with `before`. */
export const countWaitingPhotos = (db: Database, before?: Date) =>
  db.$count(reviewPhotos, and(eq(state, 'waiting'), before && lt(createdAt, before)))

export const photoDecision = z
  .discriminatedUnion('decision', [
    z.object({ decision: z.literal('show'), businessId: z.uuid(), photoId: z.uuid() }),
    z.object({
      decision: z.literal('refuse'),
      businessId: z.uuid(),
      photoId: z.uuid(),
      reason: z.enum(photoRefusals, 'Please choose a reason'),
    }),
  ])
  .brand<'PhotoDecision'>()

/**
 * Shows a waiting photo or refuses it, for an operator; also takes down one that is shown. A refused photo's files are
 * deleted, and its author is told the reason. Throws 409 for one that was decided or removed before.
 */
export async function decidePhoto(db: Database, decided: z.output<typeof photoDecision>) {
  const { decision } = decided
  const isRefused = decision === 'refuse'
  await db.transaction(async (tx) => {
    await lockReviewOf(tx, decided)
    const [photo] = await tx
      .update(reviewPhotos)
      .set({
        state: isRefused ? 'refused' : 'shown',
        refusedFor: isRefused ? decided.reason : null,
        decidedAt: now(),
      })
      .where(
        and(
          eq(businessId, decided.businessId),
          eq(id, decided.photoId),
          inArray(state, isRefused ? ['waiting', 'shown'] : ['waiting']),
        ),
      )
      .returning()
    if (!photo) throw conflict('This photo was decided already, or its author removed it.')
    const of = { businessId: photo.businessId, reviewId: photo.reviewId }
    if (!isRefused) return logPictures(tx, of, 'operator')
    const fields = { reason: decided.reason }
    await appendActs(tx, [{ ...of, act: 'picture_hidden', actor: 'operator', at: now(), fields }])
    await removePhotoFiles(tx, photo)
    noteErasure({ businessId: photo.businessId, photoId: photo.id })
    await enqueue(tx, 'notifications.notify-author', {
      ...of,
      news: 'photoRefused',
      at: photo.createdAt.getTime(),
    })
  })
}

/** Avoids deadlock: the review's row is always locked before what belongs to it. */
async function lockReviewOf(tx: Database, of: { businessId: string; photoId: string }) {
  const [photo] = await tx
    .select({ reviewId })
    .from(reviewPhotos)
    .where(and(eq(businessId, of.businessId), eq(id, of.photoId)))
  if (photo) await lockReview(tx, { businessId: of.businessId, reviewId: photo.reviewId })
}

/** Writes which pictures the public sees from now on, by the hashes of their files. */
async function logPictures(tx: Database, of: OfReview, actor: Actor) {
  const shown = await tx
    .select({ id, videoId })
    .from(reviewPhotos)
    .where(and(eq(businessId, of.businessId), eq(reviewId, of.reviewId), eq(state, 'shown')))
    .orderBy(asc(createdAt), asc(id))
  const ids = shown.flatMap((photo) => (photo.videoId ? [photo.id, photo.videoId] : [photo.id]))
  const known = await tx
    .select({ id: files.id, sha256: files.sha256 })
    .from(files)
    .where(and(eq(files.businessId, of.businessId), inArray(files.id, ids)))
  const hashes = ids.map((each) => known.find((file) => file.id === each)?.sha256?.toString('hex') ?? '')
  const pictures = hashes.join(' ')
  await appendActs(tx, [{ ...of, act: 'pictures_changed', actor, at: now(), fields: { pictures } }])
}

type PhotoFiles = { businessId: string; id: string; smallId: string; videoId: string | null }

async function removePhotoFiles(tx: Database, photo: PhotoFiles) {
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
