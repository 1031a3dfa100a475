import Stripe from 'stripe'
import { dollars } from '#app/features/plans/plan-comparison.ts'
import type { Environment } from '#app/platform/env.server.ts'
import { amountOf } from './demo-subscription.ts'
import { openStripe, priceOf, purchases, stripe } from './stripe-client.server.ts'
import { portalConfiguration } from './stripe-portal.server.ts'
import type { Purchase } from './subscription.schema.ts'

/** For the doctor: whether Stripe knows the key, and whether each price is what the catalogue promises. */
export async function checkStripe({ stripe: settings, APP_URL, isLoopback }: Environment) {
  openStripe(settings)
  const { livemode } = await stripe().balance.retrieve().catch(explain('STRIPE_SECRET_KEY'))
  for (const each of purchases) await checkPrice(each)
  await portalConfiguration().catch(explain('the configuration of the customer portal'))
  // Stripe reaches no loopback address; its command line forwards events there.
  if (!isLoopback) await checkEndpoint(`${APP_URL}/hooks/stripe`)
  return `Stripe, ${livemode ? 'live' : 'test'} mode, the four prices are those of the catalogue, the customer portal changes and cancels plans; events are expected at ${APP_URL}/hooks/stripe`
}

const neededEvents = [
  'checkout.session.completed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
]

async function checkEndpoint(address: string) {
  const all = await stripe().webhookEndpoints.list({ limit: 100 }).catch(explain('webhook endpoints'))
  const endpoints = all.data.filter(({ url, status }) => url === address && status === 'enabled')
  if (endpoints.length === 0) throw new Error(`Stripe has no enabled webhook endpoint ${address}.`)
  const sent = new Set(endpoints.flatMap(({ enabled_events }) => enabled_events))
  const missing = sent.has('*') ? [] : neededEvents.filter((event) => !sent.has(event))
  if (missing.length > 0)
    throw new Error(`Stripe’s webhook endpoint ${address} lacks the events ${missing.join(', ')}.`)
}

async function checkPrice(of: Purchase) {
  const setting = `STRIPE_PRICE_${of.plan.toUpperCase()}_${of.isAnnual ? 'ANNUAL' : 'MONTHLY'}`
  const price = await stripe().prices.retrieve(priceOf(of)).catch(explain(setting))
  const interval = of.isAnnual ? 'year' : 'month'
  const { active, currency, unit_amount, recurring } = price
  const isRight =
    active &&
    currency === 'usd' &&
    unit_amount === amountOf(of) &&
    recurring?.interval === interval &&
    recurring.interval_count === 1
  if (!isRight)
    throw new Error(`${setting} must be an active price of ${dollars(amountOf(of))} (USD) a ${interval}.`)
}

/** Never with the key, of which Stripe's own sentence repeats a part. */
const explain = (setting: string) => (error: unknown) => {
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    throw new Error('Stripe does not accept STRIPE_SECRET_KEY.')
  if (error instanceof Stripe.errors.StripePermissionError)
    throw new Error(`STRIPE_SECRET_KEY may not read ${setting}.`)
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    throw new Error(`Stripe does not know ${setting}.`)
  throw new Error('Stripe cannot be reached.')
}
