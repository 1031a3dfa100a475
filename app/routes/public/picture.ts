import { createElement } from 'react'
import { factsOf } from '#app/platform/context.server.ts'
import { pictureResponse } from '#app/platform/picture.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { limits } from '#app/rate-limits.ts'
import { pictureSize, SharePicture } from '#app/ui/share-picture.tsx'
import type { Route } from './+types/picture'

const shows = {
  title: 'Let their words stand.',
  line: 'Customer reviews, collected, understood and shown.',
  foot: 'Nothing hidden, every claim checkable.',
}

// GET /og.png: for the pages that have no picture of their own
export function loader({ request, context }: Route.LoaderArgs) {
  return pictureResponse(request, {
    name: '/og.png',
    shows,
    draw: () => createElement(SharePicture, shows),
    size: pictureSize,
    beforeDrawing: () => countAgainst(limits.picturesFromNetwork, factsOf(context).address),
  })
}
