import { eq } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import type { DemoAct, DemoPayment } from './billing.schema.ts'
import { billingMode } from './billing-mode.server.ts'
import { changeDemo, demoSubscriptionId, findDemo, saveDemo } from './demo-provider.server.ts'
import {
  beginsAtOnce,
  type DemoState,
  endDemoGrace,
  endDemoLater,
  failNextDemo,
  keepDemo,
  payDemo,
  renewDemo,
  scheduleDemo,
  startDemo,
  upgradeDemo,
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

const acts = {
  renew: (state) => renewDemo(state, epochNow()),
  'fail-next': failNextDemo,
  pay: payDemo,
  'end-grace': endDemoGrace,
  cancel: endDemoLater,
  keep: keepDemo,
} satisfies Record<Exclude<DemoAct['act'], 'change'>, (state: DemoState) => DemoState>

/** Plays what the owner would do on the provider's page, and what time and banks would do. */
export async function actInDemo(db: Database, asking: Asking, given: DemoAct) {
  requireDemo()
  const { business } = await findSubscriber(db, asking)
  const change = given.act === 'change' ? (state: DemoState) => changePlan(state, given) : acts[given.act]
  await changeDemo(db, business.id, change)
  await syncBusiness(db, business.id)
}

function changePlan(state: DemoState, { plan, billing }: Extract<DemoAct, { act: 'change' }>) {
  const wanted = { plan, isAnnual: billing === 'annual' }
  const { subscription } = state
  if (subscription.status !== 'active')
    throw conflict('A payment is missing. Pay it before you change the plan.')
  if (!beginsAtOnce({ plan: subscription.plan!, isAnnual: subscription.isAnnual }, wanted))
    return scheduleDemo(state, wanted)
  const upgraded = upgradeDemo(state, wanted, epochNow())
  if (!upgraded) throw conflict('The card was declined. Nothing was charged, and nothing changed.')
  return upgraded
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
