import { redirect } from 'react-router'
import { findConnection } from '#app/features/single-sign-on/connection.server.ts'
import { beginSignIn, countAttempt } from '#app/features/single-sign-on/sign-in.server.ts'
import { signInPath } from '#app/features/single-sign-on/single-sign-on.vocabulary.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { requireSignedIn } from '../guards.server.ts'
import type { Route } from './+types/company-start'

// GET /business/sso/:businessId/start   Leads to the provider; with ?test=yes for its owner, who sees what comes back.

export async function loader({ request, params: { businessId }, context }: Route.LoaderArgs) {
  await countAttempt(factsOf(context))
  const isTest = new URL(request.url).searchParams.get('test') === 'yes'
  // Another site signs nobody in: it leads no further than the page that asks.
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw redirect(signInPath(businessId))
  if (isTest) {
    const { user } = await requireSignedIn(request)
    const provided = await findConnection(db, businessId)
    if (provided?.business.ownerId !== user.id) throw notFound('page')
  }
  const begun = await beginSignIn(db, { businessId, headers: request.headers, isTest })
  if ('to' in begun) throw redirect(begun.to, { headers: { 'set-cookie': begun.cookie } })
  if (isTest) throw redirect(`/business/team/single-sign-on?refused=${begun.refused}`)
  throw redirect(`${signInPath(businessId)}?refused=${begun.refused}`)
}
