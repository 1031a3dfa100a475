import { redirect } from 'react-router'
import { type Back, countAttempt, handleReturn } from '#app/features/single-sign-on/sign-in.server.ts'
import { signInPath } from '#app/features/single-sign-on/single-sign-on.vocabulary.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import type { Route } from './+types/company-callback'

// GET /business/sso/:businessId/callback   Back from the provider. The row of the way is used up, so that it counts once.

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export async function loader({ request, params: { businessId }, context }: Route.LoaderArgs) {
  await countAttempt(factsOf(context))
  const back = await handleReturn(db, { businessId, headers: request.headers }, new URL(request.url).search)
  throw redirectAfterSingleSignOn(businessId, back)
}

/** Redirects at the end of a single sign-on, with the session cookies if it succeeded. */
export function redirectAfterSingleSignOn(businessId: string, back: Back) {
  if ('signedIn' in back) return redirect('/business/dashboard', { headers: back.signedIn })
  if ('agreement' in back) return redirect(`${signInPath(businessId)}/agree?way=${back.agreement}`)
  if ('tested' in back) return redirect(`/business/team/single-sign-on?tested=${back.tested}`)
  return redirect(`${signInPath(businessId)}?refused=${back.refused}`)
}
