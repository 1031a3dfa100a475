import type { ReactNode } from 'react'
import type { SourceKind } from './order-source.vocabulary.ts'

const example =
  '{"reference": "A-4711", "name": "Zoë Müller", "email": "zoe@mail.example", "language": "de", "products": ["Teapot"]}'

/** The steps at each provider, as docs/orders.md describes them at length. */
export const stepsOf: Record<SourceKind, ReactNode[]> = {
  shopify: [
    'At Shopify, open Settings, Notifications, Webhooks, and press Create webhook.',
    'Choose the event “Order fulfillment” and the format JSON, and paste the address above.',
    'Do the same for “Order cancellation” and “Refund create”.',
    'Below the list Shopify shows the secret that signs your webhooks. Paste it below.',
    'Press “Send test” beside a webhook. It appears under “What arrived”.',
  ],
  woocommerce: [
    'At WordPress, open WooCommerce, Settings, Advanced, Webhooks, and press Add webhook.',
    'Choose the status Active, the topic “Order updated” and the newest API version.',
    'Paste the address above as delivery URL.',
    'Paste the secret that was shown here when you connected. If you no longer have it, make a new one.',
    'Save, and set an order to Completed. It appears under “What arrived”.',
  ],
  stripe: [
    'In your Stripe dashboard, open Developers, Webhooks, and add an endpoint for your account.',
    'Choose the events checkout.session.completed, checkout.session.async_payment_succeeded and charge.refunded.',
    'Paste the address above.',
    'Stripe shows a signing secret, whsec_… Paste it below.',
    'Send a test event from Stripe’s test mode with an endpoint of its own, or make a purchase. It appears under “What arrived”.',
  ],
  mail: [
    'Copy the address above. Keep it secret: anyone who knows it can have people invited in your name.',
    'In your shop system, open the mail that customers get when their order is sent.',
    'Enter the address as BCC of that mail, and of the mails about cancellations and refunds.',
    'The number of the order has to stand in the subject, such as “Order #4711”. Without it we cannot tell two mails about one order apart.',
    'Send yourself an order. It appears under “What arrived”.',
  ],
  generic: [
    'Keep the address above and the secret on your server.',
    <>
      When an order is completed, post it there as JSON: <code className="break-all">{example}</code>
    </>,
    'Sign it as Standard Webhooks does, with the headers webhook-id, webhook-timestamp and webhook-signature. There are libraries for most languages.',
    <>
      Send one with <code>"test": true</code> first. It appears under “What arrived”, and nobody is invited.
    </>,
    <>
      When an order is cancelled or refunded, send its reference with <code>"cancelled": true</code>.
    </>,
  ],
}

/** The fields for the key with which we ask the provider about an order. */
export const tokenWords = {
  shopify: {
    label: 'Client secret or token, for verified purchases',
    help: 'Of an app of your shop with the scope read_orders. With it we ask Shopify about the order of each review.',
  },
  stripe: {
    label: 'Restricted key, for verified purchases',
    help: 'Of live mode, with the right to read Checkout Sessions, PaymentIntents and Charges, and no other.',
  },
}
