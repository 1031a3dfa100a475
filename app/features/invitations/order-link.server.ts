import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { gone, invalid, Refusal } from '#app/platform/refusal.ts'
import { areEqual } from '#app/platform/secret.server.ts'
import { emailAddress, typedLine } from '#app/platform/typed-text.ts'
import { listOrderKeys } from './order-keys.server.ts'

export type OrderLink = {
  businessId: string
  orderReference: string
  name: string
  email: string
  /** The numbers of the products that were bought. */
  products: string[]
  expiresAt: Date
}

/** See docs/order-links.md: `v1.PAYLOAD.SIGNATURE`, the signature over everything before its dot. */
const payload = z.object({
  b: z.uuid(),
  o: typedLine({ min: 1, max: 100, tooShort: 'o', tooLong: 'o' }),
  n: typedLine({ min: 2, max: 80, tooShort: 'n', tooLong: 'n' }),
  e: emailAddress,
  p: z.array(z.string().min(1).max(100)).max(10).optional(),
  x: z.int().positive().max(32_503_680_000),
})

/**
 * The content of a shop's link, once its signature is verified. The caller checks the expiry: a form opened in time may
 * be sent later.
 */
export async function openOrderLink(db: Database, token: string): Promise<OrderLink> {
  const [, body = '', mac = ''] = token.split('.')
  const businessId = businessOfOrderLink(token)
  if (!businessId) throw notSigned()
  const keys = await listOrderKeys(db, businessId)
  const given = Buffer.from(mac, 'base64url')
  if (!keys.some(({ key }) => areEqual(given, signatureOf(key, `v1.${body}`)))) throw notSigned()
  const parsed = payload.safeParse(jsonOf(body))
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? '')
    throw new Refusal(422, 'order_field', `The shop signed this link, but its field “${field}” is invalid.`)
  }
  const { o, n, e, p = [], x } = parsed.data
  return { businessId, orderReference: o, name: n, email: e, products: p, expiresAt: new Date(x * 1000) }
}

/** The business that a link names, not verified yet. */
export function businessOfOrderLink(token: string) {
  const [version, body = '', , ...rest] = token.split('.')
  if (version !== 'v1' || rest.length > 0) return null
  return z.object({ b: z.uuid() }).safeParse(jsonOf(body)).data?.b.toLowerCase() ?? null
}

export function refusalOfExpired({ expiresAt }: OrderLink, at = now()) {
  return expiresAt <= at ? gone(`This link to your order has expired. ${instead}`) : null
}

const signatureOf = (key: string, text: string) => createHmac('sha256', key).update(text).digest()

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString())
  } catch {
    return null
  }
}

const instead = 'You can still write a review: we then confirm your address by mail.'
const notSigned = () =>
  invalid(`This link is incomplete, or it was not signed with a valid key of the shop. ${instead}`)
