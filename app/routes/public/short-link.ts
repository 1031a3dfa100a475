import { redirect } from 'react-router'
import { followShortLink } from '#app/features/invitations/short-link.server.ts'
import { db } from '#app/platform/database.server.ts'
import type { Route } from './+types/short-link.ts'

// GET /r/:code
export async function loader({ params }: Route.LoaderArgs) {
  return redirect(`/review?business=${await followShortLink(db, params.code ?? '')}`)
}
