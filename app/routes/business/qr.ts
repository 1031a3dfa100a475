import { findShortLink } from '#app/features/invitations/open-link.server.ts'
import { db } from '#app/platform/database.server.ts'
import { drawQrCode, qrFormats } from '#app/platform/qr-code.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/qr.ts'

// GET /business/invitations/qr/review-link.png and .svg
export async function loader({ context, params }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const format = qrFormats.find((each) => params.file === `review-link.${each}`)
  if (!format) throw notFound('picture')
  const { type, body } = await drawQrCode(await findShortLink(db, business.id), format)
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'private, no-cache' } })
}
