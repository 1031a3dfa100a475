export type BillingMode = 'stripe' | 'demo' | 'off'

let mode: BillingMode = 'off'

export function openBilling(env: { BILLING: BillingMode }) {
  mode = env.BILLING
}

/** How plans are paid. demo: no money moves; off: every business has the top tier. */
export const billingMode = () => mode
