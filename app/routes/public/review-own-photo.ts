import { openPhotosPage } from '#app/features/media/add-photo.server.ts'
import { findAnyPhotoFile } from '#app/features/media/read-photos.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import type { Route } from './+types/review-own-photo'
import { photoResponse } from './file-response.server.ts'

// GET /review/photos/:token/{photoId}-small.jpg: for the author alone, also while it waits
export async function loader({ params: { token, file }, request, context }: Route.LoaderArgs) {
  const { businessId, reviewId } = openPhotosPage(token)
  const found = await findAnyPhotoFile(db, { businessId, reviewId, file })
  return photoResponse(db, request, {
    visitor: factsOf(context).address,
    found,
    isPrivate: true,
  })
}
