import { markFormStarted } from '#app/features/invitations/redeem-invitation.server.ts'
import { db } from '#app/platform/database.server.ts'
import type { Route } from './+types/review-started'

// POST /review/started/:token, sent by the form at its first input.
export async function action({ params }: Route.ActionArgs) {
  await markFormStarted(db, params.token)
  return new Response(null, { status: 204 })
}
