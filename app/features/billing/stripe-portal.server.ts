import { stripe } from './stripe-client.server.ts'

const mark = { made_by: 'vouchsafe', version: '1' }
const known = new WeakMap<object, string>()

/**
 * The owner's options on Stripe's page: change the card, the address and the VAT id, and read invoices. Plans are
 * changed on our page, which says what changes.
 */
export async function portalConfiguration() {
  const client = stripe()
  let id = known.get(client)
  if (!id) {
    const { data } = await client.billingPortal.configurations.list({ active: true, limit: 100 })
    const ours = data.find(
      ({ metadata }) => metadata?.made_by === mark.made_by && metadata.version === mark.version,
    )
    id = (ours ?? (await createConfiguration())).id
    known.set(client, id)
  }
  return id
}

const createConfiguration = () =>
  stripe().billingPortal.configurations.create({
    metadata: mark,
    features: {
      payment_method_update: { enabled: true },
      invoice_history: { enabled: true },
      customer_update: { enabled: true, allowed_updates: ['email', 'name', 'address', 'tax_id'] },
      subscription_cancel: { enabled: false },
      subscription_update: { enabled: false },
    },
  })
