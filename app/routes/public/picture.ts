import { createElement } from 'react'
import type { RouterContextProvider } from 'react-router'
import { factsOf } from '#app/platform/context.server.ts'
import { answerPicture } from '#app/platform/picture.server.ts'
import { countAgainst, networkOf } from '#app/platform/rate-limit.server.ts'
import { pictureSize, SharePicture } from '#app/ui/share-picture.tsx'
import type { Route } from './+types/picture'

const drawings = { name: 'pictures', points: 60, perSeconds: 60 }

/** Only for what has to be drawn: what is kept is given to anybody. */
export const pictureLimit = (context: Readonly<RouterContextProvider>) =>
  countAgainst(drawings, networkOf(factsOf(context).address))

const shows = {
  title: 'Let their words stand.',
  line: 'Customer reviews, collected, understood and shown.',
  foot: 'Nothing hidden, every claim checkable.',
}

// GET /og.png: for the pages that have no picture of their own
export function loader({ request, context }: Route.LoaderArgs) {
  return answerPicture(request, {
    name: '/og.png',
    shows,
    draw: () => createElement(SharePicture, shows),
    size: pictureSize,
    beforeDrawing: () => pictureLimit(context),
  })
}
