import { isLocal } from '#app/platform/client-address.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { findStoredMail } from '#app/platform/mail.server.ts'
import { mailFrame } from '#app/platform/mail-frame.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { Route } from './+types/dev-mail-body'

// GET /dev/mail/{mailId}: the body alone, for the frame on /dev/mail.

export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (!isLocal(request, factsOf(context).address)) throw notFound('page')
  const { html } = await findStoredMail(db, params.mailId)
  return mailFrame(html)
}
