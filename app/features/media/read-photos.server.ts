import { buffer } from 'node:stream/consumers'
import { and, asc, count, desc, eq, isNull, min, not, or, type SQL, sql } from 'drizzle-orm'
import { findFile, type KeptFile, readBytesOf } from '#app/features/files/stored-files.server.ts'
import { type Photo, publicPhoto } from '#app/features/reviews/public-review.ts'
import { isReadable } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { OfReview } from './add-photo.server.ts'
import { reviewPhotos } from './photo.table.ts'
import { readPhotoFile } from './photo.vocabulary.ts'

const { businessId, id, reviewId, smallId, videoId, captions, state, refusedFor, createdAt } = reviewPhotos
const { width, height, videoType, videoCodec, seconds } = reviewPhotos

const shownColumns = {
  id,
  width,
  height,
  videoType,
  videoCodec,
  seconds,
  hasCaptions: sql<boolean>`${captions} is not null`,
}

const isOfReview = (of: OfReview) => and(eq(businessId, of.businessId), eq(reviewId, of.reviewId))
const isItsReview = and(eq(reviews.businessId, businessId), eq(reviews.id, reviewId))

/** Everything about them. Photos with their bytes as base64; videos, which are larger, are opened on the author's page. */
export async function exportOwnPhotos(db: Database, of: OfReview) {
  const rows = await db.select().from(reviewPhotos).where(isOfReview(of)).orderBy(asc(createdAt), asc(id))
  return Promise.all(
    rows.map(async ({ businessId: _, reviewId: __, smallId: ___, ...photo }) => ({
      ...photo,
      content: photo.state === 'refused' ? null : await readAsBase64(db, of.businessId, photo.id),
    })),
  )
}

async function readAsBase64(db: Database, ofBusiness: string, fileId: string) {
  const file = await findFile(db, { businessId: ofBusiness, id: fileId })
  return (await buffer(readBytesOf(db, file))).toString('base64')
}

/** A photo as its author sees it: also one that waits, or that was refused and whose files are gone. */
export const listOwnPhotos = (db: Database, of: OfReview) =>
  db
    .select({ id, state, refusedFor, isVideo: sql<boolean>`${videoId} is not null` })
    .from(reviewPhotos)
    .where(isOfReview(of))
    .orderBy(asc(createdAt), asc(id))

export type OwnPhoto = Awaited<ReturnType<typeof listOwnPhotos>>[number]

/** Photos that an operator has approved, of published reviews. */
export async function listPublicPhotos(db: Database, of: OfReview): Promise<Photo[]> {
  const rows = await db
    .select(shownColumns)
    .from(reviewPhotos)
    .innerJoin(reviews, isItsReview)
    .where(and(isOfReview(of), eq(state, 'shown'), isReadable))
    .orderBy(asc(createdAt), asc(id))
  return rows.map((row) => publicPhoto(of.businessId, row))
}

/** The newest photos of reviews of a business, or of one product, without videos. */
export async function listNewestPhotos(
  db: Database,
  ofBusiness: string,
  limit: number,
  productId?: string,
): Promise<(Photo & { authorName: string })[]> {
  const rows = await db
    .select({ ...shownColumns, authorName: reviews.authorName })
    .from(reviewPhotos)
    .innerJoin(reviews, isItsReview)
    .where(
      and(
        eq(businessId, ofBusiness),
        eq(state, 'shown'),
        isNull(videoId),
        isReadable,
        productId ? eq(reviews.productId, productId) : isNull(reviews.productId),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(limit)
  return rows.map((row) => ({
    ...publicPhoto(ofBusiness, row),
    authorName: row.authorName,
  }))
}

/** Photos of a business that no operator has looked at yet, and since when the oldest waits. */
export async function countWaitingPhotosOf(db: Database, ofBusiness: string, at = now()) {
  const [row] = await db
    .select({ count: count(), oldest: min(createdAt) })
    .from(reviewPhotos)
    .where(and(eq(businessId, ofBusiness), eq(state, 'waiting')))
  return {
    count: row!.count,
    oldestHours: row!.oldest && (at.getTime() - row!.oldest.getTime()) / hours(1),
  }
}

/** The files of photos of a business that the public may not see. */
export async function listUnshownPhotoFiles(db: Database, ofBusiness: string) {
  const rows = await db
    .select({ id, smallId, videoId })
    .from(reviewPhotos)
    .innerJoin(reviews, isItsReview)
    .where(and(eq(businessId, ofBusiness), or(not(eq(state, 'shown')), not(isReadable))))
  return rows.flatMap((photo) => [photo.id, photo.smallId, photo.videoId])
}

type Wanted = { businessId: string; file: string }
export type FoundPhotoFile = { file: KeptFile } | { captions: string }

/** A file of a photo that the public may see: shown, and of a review whose words are public. Else 404. */
export const findPublicPhotoFile = (db: Database, wanted: Wanted) =>
  findPhotoFile(db, wanted, and(eq(state, 'shown'), isReadable))

/** The same for its author, or without `reviewId` for an operator. 404 for a refused one: its files are gone. */
export const findAnyPhotoFile = (db: Database, wanted: Wanted & { reviewId?: string }) =>
  findPhotoFile(
    db,
    wanted,
    and(isNull(refusedFor), wanted.reviewId === undefined ? undefined : eq(reviewId, wanted.reviewId)),
  )

/** Finds a file of a photo. Captions are stored as text, and the file is made on demand. */
async function findPhotoFile(
  db: Database,
  wanted: Wanted,
  condition: SQL | undefined,
): Promise<FoundPhotoFile> {
  const named = readPhotoFile(wanted.file)
  if (!named || !isUuid(wanted.businessId) || !isUuid(named.id)) throw notFound('photo')
  const [found] = await db
    .select({ large: id, small: smallId, video: videoId, captions, seconds })
    .from(reviewPhotos)
    .innerJoin(reviews, isItsReview)
    .where(and(eq(businessId, wanted.businessId), eq(id, named.id), condition))
  if (named.file === 'captions') {
    if (!found?.captions || !found.seconds) throw notFound('photo')
    return { captions: captionsInTime(found.captions, found.seconds) }
  }
  const fileId = found?.[named.file]
  if (!fileId) throw notFound('photo')
  return { file: await findFile(db, { businessId: wanted.businessId, id: fileId }) }
}

/** A caption is read in a line or two. */
const longestCaption = 80

/**
 * An author's words as WebVTT. They are spread over the video by their length, because nobody told us when each is said.
 */
function captionsInTime(words: string, seconds: number) {
  const captions = splitIntoCaptions(words)
  const total = captions.reduce((sum, { length }) => sum + length, 0)
  let said = 0
  const cues = captions.map((caption) => {
    const from = (seconds * said) / total
    said += caption.length
    return `${timeOf(from)} --> ${timeOf((seconds * said) / total)}\n${escapeCue(caption)}`
  })
  return ['WEBVTT', ...cues].join('\n\n')
}

/** By sentences, and long ones by words. */
function splitIntoCaptions(words: string) {
  const sentences = words.split(/(?<=[.!?…。])\s+|\n+/).map((sentence) => sentence.trim())
  return sentences.filter(Boolean).flatMap((sentence) => {
    const lines: string[] = []
    for (const word of sentence.split(/\s+/)) {
      const last = lines.at(-1)
      if (last !== undefined && last.length + word.length < longestCaption)
        lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  })
}

const escapeCue = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!)

const timeOf = (seconds: number) => new Date(1000 * seconds).toISOString().slice(11, 23)
