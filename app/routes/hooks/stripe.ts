import { receiveEvent } from '#app/features/billing/stripe-account.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readBytes } from '#app/platform/form.server.ts'

const maxBytes = 1024 * 1024

// POST /hooks/stripe: events. The body is signed byte by byte, so it is read as it came.
export async function receiveStripeEvent(request: Request) {
  const body = Buffer.from(await readBytes(request, maxBytes))
  await receiveEvent(db, body, request.headers.get('stripe-signature') ?? '')
  return Response.json({ received: true })
}
