import { asc, eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { hours, now } from '#app/platform/clock.ts'
import { addressOf } from '#app/platform/site.server.ts'
import type { BillingProvider } from './provider.server.ts'
import { onceKey, priceOf, purchaseOf, stripe, stripeSettings } from './stripe-client.server.ts'
import { customerFor } from './stripe-customer.server.ts'
import { endSurplus } from './stripe-ending.server.ts'
import { portalConfiguration } from './stripe-portal.server.ts'
import { idOf, itemOf, type PlanOfProduct, readStripeSubscription } from './stripe-reading.ts'
import { changeLater, release } from './stripe-schedule.server.ts'
import { type PaidTier, paidTiers } from './subscription.schema.ts'
import { stripeCustomers } from './subscription.table.ts'

const page = '/business/subscription'

export const stripeProvider: BillingProvider = {
  async openCheckout(db, business, email, wanted) {
    const customer = await customerFor(db, business, email)
    await expireOpenCheckouts(customer)
    const session = await stripe().checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: business.id,
      line_items: [{ price: priceOf(wanted), quantity: 1 }],
      success_url: addressOf(`${page}?checkout=return`),
      cancel_url: addressOf(`${page}?checkout=left`),
      // For the invoice.
      billing_address_collection: 'required',
      automatic_tax: { enabled: stripeSettings()!.addsTax },
      tax_id_collection: { enabled: stripeSettings()!.addsTax },
      customer_update: { name: 'auto', address: 'auto' },
      allow_promotion_codes: false,
      expires_at: Math.floor((now().getTime() + hours(1)) / 1000),
      subscription_data: { metadata: { business_id: business.id } },
    })
    if (!session.url) throw new Error('Stripe gave no address for the checkout.')
    return session.url
  },

  async openPortal(_db, { stripeCustomerId }) {
    const { url } = await stripe().billingPortal.sessions.create({
      customer: stripeCustomerId!,
      configuration: await portalConfiguration(),
      return_url: addressOf(`${page}?checkout=portal`),
    })
    return url
  },

  async price(_db, { id, customerId }, wanted, pricedAt) {
    const items = await replaced(id, priceOf(wanted))
    const { amount_due } = await stripe().invoices.createPreview({
      customer: customerId,
      subscription: id,
      subscription_details: { items, proration_behavior: 'always_invoice', proration_date: pricedAt },
    })
    return { dueNowCents: amount_due, pricedAt }
  },

  async upgrade(_db, { id, endsAtPeriodEnd }, wanted, pricedAt) {
    const price = priceOf(wanted)
    const items = await replaced(id, price)
    await release(id)
    const updated = await stripe().subscriptions.update(
      id,
      {
        items,
        proration_behavior: 'always_invoice',
        proration_date: pricedAt,
        // Without the payment nothing changes.
        payment_behavior: 'pending_if_incomplete',
        expand: ['latest_invoice'],
      },
      { idempotencyKey: onceKey('upgrade', id, price, pricedAt) },
    )
    if (updated.pending_update) return { payAt: payPageOf(updated) }
    if (endsAtPeriodEnd) await keepRenewing(id)
    return { payAt: null }
  },

  async downgradeLater(_db, { id, endsAtPeriodEnd }, next) {
    if (endsAtPeriodEnd) await keepRenewing(id)
    await changeLater(id, next)
  },

  async endLater(_db, { id }) {
    await release(id)
    await stripe().subscriptions.update(id, { cancel_at_period_end: true })
  },

  async keep(_db, { id, endsAtPeriodEnd }) {
    await release(id)
    if (endsAtPeriodEnd) await keepRenewing(id)
  },

  async endNow(_db, { id }, { isSurplus }) {
    if (isSurplus) await endSurplus(id)
    else await stripe().subscriptions.cancel(id)
  },

  async list(tx, businessId) {
    const customers = await tx
      .select({ id: stripeCustomers.customerId })
      .from(stripeCustomers)
      .where(eq(stripeCustomers.businessId, businessId))
      .orderBy(asc(stripeCustomers.customerId))
      .for('update')
    const found = []
    for (const { id } of customers) found.push(...(await subscriptionsOf(id)))
    const isOfSettings = (each: Stripe.Subscription) =>
      each.items.data.some(({ price }) => purchaseOf(price.id))
    const planOfProduct: PlanOfProduct = found.every(isOfSettings) ? new Map() : await readProducts(found)
    return found.map((each) => readStripeSubscription(each, purchaseOf, planOfProduct))
  },
}

/** A product that both plans share tells nothing; one that is in no setting may name its tier itself. */
async function readProducts(found: Stripe.Subscription[]): Promise<PlanOfProduct> {
  const productOf = async (plan: PaidTier) =>
    idOf((await stripe().prices.retrieve(priceOf({ plan, isAnnual: false }))).product)
  const [pro, enterprise] = [await productOf('pro'), await productOf('enterprise')]
  const plans: PlanOfProduct = new Map()
  if (pro !== enterprise) plans.set(pro, 'pro').set(enterprise, 'enterprise')
  const products = found.flatMap(({ items }) => items.data.map(({ price }) => idOf(price.product)))
  for (const id of new Set(products)) {
    if (id === pro || id === enterprise) continue
    const { vouchsafe_tier: named } = (await stripe().products.retrieve(id)).metadata
    const plan = paidTiers.find((tier) => tier === named)
    if (plan) plans.set(id, plan)
  }
  return plans
}

async function subscriptionsOf(customer: string) {
  try {
    return await stripe()
      .subscriptions.list({
        ...{ customer, status: 'all', limit: 100 },
        expand: ['data.latest_invoice', 'data.schedule'],
      })
      .autoPagingToArray({ limit: 1000 })
  } catch (error) {
    if (await isDeleted(customer, error)) return []
    throw error
  }
}

/** A key of another account knows no customer of ours either: that is a fault and nobody's cancellation. */
async function isDeleted(customer: string, error: unknown) {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false
  return Boolean((await stripe().customers.retrieve(customer)).deleted)
}

/** So that only the last checkout that was opened can be paid. */
async function expireOpenCheckouts(customer: string) {
  const { data } = await stripe().checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of data) {
    await stripe()
      .checkout.sessions.expire(id)
      .catch((error: unknown) => {
        // It was paid or expired a moment ago.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      })
  }
}

async function replaced(id: string, price: string) {
  const item = itemOf(await stripe().subscriptions.retrieve(id), purchaseOf)
  return [{ ...(item && { id: item.id }), price }]
}

const keepRenewing = (id: string) => stripe().subscriptions.update(id, { cancel_at_period_end: false })

function payPageOf({ latest_invoice: invoice }: Stripe.Subscription) {
  const address = invoice && typeof invoice !== 'string' ? invoice.hosted_invoice_url : null
  if (!address) throw new Error('Stripe gave no address at which the invoice is paid.')
  return address
}
