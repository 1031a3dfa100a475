import { findProductPicture } from '#app/features/products/change-products.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { Route } from './+types/product-picture'
import { fileResponse } from './file-response.server.ts'

// GET /business/:businessId/products/pictures/{pictureId}.jpg
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const db = databaseForPages(factsOf(context))
  const pictureId = /^([0-9a-f-]{36})\.jpg$/.exec(params.file)?.[1]
  if (!pictureId) throw notFound('picture')
  const picture = await findProductPicture(db, { businessId: params.businessId, pictureId })
  return fileResponse(db, request, { visitor: factsOf(context).address, file: picture })
}
