import { Readable } from 'node:stream'
import { and, eq, ne } from 'drizzle-orm'
import { withImage, writeJpeg } from '#app/features/files/read-image.server.ts'
import { isFile, keepFile, removeFiles, storeFile } from '#app/features/files/storing.server.ts'
import { findReview, lockReview } from '#app/features/reviews/publishing.server.ts'
import type { Review } from '#app/features/reviews/review.table.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, gone, tooLarge } from '#app/platform/refusal.ts'
import { sign, verify } from '#app/platform/signed.server.ts'
import { reviewPhotos } from './photo.table.ts'
import { photoLimits } from './photo.vocabulary.ts'

/** The author came by a link in their mailbox, or is in the browser that just sent the review. */
export type PhotosFrom = 'mailbox' | 'browser'
export type OfReview = { businessId: string; reviewId: string }

/** A token for the page on which an author adds photos to a review. Holds for a day. */
export const signPhotosPage = ({ businessId, reviewId }: OfReview, from: PhotosFrom) =>
  sign('review-photos', `${businessId} ${reviewId} ${from}`)

export function openPhotosPage(token: string): OfReview & { from: PhotosFrom } {
  const [businessId = '', reviewId = '', from = ''] = verify('review-photos', token)?.payload.split(' ') ?? []
  if (!businessId) throw gone('This page has expired. To add photos, use the link in the email you received.')
  return { businessId, reviewId, from: from as PhotosFrom }
}

const browserPeriod = days(1)

/**
 * Only to a confirmed review: anybody can send a form with somebody else's address. The browser that sent it may if its
 * author was known before, by an invitation or an order; else the mailbox.
 */
export function canHavePhotos(review: Review, from: PhotosFrom) {
  const { state, confirmedAt, invitationId, orderReference } = review
  if (!confirmedAt || (state !== 'published' && state !== 'pending')) return false
  if (from === 'mailbox') return true
  const isKnown = invitationId !== null || orderReference !== null
  return isKnown && now().getTime() - confirmedAt.getTime() < browserPeriod
}

type Added = { from: PhotosFrom; file: Blob; consentText: string }

/**
 * Adds a photo, written anew without place, camera or anything else but its pixels. It waits until an operator has looked
 * at it. Throws 409 where the review can have none or has enough, 413, 422 and 503 as `withImage` does.
 */
export async function addPhoto(db: Database, of: OfReview, { from, file, consentText }: Added) {
  if (file.size > photoLimits.bytes) throw tooLarge()
  await requireRoom(db, await findReview(db, of), from)
  const { large, small } = await withImage(
    async () => Buffer.from(await file.arrayBuffer()),
    async ({ open }) => ({
      large: await writeJpeg(
        open().resize(photoLimits.side, photoLimits.side, { fit: 'inside', withoutEnlargement: true }),
        { quality: 80 },
      ),
      small: await writeJpeg(open().resize(photoLimits.small, photoLimits.small, { fit: 'cover' }), {
        quality: 76,
      }),
    }),
  )
  const { businessId, reviewId } = of
  const [id, smallId] = [await store(db, businessId, large.data), await store(db, businessId, small.data)]
  const stored = [id, smallId].map((each) => ({ businessId, id: each }))
  try {
    await db.transaction(async (tx) => {
      await requireRoom(tx, await lockReview(tx, of), from)
      const { width, height } = large.info
      await tx.insert(reviewPhotos).values({
        ...{ businessId, id, reviewId, smallId, width, height, consentText, createdAt: now() },
      })
      for (const each of stored) await keepFile(tx, each)
    })
  } catch (error) {
    for (const each of stored) await removeFiles(db, isFile(each))
    throw error
  }
  return id
}

const store = (db: Database, businessId: string, image: Buffer) =>
  storeFile(db, { businessId, type: 'image/jpeg', mostBytes: 4_000_000 }, Readable.from([image]))

async function requireRoom(db: Database, review: Review | undefined, from: PhotosFrom) {
  if (!review) throw gone('This review no longer exists.')
  if (!canHavePhotos(review, from)) throw conflict('This review cannot have photos now.')
  const { businessId, id } = review
  const count = await db.$count(
    reviewPhotos,
    and(
      eq(reviewPhotos.businessId, businessId),
      eq(reviewPhotos.reviewId, id),
      ne(reviewPhotos.state, 'refused'),
    ),
  )
  if (count >= photoLimits.ofReview) throw conflict('This review has enough photos.')
}
