import type { Context } from 'hono'
import { receiveEvent } from '#app/features/billing/stripe-events.server.ts'
import { recordDeliveryEvents } from '#app/features/invitations/stop-mails.server.ts'
import { isMailHookKey, readMailEvents } from '#app/features/mailing/bounce-webhooks.server.ts'
import { receiveOrder } from '#app/features/orders/receive-order.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readBytes } from '#app/platform/form.server.ts'
import { badRequest, forbidden } from '#app/platform/refusal.ts'

const maxBytes = 1024 * 1024

// POST /hooks/stripe   Signed byte by byte, so the body is read as it came.
export async function receiveStripeEvent(request: Request) {
  const body = Buffer.from(await readBytes(request, maxBytes))
  await receiveEvent(db, body, request.headers.get('stripe-signature') ?? '')
  return Response.json({ received: true })
}

// POST /hooks/orders/:businessId/:sourceId   Signed byte by byte, too.
export async function receiveOrderEvent(c: Context) {
  const of = { businessId: c.req.param('businessId') ?? '', sourceId: c.req.param('sourceId') ?? '' }
  const body = Buffer.from(await readBytes(c.req.raw, maxBytes))
  await receiveOrder(db, of, { body, headers: c.req.raw.headers })
  return c.json({ received: true })
}

// POST /hooks/mail: bounces and complaints. `Authorization: Bearer KEY`, or ?key=KEY for providers that can only call a
// plain URL.
export async function receiveMailEvents(request: Request) {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!isMailHookKey(bearer ?? new URL(request.url).searchParams.get('key') ?? '')) {
    throw forbidden('This request needs the key that npm run doctor shows.')
  }
  const body = await readJson(request)
  await recordDeliveryEvents(db, readMailEvents(body))
  return new Response(null, { status: 204 })
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(Buffer.from(await readBytes(request, maxBytes)).toString())
  } catch (error) {
    if (error instanceof SyntaxError) throw badRequest('This is not JSON.')
    throw error
  }
}
