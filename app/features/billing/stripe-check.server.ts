import Stripe from 'stripe'
import { dollars } from '#app/features/plans/plan-comparison.ts'
import type { Environment } from '#app/platform/env.server.ts'
import { amountOf } from './demo-subscription.ts'
import { openStripe, priceOf, purchases, stripe } from './stripe-client.server.ts'
import type { Purchase } from './subscription.schema.ts'

/** For the doctor: whether Stripe knows the key, and whether each price is what the catalogue promises. */
export async function checkStripe({ stripe: settings, APP_URL }: Environment) {
  openStripe(settings)
  const { livemode } = await stripe().balance.retrieve().catch(explain('STRIPE_SECRET_KEY'))
  for (const each of purchases) await checkPrice(each)
  return `Stripe, ${livemode ? 'live' : 'test'} mode, the four prices are those of the catalogue; events are expected at ${APP_URL}/hooks/stripe`
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
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    throw new Error(`Stripe does not know ${setting}.`)
  throw new Error('Stripe cannot be reached.')
}
