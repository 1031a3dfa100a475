import { findAnyPhotoFile } from '#app/features/media/read-photos.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { photoResponse } from '#app/routes/public/file-response.server.ts'
import type { Route } from './+types/operator-photo-file'

// GET /operator/photos/:businessId/{photoId}.jpg
export async function loader({ params: { businessId, file }, request, context }: Route.LoaderArgs) {
  await requireOperator(request)
  const found = await findAnyPhotoFile(db, { businessId, file })
  return photoResponse(db, request, {
    visitor: factsOf(context).address,
    found,
    isPrivate: true,
  })
}
