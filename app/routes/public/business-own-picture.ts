import { findPicture } from '#app/features/businesses/pictures.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { Route } from './+types/business-own-picture'
import { fileResponse } from './file-response.server.ts'

// GET /business/:businessId/pictures/{pictureId}.jpg
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { businessId, file } = params
  const pictureId = /^([0-9a-f-]{36})\.jpg$/.exec(file)?.[1]
  if (!pictureId) throw notFound('picture')
  return fileResponse(request, factsOf(context).address, await findPicture(db, { businessId, pictureId }))
}
