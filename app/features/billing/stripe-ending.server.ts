import Stripe from 'stripe'
import { onceKey, stripe } from './stripe-client.server.ts'
import { idOf } from './stripe-reading.ts'

/**
 * Ends a subscription that was bought beside a better one. A first payment is given back in full; of a later one the
 * unused part is credited to the customer and pays the next invoices.
 */
export async function endSurplus(id: string) {
  const subscription = await stripe().subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  const invoice = subscription.latest_invoice as Stripe.Invoice | null
  const isFirst = invoice?.billing_reason === 'subscription_create'
  // Before the cancellation: a subscription that is over is not looked at again.
  if (invoice && isFirst) await refund(invoice.id!)
  await stripe().subscriptions.cancel(id, isFirst ? {} : { invoice_now: true, prorate: true })
}

async function refund(invoice: string) {
  const { data } = await stripe().invoicePayments.list({ invoice, status: 'paid' })
  for (const { payment } of data) {
    if (!payment.payment_intent) continue
    const payment_intent = idOf(payment.payment_intent)
    await stripe()
      .refunds.create(
        { payment_intent, reason: 'duplicate' },
        { idempotencyKey: onceKey('refund', payment_intent) },
      )
      .catch((error: unknown) => {
        if (!isRefunded(error)) throw error
      })
  }
}

const isRefunded = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded'
