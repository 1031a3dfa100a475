import Stripe from 'stripe'
import { dollars } from '#app/features/plans/plan-comparison.ts'
import type { Environment } from '#app/platform/env.server.ts'
import { connectStripe, purchases } from './stripe-client.server.ts'
import { neededEvents } from './stripe-events.server.ts'
import type { Purchase } from './subscription.schema.ts'
import { amountOf } from './subscription-rules.ts'

/** The setting with the id of a price: `STRIPE_PRICE_PRO_ANNUAL`. */
export const settingOf = ({ plan, isAnnual }: Purchase) =>
  `STRIPE_PRICE_${plan.toUpperCase()}_${isAnnual ? 'ANNUAL' : 'MONTHLY'}`

/** Whether a price at Stripe is active and the one in the catalogue for this purchase. */
export const isPriceOf = (of: Purchase, price: Stripe.Price) =>
  price.active &&
  price.currency === 'usd' &&
  price.unit_amount === amountOf(of) &&
  price.recurring?.interval === (of.isAnnual ? 'year' : 'month') &&
  price.recurring.interval_count === 1

/** For the doctor: whether Stripe knows the key, and whether everything there is as `npm run stripe-setup` makes it. */
export async function checkStripe({ stripe: settings, APP_URL, isLoopback }: Environment) {
  const { prices, portal } = settings!
  const stripe = connectStripe(settings!)
  const { livemode } = await stripe.balance.retrieve().catch(explain('STRIPE_SECRET_KEY'))
  for (const each of purchases) {
    const setting = settingOf(each)
    const id = prices[each.plan][each.isAnnual ? 'annual' : 'monthly']
    const price = await stripe.prices.retrieve(id).catch(explain(setting))
    if (!isPriceOf(each, price))
      throw new Error(
        `${setting} must be an active price of ${dollars(amountOf(each))} (USD) a ${each.isAnnual ? 'year' : 'month'}.`,
      )
  }
  await checkPortal(stripe, portal)
  // Stripe reaches no loopback address; its command line forwards events there.
  if (!isLoopback) await checkEndpoint(stripe, `${APP_URL}/hooks/stripe`)
  return `Stripe, ${livemode ? 'live' : 'test'} mode, the four prices are those of the catalogue, the customer portal changes and cancels plans; events are expected at ${APP_URL}/hooks/stripe`
}

async function checkPortal({ billingPortal: { configurations } }: Stripe, portal: string | null) {
  const found = portal
    ? await configurations.retrieve(portal).catch(explain('STRIPE_PORTAL'))
    : (await configurations.list({ is_default: true }).catch(explain('customer portal'))).data[0]
  if (!found?.features.subscription_update.enabled || !found.features.subscription_cancel.enabled)
    throw new Error(
      'Stripe’s customer portal must let customers change and cancel: run npm run stripe-setup and set STRIPE_PORTAL.',
    )
}

async function checkEndpoint(stripe: Stripe, address: string) {
  const all = await stripe.webhookEndpoints.list({ limit: 100 }).catch(explain('webhook endpoints'))
  const endpoints = all.data.filter(({ url, status }) => url === address && status === 'enabled')
  if (endpoints.length === 0) throw new Error(`Stripe has no enabled webhook endpoint ${address}.`)
  const sent = new Set(endpoints.flatMap(({ enabled_events }) => enabled_events))
  const missing = sent.has('*') ? [] : neededEvents.filter((event) => !sent.has(event))
  if (missing.length > 0)
    throw new Error(`Stripe’s webhook endpoint ${address} lacks the events ${missing.join(', ')}.`)
}

/** Never with the key, of which Stripe's own sentence repeats a part. */
export const explain = (setting: string) => (error: unknown) => {
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    throw new Error('Stripe does not accept STRIPE_SECRET_KEY.')
  if (error instanceof Stripe.errors.StripePermissionError)
    throw new Error(`STRIPE_SECRET_KEY may not read ${setting}.`)
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    throw new Error(`Stripe does not know ${setting}.`)
  throw new Error('Stripe cannot be reached.')
}
