export type BillingMode = 'stripe' | 'demo' | 'off'

let mode: BillingMode = 'off'

export function openBilling(env: { BILLING: BillingMode }) {
  mode = env.BILLING
}

/** How plans are paid here. demo: no money moves. off: everybody has everything. */
export const billingMode = () => mode
