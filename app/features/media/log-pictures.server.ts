import { and, asc, eq, inArray } from 'drizzle-orm'
import { files } from '#app/features/files/file.table.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import type { Actor } from '#app/features/log/format/acts.ts'
import { lockReview } from '#app/features/reviews/publish-review.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { OfReview } from './add-photo.server.ts'
import { reviewPhotos } from './photo.table.ts'

const { businessId, id, reviewId, state, videoId, createdAt } = reviewPhotos

/** Avoids deadlock: the review's row is always locked before what belongs to it. */
export async function lockReviewOf(tx: Database, of: { businessId: string; photoId: string }) {
  const [photo] = await tx
    .select({ reviewId })
    .from(reviewPhotos)
    .where(and(eq(businessId, of.businessId), eq(id, of.photoId)))
  if (photo) await lockReview(tx, { businessId: of.businessId, reviewId: photo.reviewId })
}

/** Writes which pictures the public sees from now on, by the hashes of their files. */
export async function logPictures(tx: Database, of: OfReview, actor: Actor) {
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
