import { redirect } from 'react-router'
import { beginPasskeySignIn } from '#app/features/accounts/sign-in.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { limits } from '#app/rate-limits.ts'
import type { Route } from './+types/login-passkey'

// POST /business/login/passkey: a challenge, for the script of the login page. The signed answer goes to /business/login.

export function loader() {
  return redirect('/business/login')
}

export async function action({ context }: Route.ActionArgs) {
  await countAgainst(limits.passkeyChallengesFromNetwork, factsOf(context).address)
  const { options, cookie } = await beginPasskeySignIn(db)
  return Response.json(options, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } })
}
