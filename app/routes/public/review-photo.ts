import { findPublicPhotoFile } from '#app/features/media/read-photos.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import type { Route } from './+types/review-photo'
import { photoResponse } from './file-response.server.ts'

// GET /business/:businessId/photos/{photoId}.jpg, its -small.jpg, -video and .vtt
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const db = databaseForPages(factsOf(context))
  const found = await findPublicPhotoFile(db, params)
  return photoResponse(db, request, {
    visitor: factsOf(context).address,
    found,
    maxAgeSeconds: 3600,
  })
}
