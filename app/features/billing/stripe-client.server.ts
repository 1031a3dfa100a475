import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import type { StripeSettings } from '#app/platform/env.server.ts'
import { type Purchase, paidTiers } from './subscription.schema.ts'

let client: Stripe | undefined
let settings: StripeSettings | undefined

/** Somebody may be waiting: Stripe has this long to answer, and a second try as long again. */
const timeoutMs = 8_000

export function openStripe(given: StripeSettings | null) {
  settings = given ?? undefined
  client = given
    ? new Stripe(given.secretKey, {
        ...placeOf(given),
        timeout: timeoutMs,
        maxNetworkRetries: 1,
        telemetry: false,
      })
    : undefined
}

function placeOf({ apiBase }: StripeSettings) {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' } as const
}

export function stripe(): Stripe {
  if (!client) throw new Error('openStripe has not been given the settings of Stripe.')
  return client
}

export const stripeSettings = () => settings ?? null

/** Every plan that can be bought. */
export const purchases: Purchase[] = paidTiers.flatMap((plan) => [
  { plan, isAnnual: false },
  { plan, isAnnual: true },
])

export const priceOf = ({ plan, isAnnual }: Purchase) =>
  settings!.prices[plan][isAnnual ? 'annual' : 'monthly']

/** Null for a price that is in none of the settings. */
export const purchaseOf = (priceId: string) => purchases.find((each) => priceOf(each) === priceId) ?? null

/** The same key for the same request: a repetition within 24 hours gets the first answer and does nothing. */
export function onceKey(act: string, ...of: unknown[]) {
  return `${act}-${createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 40)}`
}
