import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { findKeptMail } from '#app/platform/kept-mails.server.ts'
import { isLocal } from '#app/platform/loopback.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { Route } from './+types/dev-mail-body'

// GET /dev/mail/{mailId}: the body alone, for the frame on /dev/mail. It can do nothing but be looked at.

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
].join('; ')

export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (!isLocal(request, factsOf(context).address)) throw notFound('page')
  const { html } = await findKeptMail(db, params.mailId)
  // Links open in place of the page around the frame, as they would out of a mailbox.
  return new Response(html.replace(/<head\b[^>]*>/i, '$&<base target="_top">'), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}
