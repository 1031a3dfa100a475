import { redirect } from 'react-router'
import { endSession, forgetSession } from '#app/features/accounts/sessions.server.ts'
import { db } from '#app/platform/database.server.ts'
import { signedInAnyhow } from '../guards.server.ts'
import type { Route } from './+types/logout'

// POST /business/logout. A link cannot sign anybody out: GET only leads on.

export function loader() {
  return redirect('/business/dashboard')
}

export async function action({ request }: Route.ActionArgs) {
  const who = await signedInAnyhow(request)
  if (who) await endSession(db, { userId: who.user.id, sessionId: who.sessionId })
  return redirect('/business/login', { headers: { 'set-cookie': forgetSession() } })
}
