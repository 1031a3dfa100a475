import type { RouterContextProvider } from 'react-router'
import { factsOf } from '#app/platform/context.server.ts'
import { countAgainst, networkOf } from '#app/platform/rate-limit.server.ts'

const drawings = { name: 'pictures', points: 60, perSeconds: 60 }

/** Only for what has to be drawn: what is kept is given to anybody. */
export async function pictureLimit(context: Readonly<RouterContextProvider>) {
  await countAgainst(drawings, networkOf(factsOf(context).address))
}
