import { asc, eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { hours, now } from '#app/platform/clock.ts'
import { addressOf } from '#app/platform/site.server.ts'
import type { BillingProvider, PortalFlow } from './provider.server.ts'
import { priceOf, purchaseOf, stripe, stripeSettings } from './stripe-client.server.ts'
import { customerFor } from './stripe-customer.server.ts'
import { endSurplus } from './stripe-ending.server.ts'
import { portalConfiguration } from './stripe-portal.server.ts'
import { idOf, itemOf, type PlanOfProduct, readStripeSubscription } from './stripe-reading.ts'
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

  async openPortal(_db, { stripeCustomerId }, flow, id) {
    const { url } = await stripe().billingPortal.sessions.create({
      customer: stripeCustomerId!,
      configuration: await portalConfiguration(),
      return_url: portalReturn(),
      ...(flow.to !== 'home' && { flow_data: await flowData(flow, id) }),
    })
    return url
  },

  async endLater(_db, { id }) {
    const { schedule } = await stripe().subscriptions.retrieve(id)
    // A smaller plan that was to follow.
    if (schedule) await stripe().subscriptionSchedules.release(idOf(schedule))
    await stripe().subscriptions.update(id, { cancel_at_period_end: true })
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

const portalReturn = () => addressOf(`${page}?checkout=portal`)

async function flowData(
  flow: PortalFlow,
  id: string | null,
): Promise<Stripe.BillingPortal.SessionCreateParams.FlowData> {
  const after_completion = { type: 'redirect', redirect: { return_url: portalReturn() } } as const
  if (flow.to === 'card' || !id) return { type: 'payment_method_update', after_completion }
  if (flow.to !== 'change')
    return { type: 'subscription_cancel', subscription_cancel: { subscription: id }, after_completion }
  const item = itemOf(await stripe().subscriptions.retrieve(id), purchaseOf)
  if (!item) throw new Error('Stripe’s subscription has no item.')
  const items = [{ id: item.id, price: priceOf(flow.wanted), quantity: 1 }]
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: { subscription: id, items },
    after_completion,
  }
}
