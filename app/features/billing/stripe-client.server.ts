import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import type { Database } from '#app/platform/database.server.ts'
import type { StripeSettings } from '#app/platform/env.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { type Purchase, paidTiers } from './subscription.schema.ts'

export type BillingMode = 'stripe' | 'demo' | 'off'

let mode: BillingMode = 'off'
let client: Stripe | undefined
let settings: StripeSettings | undefined
let demo: typeof import('./demo-stripe.server.ts') | undefined

export async function openBilling(
  env: { BILLING: BillingMode; stripe?: StripeSettings | null },
  db: Database,
) {
  mode = env.BILLING
  // Nothing of the stand-in is loaded where money moves.
  demo = mode === 'demo' ? await import('./demo-stripe.server.ts') : undefined
  settings = demo?.demoSettings ?? env.stripe ?? undefined
  client = settings && connectStripe(settings, demo?.answerWith(db))
}

/** How plans are paid. demo: a stand-in of Stripe, and no money moves; off: every business has the top tier. */
export const billingMode = () => mode

/** The stand-in of Stripe with its pages; throws 404 where BILLING is not demo. */
export function demoOfStripe() {
  if (!demo) throw notFound('page')
  return demo
}

/** Somebody may be waiting: Stripe has this long to answer, and a second try as long again. */
const timeoutMs = 8_000

export function connectStripe(
  { secretKey, apiBase }: Pick<StripeSettings, 'secretKey' | 'apiBase'>,
  answer?: typeof fetch,
) {
  return new Stripe(secretKey, {
    ...placeOf(apiBase),
    ...(answer && { httpClient: Stripe.createFetchHttpClient(answer) }),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

function placeOf(apiBase: string | null) {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' } as const
}

export function stripe(): Stripe {
  if (!client) throw new Error('openBilling has not been given the settings of Stripe.')
  return client
}

export const stripeSettings = () => settings!

export const purchases: Purchase[] = paidTiers.flatMap((plan) => [
  { plan, isAnnual: false },
  { plan, isAnnual: true },
])

export const priceOf = ({ plan, isAnnual }: Purchase) =>
  settings!.prices[plan][isAnnual ? 'annual' : 'monthly']

/** Null for a price that is in none of the settings. */
export const purchaseOf = (priceId: string) => purchases.find((each) => priceOf(each) === priceId) ?? null

export const idOf = (given: string | { id: string }) => (typeof given === 'string' ? given : given.id)

/** The same key for the same request: a repetition within 24 hours gets the first answer and does nothing. */
export function onceKey(request: string, ...of: unknown[]) {
  return `${request}-${createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 40)}`
}
