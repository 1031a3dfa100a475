import { createHash, createHmac } from 'node:crypto'
import { and, isNull, lt, or } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { minutes, now, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { badRequest, notFound, Refusal } from '#app/platform/refusal.ts'
import { areEqual } from '#app/platform/secret.server.ts'
import { limits } from '#app/rate-limits.ts'
import { type OrderSource, orderEvents, orderSources } from './order-source.table.ts'
import type { WebhookKind } from './order-source.vocabulary.ts'
import { findSource, isSource, type OfSource, secretsOf } from './order-sources.server.ts'
import { readers, type Told } from './provider-orders.ts'

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

/** A request to a source's address. The body is unparsed, because the signature covers its bytes. */
export type Delivery = { body: Buffer; headers: Headers }

const tolerance = minutes(5)

/**
 * Whether somebody who knows the secret sent exactly this, and, where the signature tells the time, lately. All of them
 * are HMAC-SHA256; what is signed and how it is written differs.
 */
export const isSigned: Record<WebhookKind, (secret: string, delivery: Delivery) => boolean> = {
  // https://shopify.dev/docs/apps/build/webhooks/subscribe/https#step-2-validate-the-origin-of-your-webhook
  shopify: (secret, { body, headers }) =>
    isBase64(hmac(secret, body), headers.get('x-shopify-hmac-sha256') ?? ''),
  // https://woocommerce.com/document/webhooks/
  woocommerce: (secret, { body, headers }) =>
    isBase64(hmac(secret, body), headers.get('x-wc-webhook-signature') ?? ''),
  // https://docs.stripe.com/webhooks#verify-manually
  stripe(secret, { body, headers }) {
    const parts = (headers.get('stripe-signature') ?? '').split(',').map((part) => part.trim().split('='))
    const at = parts.find(([name]) => name === 't')?.[1] ?? ''
    const expected = hmac(secret, at, '.', body)
    return (
      isRecent(at) &&
      parts.some(([name, value = '']) => name === 'v1' && areEqual(Buffer.from(value, 'hex'), expected))
    )
  },
  // https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
  generic(secret, { body, headers }) {
    const [id, at] = [headers.get('webhook-id') ?? '', headers.get('webhook-timestamp') ?? '']
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    const expected = hmac(key, id, '.', at, '.', body)
    const given = (headers.get('webhook-signature') ?? '').split(' ')
    return (
      id !== '' &&
      isRecent(at) &&
      given.some((each) => each.startsWith('v1,') && isBase64(expected, each.slice(3)))
    )
  },
}

function hmac(key: string | Buffer, ...parts: (string | Buffer)[]) {
  const mac = createHmac('sha256', key)
  for (const part of parts) mac.update(part)
  return mac.digest()
}

const isBase64 = (expected: Buffer, given: string) => areEqual(Buffer.from(given, 'base64'), expected)

const isRecent = (at: string) =>
  /^\d{1,12}$/.test(at) && Math.abs(now().getTime() - seconds(Number(at))) <= tolerance
