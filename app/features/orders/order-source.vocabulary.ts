// Words of orders that come in. Without a schema library: browsers load this file.

const webhookKinds = ['shopify', 'woocommerce', 'stripe', 'generic'] as const
export type WebhookKind = (typeof webhookKinds)[number]
/** `mail`: copies of a shop's mails, where the operator receives mail. */
export const sourceKinds = [...webhookKinds, 'mail'] as const
export type SourceKind = (typeof sourceKinds)[number]

export const sourceNames: Record<SourceKind, string> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  stripe: 'Stripe',
  generic: 'Your own system',
  mail: 'Copies of order mails',
}

/** We make the secret of these; the other providers make their own, which the owner pastes here. */
export const makesSecret = (kind: SourceKind) =>
  kind === 'woocommerce' || kind === 'generic' || kind === 'mail'

/** What we found when we asked the provider for an order ourselves. Only the first makes a verified purchase. */
export const fetchedOrders = {
  confirmed: 'the provider confirmed the purchase',
  'no-key': 'no key to ask the provider with',
  'key-refused': 'the provider refused the key',
  unknown: 'the provider does not know the order',
  test: 'a test order',
  'other-address': 'another email address in the order',
  'not-paid': 'not paid in full, or nothing to pay',
  'by-hand': 'not captured by a payment provider',
  refunded: 'refunded or cancelled',
} as const
export type FetchedOrder = keyof typeof fetchedOrders
/** `other-items`: confirmed, but without the product that is asked about. */
export type FetchedItem = FetchedOrder | 'other-items'

export const sourceLimits = { ofBusiness: 10, name: { min: 2, max: 60 }, delayDays: { max: 60, usual: 7 } }
