// npm run stripe-setup: makes at Stripe what plans are sold with (products, prices, customer portal, webhook) and prints the
// settings. Run it again after a change of the catalogue or of APP_URL: what is there already is kept.
import Stripe from 'stripe'
import { explain, isPriceOf, settingOf } from '#app/features/billing/stripe-account.server.ts'
import { connectStripe, idOf, purchases } from '#app/features/billing/stripe-client.server.ts'
import { neededEvents } from '#app/features/billing/stripe-events.server.ts'
import { type Purchase, paidTiers } from '#app/features/billing/subscription.schema.ts'
import { amountOf } from '#app/features/billing/subscription-rules.ts'
import { plans } from '#app/features/plans/plans.ts'
import { parseEnvironment } from '#app/platform/env.server.ts'

// The settings of Stripe are what this prints: only its key is needed.
const env = parseEnvironment({ ...process.env, BILLING: 'off' })
if (!env.STRIPE_SECRET_KEY) {
  console.error(
    'STRIPE_SECRET_KEY must be set: a secret key, or a restricted one that may write all of this.',
  )
  process.exit(1)
}
const stripe = connectStripe({ secretKey: env.STRIPE_SECRET_KEY, apiBase: env.STRIPE_API_BASE ?? null })

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

const say = (what: string, isNew: boolean) => console.log(`${isNew ? 'made ' : 'kept '} ${what}`)

/** One product a plan. Its metadata name the tier, which any further price of it gives. */
async function ensureProduct(plan: Purchase['plan']) {
  const id = `vouchsafe_${plan}`
  const known = await stripe.products.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  const name = `Vouchsafe ${plans[plan].longName}`
  if (!known) await stripe.products.create({ id, name, metadata: { vouchsafe_tier: plan } })
  say(`product ${name}`, !known)
  return id
}

/** Prices cannot be changed: another amount is another price, which takes over the key. */
async function ensurePrice(of: Purchase, product: string) {
  const lookup_key = `vouchsafe_${of.plan}_${of.isAnnual ? 'annual' : 'monthly'}`
  const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true })
  const known = data.find((price) => isPriceOf(of, price) && idOf(price.product) === product)
  const price =
    known ??
    (await stripe.prices.create({
      product,
      currency: 'usd',
      unit_amount: amountOf(of),
      lookup_key,
      transfer_lookup_key: true,
      recurring: { interval: of.isAnnual ? 'year' : 'month' },
    }))
  say(`price ${lookup_key}`, !known)
  return { product, id: price.id, setting: settingOf(of) }
}

/** The portal changes, cancels and keeps plans; a smaller plan or a shorter period begins with the next period. */
async function ensurePortal(prices: { product: string; id: string }[]) {
  const features = {
    payment_method_update: { enabled: true },
    invoice_history: { enabled: true },
    customer_update: { enabled: true, allowed_updates: ['email', 'name', 'address', 'tax_id'] },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      products: [...Map.groupBy(prices, ({ product }) => product)].map(([product, of]) => ({
        product,
        prices: of.map(({ id }) => id),
      })),
      proration_behavior: 'always_invoice',
      schedule_at_period_end: {
        conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
      },
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features
  const all = await stripe.billingPortal.configurations
    .list({ active: true, limit: 100 })
    .autoPagingToArray({ limit: 1000 })
  const known = all.find(({ metadata }) => metadata?.made_by === 'vouchsafe')
  const { id } = known
    ? await stripe.billingPortal.configurations.update(known.id, { features })
    : await stripe.billingPortal.configurations.create({ features, metadata: { made_by: 'vouchsafe' } })
  say('configuration of the customer portal', !known)
  return id
}

/** Its secret is shown once, when it is made. */
async function ensureWebhook(url: string) {
  const enabled_events = [...neededEvents]
  const all = await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 })
  const known = all.find((each) => each.url === url)
  const endpoint = known
    ? await stripe.webhookEndpoints.update(known.id, { enabled_events, disabled: false })
    : await stripe.webhookEndpoints.create({ url, enabled_events, description: 'Vouchsafe' })
  say(`webhook ${url}`, !known)
  return endpoint.secret ?? null
}

try {
  const products = new Map<string, string>()
  for (const plan of paidTiers) products.set(plan, await ensureProduct(plan))
  const prices = []
  for (const each of purchases) prices.push(await ensurePrice(each, products.get(each.plan)!))
  const portal = await ensurePortal(prices)
  const address = `${env.APP_URL}/hooks/stripe`
  const secret = env.isLoopback ? null : await ensureWebhook(address)
  console.log('\nThe settings:\nBILLING=stripe')
  for (const { setting, id } of prices) console.log(`${setting}=${id}`)
  console.log(`STRIPE_PORTAL=${portal}`)
  if (secret) console.log(`STRIPE_WEBHOOK_SECRET=${secret}`)
  else if (env.isLoopback)
    console.log(
      `STRIPE_WEBHOOK_SECRET= from: stripe listen --forward-to ${address}, as Stripe cannot reach it`,
    )
  else
    console.log(
      'STRIPE_WEBHOOK_SECRET stays what it was: Stripe shows it in its dashboard, at the endpoint named above.',
    )
} catch (error) {
  try {
    explain('what is to be made there')(error)
  } catch (plain) {
    console.error((plain as Error).message)
  }
  process.exitCode = 1
}
