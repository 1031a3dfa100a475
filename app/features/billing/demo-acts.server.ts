import { eq } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import type { DemoAct, DemoPayment } from './billing.schema.ts'
import { billingMode } from './billing-mode.server.ts'
import { changeDemo, demoSubscriptionId, findDemo, saveDemo } from './demo-provider.server.ts'
import {
  type DemoState,
  endDemoGrace,
  failNextDemo,
  payDemo,
  renewDemo,
  startDemo,
} from './demo-subscription.ts'
import { type Asking, findSubscriber } from './subscriber.server.ts'
import { syncBusiness } from './syncing.server.ts'

const epochNow = () => Math.floor(now().getTime() / 1000)

/** Pays on the demo's checkout page, with a card that works or one that is declined. */
export async function payInDemo(db: Database, asking: Asking, { plan, billing, card }: DemoPayment) {
  requireDemo()
  const { business } = await findSubscriber(db, asking)
  if (plan === 'starter') throw conflict('Starter is free and needs no payment.')
  if (card === 'declined') throw conflict('The card was declined. Nothing was charged, and nothing changed.')
  await db.transaction(async (tx) => {
    // The row of the business decides which of two open checkouts comes first.
    await tx
      .select({ id: businesses.id })
      .from(businesses)
      .where(eq(businesses.id, business.id))
      .for('update')
    const before = await findDemo(tx, business.id, { isLocked: true })
    const isTheirs = before?.subscription.customerId === business.stripeCustomerId
    if (before && before.subscription.status !== 'canceled' && isTheirs)
      throw conflict('This business has a subscription already. Change it instead of buying another.')
    const number = before ? Number(before.subscription.id.split('_').at(-1)) + 1 : 1
    const customerId = `demo_cus_${business.ownerId}_${business.id}`
    const wanted = { plan, isAnnual: billing === 'annual' }
    const state = startDemo(demoSubscriptionId(business.id, number), customerId, wanted, epochNow())
    await saveDemo(tx, business.id, { ...state, invoices: [...state.invoices, ...(before?.invoices ?? [])] })
    await tx.update(businesses).set({ stripeCustomerId: customerId }).where(eq(businesses.id, business.id))
  })
  await syncBusiness(db, business.id)
}

const acts: Record<DemoAct['act'], (state: DemoState) => DemoState> = {
  renew: (state) => renewDemo(state, epochNow()),
  'fail-next': failNextDemo,
  pay: payDemo,
  'end-grace': endDemoGrace,
}

/** Plays what time and banks would do. */
export async function actInDemo(db: Database, asking: Asking, { act }: DemoAct) {
  requireDemo()
  const { business } = await findSubscriber(db, asking)
  await changeDemo(db, business.id, acts[act])
  await syncBusiness(db, business.id)
}

/** The demo's billing page: invoices and the card that is to fail; null before anything was bought. */
export async function readDemo(db: Database, asking: Asking) {
  requireDemo()
  const { business } = await findSubscriber(db, asking)
  const state = await findDemo(db, business.id)
  return state && { failsNext: state.failsNext, invoices: state.invoices }
}

function requireDemo() {
  if (billingMode() !== 'demo') throw notFound('page')
}
