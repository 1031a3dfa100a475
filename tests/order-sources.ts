import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { v7 as uuidv7 } from 'uuid'
import { mountDoors } from '#app/doors.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { newOrderSource, type SourceKind } from '#app/features/orders/order-source.schema.ts'
import { createSource, replaceSecret } from '#app/features/orders/order-sources.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { aBusiness } from './factories.ts'

const doors = mountDoors(new Hono())
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text)

export const aShop = (db: Database) => aBusiness(db, { tierName: 'enterprise' })

type Options = { business?: Business } & Partial<
  Record<'shop' | 'delayDays' | 'language' | 'legalBasis', string>
>

/** A source of orders that is set up, and what the provider's side does with its secret. */
export async function aSource(db: Database, kind: SourceKind, { business, ...given }: Options = {}) {
  const owned = business ?? (await aShop(db))
  const settings = {
    delayDays: '7',
    language: 'en',
    legalBasis: 'existing_customer',
    shop: 'crumb.myshopify.com',
  }
  const wanted = newOrderSource.parse({ kind, name: 'The shop', ...settings, ...given })
  const made = await createSource(db, { business: owned, userId: owned.ownerId }, wanted)
  const of = { businessId: owned.id, sourceId: made.id }
  const changing = { business: owned, sourceId: made.id }
  const isMail = kind === 'mail'
  const secret = made.secret ?? (isMail ? '' : await replaceSecret(db, changing, `secret of ${made.id}`))
  return { business: owned, of, changing, secret, send: senderTo(of, kind, secret) }
}

type Sent = { body: unknown; topic?: string; headers?: Record<string, string>; at?: number }

/** Signs and posts as the provider does. */
export function senderTo(
  { businessId, sourceId }: { businessId: string; sourceId: string },
  kind: SourceKind,
  secret: string,
) {
  return async ({ body, topic = '', headers = {}, at = Math.floor(now().getTime() / 1000) }: Sent) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const id = `msg_${uuidv7()}`
    const signed: Record<SourceKind, () => Record<string, string>> = {
      mail: () => ({}),
      shopify: () => ({
        'x-shopify-hmac-sha256': hmac(secret, text).digest('base64'),
        'x-shopify-topic': topic,
        'x-shopify-shop-domain': 'crumb.myshopify.com',
      }),
      woocommerce: () => ({
        'x-wc-webhook-signature': hmac(secret, text).digest('base64'),
        'x-wc-webhook-topic': topic,
      }),
      stripe: () => ({ 'stripe-signature': `t=${at},v1=${hmac(secret, `${at}.${text}`).digest('hex')}` }),
      generic: () => {
        const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
        const mac = hmac(key, `${id}.${at}.${text}`).digest('base64')
        return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${mac}` }
      },
    }
    return doors.request(`/hooks/orders/${businessId}/${sourceId}`, {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json', ...signed[kind](), ...headers },
    })
  }
}
