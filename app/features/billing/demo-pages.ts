/** The pages that the demo shows instead of Stripe's. */
export const demoPages = {
  checkout: '/business/subscription/checkout',
  portal: '/business/subscription/billing',
} as const
export type DemoPage = keyof typeof demoPages
