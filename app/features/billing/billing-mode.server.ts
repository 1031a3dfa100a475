import type { StripeSettings } from '#app/platform/env.server.ts'
import { openStripe } from './stripe-client.server.ts'

export type BillingMode = 'stripe' | 'demo' | 'off'

let mode: BillingMode = 'off'

export function openBilling(env: { BILLING: BillingMode; stripe?: StripeSettings | null }) {
  mode = env.BILLING
  openStripe(env.stripe ?? null)
}

/** How plans are paid. demo: no money moves; off: every business has the top tier. */
export const billingMode = () => mode
