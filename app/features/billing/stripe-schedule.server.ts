import type Stripe from 'stripe'
import { priceOf, purchaseOf, stripe } from './stripe-client.server.ts'
import { idOf, itemOf } from './stripe-reading.ts'
import type { Purchase } from './subscription.schema.ts'

/** Lets the subscription go on as it is until its period ends, and in another plan from then on. */
export async function changeLater(id: string, next: Purchase) {
  await release(id)
  const subscription = await stripe().subscriptions.retrieve(id)
  const item = itemOf(subscription, purchaseOf)
  if (!item) throw new Error('Stripe’s subscription has no item.')
  const schedule = await stripe().subscriptionSchedules.create({ from_subscription: id })
  await stripe().subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: schedule.current_phase!.start_date,
        end_date: item.current_period_end,
        proration_behavior: 'none',
      },
      {
        items: [{ price: priceOf(next), quantity: 1 }],
        duration: { interval: next.isAnnual ? 'year' : 'month', interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  })
}

const running: Stripe.SubscriptionSchedule.Status[] = ['active', 'not_started']

/** Takes back a change that was to come. */
export async function release(id: string) {
  const { schedule } = await stripe().subscriptions.retrieve(id, { expand: ['schedule'] })
  if (!schedule || (typeof schedule !== 'string' && !running.includes(schedule.status))) return
  await stripe().subscriptionSchedules.release(idOf(schedule))
}
