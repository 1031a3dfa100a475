import { findPublicPhotoFile } from '#app/features/media/read-photos.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import type { Route } from './+types/review-photo'
import { fileResponse } from './file-response.server.ts'

// GET /business/:businessId/photos/{photoId}.jpg or {photoId}-small.jpg
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const db = databaseForPages(factsOf(context))
  const file = await findPublicPhotoFile(db, params)
  return fileResponse(db, request, { visitor: factsOf(context).address, file, maxAgeSeconds: 3600 })
}
