import type { Context } from 'hono'
import { receiveOrder } from '#app/features/orders/receive-order.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readBytes } from '#app/platform/form.server.ts'

const maxBytes = 1024 * 1024

// POST /hooks/orders/:businessId/:sourceId   Signed byte by byte, so the body is read as it came.
export async function receiveOrderEvent(c: Context) {
  const of = { businessId: c.req.param('businessId') ?? '', sourceId: c.req.param('sourceId') ?? '' }
  const body = Buffer.from(await readBytes(c.req.raw, maxBytes))
  await receiveOrder(db, of, { body, headers: c.req.raw.headers })
  return c.json({ received: true })
}
