import { priceOf, purchases, stripe } from './stripe-client.server.ts'
import { idOf } from './stripe-reading.ts'

const made_by = 'vouchsafe'
/** Raised with each change of the features below. */
const version = '2'
const known = new WeakMap<object, string>()

/** The configuration of Stripe's page, on which the owner changes and cancels the plan, and finds cards and invoices. Made where it is missing. */
export async function portalConfiguration() {
  const client = stripe()
  let id = known.get(client)
  if (!id) {
    // Other prices are another configuration.
    const mark = { made_by, version, prices: purchases.map(priceOf).join(' ').slice(0, 500) }
    const all = await client.billingPortal.configurations
      .list({ active: true, limit: 100 })
      .autoPagingToArray({ limit: 1000 })
    const ours = all.find(({ metadata }) =>
      Object.entries(mark).every(([key, value]) => metadata?.[key] === value),
    )
    id = (ours ?? (await createConfiguration(mark))).id
    known.set(client, id)
  }
  return id
}

async function createConfiguration(metadata: Record<string, string>) {
  return stripe().billingPortal.configurations.create({
    metadata,
    features: {
      payment_method_update: { enabled: true },
      invoice_history: { enabled: true },
      customer_update: { enabled: true, allowed_updates: ['email', 'name', 'address', 'tax_id'] },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products: await productsOfPlans(),
        proration_behavior: 'always_invoice',
        // A smaller plan or a shorter period begins with the next period.
        schedule_at_period_end: {
          conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
        },
      },
    },
  })
}

async function productsOfPlans() {
  const products = new Map<string, string[]>()
  for (const each of purchases) {
    const { id, product } = await stripe().prices.retrieve(priceOf(each))
    products.set(idOf(product), [...(products.get(idOf(product)) ?? []), id])
  }
  return [...products].map(([product, prices]) => ({ product, prices }))
}
