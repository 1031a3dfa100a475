import { createHmac } from 'node:crypto'
import { minutes, now, seconds } from '#app/platform/clock.ts'
import { areEqual } from '#app/platform/secret.server.ts'
import type { WebhookKind } from './order-source.vocabulary.ts'

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
