import { createHash } from 'node:crypto'
import { and, isNull, lt, or } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { limits } from '#app/limits.ts'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { badRequest, notFound, Refusal } from '#app/platform/refusal.ts'
import { type OrderSource, orderEvents, orderSources } from './order-source.table.ts'
import { findSource, isSource, type OfSource, secretsOf } from './order-sources.server.ts'
import { readers, type Told } from './provider-orders.ts'
import { type Delivery, isSigned } from './signatures.server.ts'

/**
 * Takes what came to a source's address, signed with its secret, and asks for the rest in a job. What is signed wrongly
 * leaves no more than the time: anybody can send it.
 */
export async function receiveOrder(db: Database, of: OfSource, delivery: Delivery) {
  const source = await findSource(db, of)
  if (!source || source.kind === 'mail') throw notFound('address')
  const kind = source.kind
  // WooCommerce asks unsigned whether the address answers, when the owner saves it there.
  if (kind === 'woocommerce' && /^webhook_id=\d+$/.test(delivery.body.toString('utf8', 0, 40))) return
  if (!secretsOf(source).some((secret) => isSigned[kind](secret, delivery))) {
    await noteRefused(db, of)
    throw new Refusal(401, 'signature', 'The signature is missing, too old or made with another secret.')
  }
  await countAgainst(limits.eventsOfOrderSource, source.id)
  const told = readers[kind](jsonOf(delivery.body), delivery.headers, source)
  if (told) await keepEvent(db, source, told)
}

/** Also for an order that came in another way than by a webhook. */
export async function keepEvent(
  db: Database,
  source: Named & Pick<OrderSource, 'businessId'>,
  told: NonNullable<Told>,
) {
  const { businessId, id: sourceId } = source
  const event = { businessId, sourceId, id: uuidv7(), createdAt: now() }
  if ('outcome' in told) {
    const { about, outcome } = told
    await db
      .insert(orderEvents)
      .values({ ...event, keyHash: hashOf(event.id), reference: about?.slice(0, 100), outcome })
    return
  }
  const keyHash = hashOfOrder(source, told.key)
  await db.transaction(async (tx) => {
    const reference = told.reference ?? told.key.slice(0, 100)
    await tx.insert(orderEvents).values({ ...event, keyHash, reference, received: told })
    await enqueue(tx, 'orders.take', { businessId, sourceId, eventId: event.id })
  })
}

type Named = Pick<OrderSource, 'id' | 'kind' | 'shop'>

/** A provider's own ids are the same through whichever source they come. */
export const hashOfOrder = ({ id, kind, shop }: Named, key: string) =>
  hashOf(`${kind === 'stripe' ? kind : (shop ?? id)} ${key}`)

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Notes a refused delivery, at most once a minute, for the owner who set up the wrong secret. */
async function noteRefused(db: Database, of: OfSource) {
  const at = now()
  const isOld = or(
    isNull(orderSources.refusedAt),
    lt(orderSources.refusedAt, new Date(at.getTime() - minutes(1))),
  )
  await db
    .update(orderSources)
    .set({ refusedAt: at })
    .where(and(isSource(of), isOld))
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw badRequest('This is not JSON.')
  }
}
