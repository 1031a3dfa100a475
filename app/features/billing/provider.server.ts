import type { Business } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { billingMode } from './billing-mode.server.ts'
import { demoProvider } from './demo-provider.server.ts'
import { stripeProvider } from './stripe-provider.server.ts'
import type { ProviderSubscription, Purchase } from './subscription.schema.ts'
import type { StoredSubscription } from './subscription.table.ts'

type Priced = { dueNowCents: number; pricedAt: number }

/** Takes the money, or plays that it does. It alone knows the truth about a subscription. */
export type BillingProvider = {
  /** The address of the page on which the owner pays. */
  openCheckout(db: Database, business: Business, email: string, wanted: Purchase): Promise<string>
  /** The address of the page with card, invoices and VAT id. */
  openPortal(db: Database, business: Business): Promise<string>
  /** The amount that an upgrade charges now. */
  price(db: Database, of: StoredSubscription, wanted: Purchase, pricedAt: number): Promise<Priced>
  /** Changes and charges at once. An address: the bank wants a word of the owner there first. */
  upgrade(
    db: Database,
    of: StoredSubscription,
    wanted: Purchase,
    pricedAt: number,
  ): Promise<{ payAt: string | null }>
  downgradeLater(db: Database, of: StoredSubscription, next: Purchase): Promise<void>
  endLater(db: Database, of: StoredSubscription): Promise<void>
  /** Takes back `endLater` and `downgradeLater`. */
  keep(db: Database, of: StoredSubscription): Promise<void>
  /** Ends one at once. A surplus one was bought beside a better one, and its money goes back. */
  endNow(db: Database, of: { id: string }, why: { isSurplus: boolean }): Promise<void>
  /** Every subscription of a business. Locks them, so that two readings at once do not overtake each other. */
  list(tx: Database, businessId: string): Promise<ProviderSubscription[]>
}

export function provider(): BillingProvider {
  const mode = billingMode()
  if (mode === 'off') throw conflict('Billing is switched off on this service.')
  return mode === 'stripe' ? stripeProvider : demoProvider
}
