import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import { businesses } from '#app/features/businesses/business.table.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { noteErasure } from '#app/platform/erasures.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { lockReviewOf, logPictures } from './log-pictures.server.ts'
import { reviewPhotos } from './photo.table.ts'
import { photoRefusals } from './photo.vocabulary.ts'
import { removePhotoFiles } from './remove-photos.server.ts'

const { businessId, id, reviewId, state, createdAt, videoId, captions } = reviewPhotos

/** A photo to look at, with the words beside it. Without stars: they must not influence the decision. */
export type WaitingPhoto = {
  businessId: string
  id: string
  businessName: string
  authorName: string
  text: string
  isVideo: boolean
  captions: string | null
  /** ISO 8601. */
  since: string
}

/** Of all businesses, the oldest first. */
export async function listWaitingPhotos(db: Database, limit: number): Promise<WaitingPhoto[]> {
  const waiting = await db
    .select({ businessId, id, reviewId, createdAt, videoId, captions })
    .from(reviewPhotos)
    .where(eq(state, 'waiting'))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
  if (waiting.length === 0) return []
  const [ofBusiness, ofReview] = await Promise.all([
    db
      .select({ id: businesses.id, name: businesses.name })
      .from(businesses)
      .where(inArray(businesses.id, [...new Set(waiting.map((each) => each.businessId))])),
    db
      .select({ id: reviews.id, authorName: reviews.authorName, title: reviews.title, text: reviews.text })
      .from(reviews)
      .where(
        and(
          inArray(reviews.businessId, [...new Set(waiting.map((each) => each.businessId))]),
          inArray(
            reviews.id,
            waiting.map((each) => each.reviewId),
          ),
        ),
      ),
  ])
  return waiting.flatMap((photo) => {
    const review = ofReview.find((each) => each.id === photo.reviewId)
    const business = ofBusiness.find((each) => each.id === photo.businessId)
    if (!review || !business) return []
    return {
      businessId: photo.businessId,
      id: photo.id,
      businessName: business.name,
      authorName: review.authorName,
      text: textOrNone(review),
      isVideo: photo.videoId !== null,
      captions: photo.captions,
      since: photo.createdAt.toISOString(),
    }
  })
}

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
