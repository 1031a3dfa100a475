import { Readable } from 'node:stream'
import { redirect } from 'react-router'
import { writeTakeout } from '#app/features/deletion/takeout.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { download } from '#app/platform/download.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { limits } from '#app/rate-limits.ts'
import { requireVisitor } from '../guards.server.ts'
import type { Route } from './+types/takeout'
import { isTakeoutAllowed } from './takeout-action.server.ts'

// GET /profile/takeout.json?proof=…: on every plan, and for an account that is closed too. The forms lead here.
export async function loader({ request }: Route.LoaderArgs) {
  const { user, sessionId, isClosing } = await requireVisitor(request)
  if (!isTakeoutAllowed(request, sessionId)) throw redirect(isClosing ? '/profile/closing' : '/profile')
  await countAgainst(limits.takeoutsOfUser, user.id)
  const day = now().toISOString().slice(0, 10)
  const written = Readable.from(writeTakeout(db, user.id), { objectMode: false })
  return download(Readable.toWeb(written) as ReadableStream<Uint8Array>, `vouchsafe-${day}.json`, {
    'cache-control': 'no-store',
  })
}
