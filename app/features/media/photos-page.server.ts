import { findBusinessFacts } from '#app/features/businesses/finding.server.ts'
import { findReview } from '#app/features/reviews/publishing.server.ts'
import { fillWords } from '#app/languages/fill-words.ts'
import type { Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { limits } from '#app/limits.ts'
import type { Database } from '#app/platform/database.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { gone, invalid, Refusal } from '#app/platform/refusal.ts'
import { toRefusal } from '#app/platform/unavailable.server.ts'
import {
  addPhoto,
  canHavePhotos,
  type OfReview,
  openPhotosPage,
  type PhotosFrom,
  signPhotosPage,
} from './add-photo.server.ts'
import { photoLimits } from './photo.vocabulary.ts'
import { listOwnPhotos } from './read-photos.server.ts'
import { removeOwnPhoto } from './remove-photos.server.ts'

/** For the pages after a review; null where it can have no photos. */
export async function findPhotosLink(db: Database, of: OfReview, from: PhotosFrom) {
  const review = await findReview(db, of)
  if (!review || !canHavePhotos(review, from)) return null
  const { title, deskLink } = messages[review.formLanguage].photos
  return { address: `/review/photos/${signPhotosPage(of, from)}`, title, deskLink }
}

export type PhotosAddress = NonNullable<Awaited<ReturnType<typeof findPhotosLink>>>

const megabytes = photoLimits.bytes / 1_000_000

/** What the author's page for photos shows. Throws 410 for an old link or an erased review. */
export async function findPhotosPage(db: Database, token: string) {
  const of = openPhotosPage(token)
  const review = await findReview(db, of)
  if (!review) throw gone('This review no longer exists.')
  const [business, photos] = await Promise.all([findBusinessFacts(db, of.businessId), listOwnPhotos(db, of)])
  const kept = photos.filter(({ state }) => state !== 'refused').length
  const { reviewForm, photos: words } = messages[review.formLanguage]
  const numbers = { count: photoLimits.ofReview, megabytes }
  return {
    ...{ business, photos, token, pageLanguage: review.formLanguage },
    canAdd: canHavePhotos(review, of.from),
    left: photoLimits.ofReview - kept,
    words: {
      ...reviewForm,
      photos: {
        ...words,
        lead: fillWords(words.lead, numbers),
        chooseHelp: fillWords(words.chooseHelp, numbers),
        enough: fillWords(words.enough, numbers),
      },
    },
  }
}

/** Takes one photo of that page's form. Throws refusals with sentences in its author's language. */
export async function takePhoto(
  db: Database,
  token: string,
  { file, isAgreed }: { file: File | undefined; isAgreed: boolean },
) {
  const of = openPhotosPage(token)
  const review = await findReview(db, of)
  if (!review) throw gone('This review no longer exists.')
  const { photos: words } = messages[review.formLanguage]
  if (!file || file.size === 0) throw invalid(words.noFile)
  if (!isAgreed) throw invalid(words.consentMissing)
  try {
    await countAgainst(limits.photosOfReview, of.reviewId)
    return await addPhoto(db, of, { file, from: of.from, consentText: words.consent })
  } catch (error) {
    throw refusedIn(review.formLanguage, error)
  }
}

export async function removePhoto(db: Database, token: string, photoId: string) {
  await removeOwnPhoto(db, { ...openPhotosPage(token), photoId })
}

/** Other refusals, and those of programs, stay as they are. */
function refusedIn(language: Language, error: unknown) {
  const refusal = toRefusal(error)
  if (!refusal) return error
  const { photos, reviewForm } = messages[language]
  const texts: Record<number, string> = {
    409: photos.notNow,
    413: fillWords(photos.tooLarge, { megabytes }),
    422: photos.unreadable,
    429: reviewForm.tooMany,
    503: reviewForm.unavailable,
  }
  return new Refusal(refusal.status, refusal.code, texts[refusal.status] ?? refusal.message)
}
