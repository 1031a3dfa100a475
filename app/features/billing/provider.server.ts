import type { Business } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { billingMode } from './billing-mode.server.ts'
import { demoProvider } from './demo-provider.server.ts'
import { stripeProvider } from './stripe-provider.server.ts'
import type { ProviderSubscription, Purchase } from './subscription.schema.ts'
import type { StoredSubscription } from './subscription.table.ts'

/** The part of the provider's page that opens. Whatever is not a plain change or cancellation is done on its first page. */
export type PortalFlow = { to: 'home' | 'card' | 'cancel' } | { to: 'change'; wanted: Purchase }

/** Takes the money, or plays that it does. It alone knows the truth about a subscription. */
export type BillingProvider = {
  /** The address of the page on which the owner pays. */
  openCheckout(db: Database, business: Business, email: string, wanted: Purchase): Promise<string>
  /** The address of the page with plan, card, invoices and VAT id. `id`: the subscription to be changed or cancelled. */
  openPortal(db: Database, business: Business, flow: PortalFlow, id: string | null): Promise<string>
  /** The business was closed or handed over: not charged again, and takes back a smaller plan that was to follow. */
  endLater(db: Database, of: StoredSubscription): Promise<void>
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
