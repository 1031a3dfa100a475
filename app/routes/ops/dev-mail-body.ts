import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { isLocal } from '#app/platform/loopback.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { findStoredMail } from '#app/platform/stored-mails.server.ts'
import type { Route } from './+types/dev-mail-body'

// GET /dev/mail/{mailId}: the body alone, for the frame on /dev/mail. Its policy allows nothing but display.

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  // Links open in a new tab, as from a mailbox.
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (!isLocal(request, factsOf(context).address)) throw notFound('page')
  const { html } = await findStoredMail(db, params.mailId)
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}
