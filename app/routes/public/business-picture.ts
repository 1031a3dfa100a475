import { createElement } from 'react'
import { findPublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { readLogo } from '#app/features/content/draw-card.server.ts'
import { BusinessPicture } from '#app/features/published-reviews/business-picture.tsx'
import { summariseBusiness } from '#app/features/published-reviews/summary.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { drawableText, pictureResponse } from '#app/platform/picture.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import { limits } from '#app/rate-limits.ts'
import { pictureSize } from '#app/ui/share-picture.tsx'
import type { Route } from './+types/business-picture'

// GET /business/:businessId/og.png
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const db = databaseForPages(factsOf(context))
  const { id, name, domain, isSample, isActive, accent } = await findPublicBusiness(db, params.businessId)
  const { average, count, period, distribution } = await summariseBusiness(db, id)
  const title = drawableText(name) ?? domain
  const shows = {
    title,
    accent,
    logo: await readLogo(db, { id }),
    domain,
    isSample,
    isActive,
    average,
    count,
    since: period?.from ?? null,
    distribution,
  }
  return pictureResponse(request, {
    name: `/business/${id}/og.png`,
    shows,
    draw: () => createElement(BusinessPicture, shows),
    size: pictureSize,
    beforeDrawing: () => countAgainst(limits.picturesFromNetwork, factsOf(context).address),
  })
}
