import { findBusinessFacts } from '#app/features/businesses/public-business.server.ts'
import { findReview } from '#app/features/reviews/publish-review.server.ts'
import { fillWords, type Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { FormWithFiles } from '#app/platform/form.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { gone, invalid, Refusal } from '#app/platform/refusal.ts'
import { toRefusal } from '#app/platform/unavailable.server.ts'
import { limits } from '#app/rate-limits.ts'
import {
  addPhoto,
  canHavePhotos,
  type OfReview,
  openPhotosPage,
  type PhotosFrom,
  signPhotosPage,
} from './add-photo.server.ts'
import { removeOwnPhoto } from './change-photos.server.ts'
import { photoLimits, videoLimits } from './photo.vocabulary.ts'
import { listOwnPhotos } from './read-photos.server.ts'

/** The link for the pages after a review; null if the review can have no photos. */
export async function findPhotosLink(db: Database, of: OfReview, from: PhotosFrom) {
  const review = await findReview(db, of)
  if (!review || !canHavePhotos(review, from)) return null
  const { title, deskLink } = messages[review.formLanguage].photos
  return { address: `/review/photos/${signPhotosPage(of, from)}`, title, deskLink }
}

export type PhotosAddress = NonNullable<Awaited<ReturnType<typeof findPhotosLink>>>

const numbers = {
  count: photoLimits.ofReview,
  megabytes: photoLimits.bytes / 1_000_000,
  seconds: videoLimits.seconds,
  videoMegabytes: videoLimits.bytes / 1_000_000,
}

/** What the author's page for photos shows. Throws 410 for an old link or an erased review. */
export async function findPhotosPage(db: Database, token: string) {
  const of = openPhotosPage(token)
  const review = await findReview(db, of)
  if (!review) throw gone('This review no longer exists.')
  const [business, photos] = await Promise.all([findBusinessFacts(db, of.businessId), listOwnPhotos(db, of)])
  const kept = photos.filter(({ state }) => state !== 'refused')
  const videos = kept.filter(({ isVideo }) => isVideo).length
  const { reviewForm, photos: words } = messages[review.formLanguage]
  return {
    business,
    photos,
    token,
    pageLanguage: review.formLanguage,
    canAdd: canHavePhotos(review, of.from),
    left: photoLimits.ofReview - (kept.length - videos),
    canAddVideo: videos < videoLimits.ofReview,
    words: {
      ...reviewForm,
      photos: {
        ...words,
        lead: fillWords(words.lead, numbers),
        chooseHelp: fillWords(words.chooseHelp, numbers),
        enough: fillWords(words.enough, numbers),
        videoHelp: fillWords(words.videoHelp, numbers),
      },
    },
  }
}

type Sent = FormWithFiles & { /** Of the client. */ address: string }

/** Takes a photo or a video of that page's forms. Throws refusals with sentences in its author's language. */
export async function takePhoto(db: Database, token: string, { values, files, address }: Sent) {
  const of = openPhotosPage(token)
  const review = await findReview(db, of)
  if (!review) throw gone('This review no longer exists.')
  const { photos: words } = messages[review.formLanguage]
  const isVideo = values.kind === 'video'
  const { photo: file, video } = files
  if (isVideo && !video?.size) throw invalid(words.noVideo)
  // The browser makes the poster of a video that it can play.
  if (!file?.size) throw invalid(isVideo ? words.videoUnreadable : words.noFile)
  if (values.consent !== 'on') throw invalid(words.consentMissing)
  try {
    await countAgainst(limits.photosFromNetwork, address)
    await countAgainst(limits.photosOfReview, of.reviewId)
    const captions = (values.captions ?? '').trim().slice(0, videoLimits.captions) || null
    return await addPhoto(db, of, {
      file,
      from: of.from,
      consentText: isVideo ? words.consentVideo : words.consent,
      ...(isVideo && { video: { file: video!, captions } }),
    })
  } catch (error) {
    throw refusedIn(review.formLanguage, error, isVideo)
  }
}

/** What kept a form from arriving, in the author's language. */
export async function refusedArrival(db: Database, token: string, error: unknown) {
  const review = await findReview(db, openPhotosPage(token))
  return review ? refusedIn(review.formLanguage, error, true) : error
}

export async function removePhoto(db: Database, token: string, photoId: string) {
  await removeOwnPhoto(db, { ...openPhotosPage(token), photoId })
}

/** The refusal in the author's language. Refusals without a text here, and other errors, stay as they are. */
function refusedIn(language: Language, error: unknown, isVideo: boolean) {
  const refusal = toRefusal(error)
  if (!refusal) return error
  const { photos, reviewForm } = messages[language]
  const texts: Record<number, string> = {
    409: photos.notNow,
    413: fillWords(isVideo ? photos.videoTooLarge : photos.tooLarge, numbers),
    422: isVideo ? photos.videoUnreadable : photos.unreadable,
    429: reviewForm.tooMany,
    503: reviewForm.unavailable,
  }
  if (refusal.code === 'too_long') texts[422] = fillWords(photos.videoTooLong, numbers)
  return new Refusal(refusal.status, refusal.code, texts[refusal.status] ?? refusal.message)
}
