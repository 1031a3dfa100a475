import { redirect } from 'react-router'
import { followShortLink } from '#app/features/invitations/open-link.server.ts'
import { db } from '#app/platform/database.server.ts'
import type { Route } from './+types/short-link.ts'

// GET /r/:code, and /r/:code/{product} with the business's own number of it
export async function loader({ params }: Route.LoaderArgs) {
  const query = new URLSearchParams({ business: await followShortLink(db, params.code ?? '') })
  if (params.product) query.set('product', params.product)
  return redirect(`/review?${query}`)
}
