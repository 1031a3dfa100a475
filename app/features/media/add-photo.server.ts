import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { withImage, writeJpeg } from '#app/features/files/read-image.server.ts'
import { isFile, keepFile, removeFiles, storeFile } from '#app/features/files/stored-files.server.ts'
import { findReview, lockReview } from '#app/features/reviews/publish-review.server.ts'
import type { Review } from '#app/features/reviews/review.table.ts'
import { limitConcurrency } from '#app/platform/batch.server.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { receiveFiles } from '#app/platform/received-files.server.ts'
import { conflict, diskFull, gone, invalid, Refusal, tooLarge } from '#app/platform/refusal.ts'
import { ProcessEnded, runSeparately } from '#app/platform/run-separately.server.ts'
import { sign, verify } from '#app/platform/secret.server.ts'
import { reviewPhotos } from './photo.table.ts'
import { photoLimits, type VideoCodec, type VideoType, videoLimits } from './photo.vocabulary.ts'

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

type Added = {
  from: PhotosFrom
  /** The photo, or the video's poster. */
  file: Blob
  consentText: string
  video?: { file: Blob; captions: string | null }
}

/**
 * Adds a photo or a video, written anew with nothing but its pictures and sound: without place, camera or titles. It waits
 * until an operator has looked at it. Throws 409 where the review can have none or has enough, 413 for too many bytes, 422
 * for what cannot be read or is too long, and 503 where too many are at it.
 */
export async function addPhoto(db: Database, of: OfReview, added: Added) {
  const { from, video } = added
  if (added.file.size > photoLimits.bytes || (video && video.file.size > videoLimits.bytes)) throw tooLarge()
  await requireRoom(db, await findReview(db, of), { from, isVideo: video !== undefined })
  const pictures = await encodePictures(added.file)
  if (!video) return keepPhoto(db, of, added, { pictures, video: null })
  const done = await withCleanVideo(video.file, async (path, cleaned) => {
    const source = createReadStream(path, { highWaterMark: 480 * 1024 })
    const { businessId } = of
    const id = await storeFile(db, { businessId, type: cleaned.type, mostBytes: videoLimits.bytes }, source)
    return keepPhoto(db, of, added, { pictures, video: { id, cleaned, captions: video.captions } })
  })
  if (typeof done === 'string') return done
  throw done.problem === 'too-long'
    ? new Refusal(422, 'too_long', 'This video is too long.')
    : invalid('This video cannot be read.')
}

const encodePictures = (file: Blob) =>
  withImage(
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

type Encoded = {
  pictures: Awaited<ReturnType<typeof encodePictures>>
  video: { id: string; cleaned: CleanedVideo; captions: string | null } | null
}

async function keepPhoto(
  db: Database,
  of: OfReview,
  { from, consentText }: Added,
  { pictures: { large, small }, video }: Encoded,
) {
  const { businessId, reviewId } = of
  const [id, smallId] = [await store(db, businessId, large.data), await store(db, businessId, small.data)]
  const ids = video ? [id, smallId, video.id] : [id, smallId]
  const stored = ids.map((each) => ({ businessId, id: each }))
  try {
    await db.transaction(async (tx) => {
      await requireRoom(tx, await lockReview(tx, of), { from, isVideo: video !== null })
      const { width, height } = large.info
      await tx.insert(reviewPhotos).values({
        businessId,
        id,
        reviewId,
        smallId,
        width,
        height,
        consentText,
        createdAt: now(),
        ...(video && {
          videoId: video.id,
          videoType: video.cleaned.type,
          videoCodec: video.cleaned.codec,
          seconds: video.cleaned.seconds,
          captions: video.captions,
        }),
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

async function requireRoom(
  db: Database,
  review: Review | undefined,
  { from, isVideo }: { from: PhotosFrom; isVideo: boolean },
) {
  if (!review) throw gone('This review no longer exists.')
  if (!canHavePhotos(review, from)) throw conflict('This review cannot have photos now.')
  const { businessId, id } = review
  const count = await db.$count(
    reviewPhotos,
    and(
      eq(reviewPhotos.businessId, businessId),
      eq(reviewPhotos.reviewId, id),
      ne(reviewPhotos.state, 'refused'),
      isVideo ? isNotNull(reviewPhotos.videoId) : isNull(reviewPhotos.videoId),
    ),
  )
  if (count >= (isVideo ? videoLimits.ofReview : photoLimits.ofReview))
    throw conflict('This review has enough photos.')
}

export type VideoProblem = 'unreadable' | 'too-long' | 'disk-full'
export type CleanedVideo = {
  type: VideoType
  codec: VideoCodec
  seconds: number
  width: number
  height: number
}

/** Each takes a processor for up to a second and up to 200 MB of memory. */
const atOnce = 2

/**
 * Writes a stranger's video (MP4, MOV, WebM) anew with nothing but its pictures and sound, and hands over the path of that
 * file, which is there until `use` is over. Says what is wrong with one that cannot be read or is too long.
 */
const withCleanVideo = limitConcurrency(
  atOnce,
  <T>(video: Blob, use: (path: string, cleaned: CleanedVideo) => Promise<T>) =>
    receiveFiles(async (folder): Promise<T | { problem: VideoProblem }> => {
      const to = join(folder, 'clean')
      const found = await runCleaning(video, to)
      if (!('problem' in found)) return use(to, found)
      if (found.problem === 'disk-full') throw diskFull()
      return found
    }),
)

async function runCleaning(video: Blob, to: string): Promise<CleanedVideo | { problem: VideoProblem }> {
  const work = {
    script: 'app/features/media/clean-video.process.ts',
    input: video,
    given: { to },
    megabytes: 128,
    seconds: 60,
  }
  try {
    for await (const [line] of runSeparately(work)) if (line) return JSON.parse(line)
  } catch (error) {
    if (!(error instanceof ProcessEnded)) throw error
  }
  return { problem: 'unreadable' }
}
