import { eq } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { type DemoPage, demoPages } from './demo-pages.ts'
import { type DemoState, endDemoLater, endDemoNow } from './demo-subscription.ts'
import type { BillingProvider } from './provider.server.ts'
import { demoSubscriptions } from './subscription.table.ts'

const pageAt = (page: DemoPage, query: Record<string, string> = {}) =>
  `${addressOf(demoPages[page])}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`

/** Stands in for Stripe on a loopback address: the same states, and no money. */
export const demoProvider: BillingProvider = {
  async openCheckout(_db, _business, _email, { plan, isAnnual }) {
    return pageAt('checkout', { plan, billing: isAnnual ? 'annual' : 'monthly' })
  },

  async openPortal(_db, _business, flow) {
    if (flow.to === 'home') return pageAt('portal')
    const { plan, isAnnual } = flow.to === 'change' ? flow.wanted : { plan: '', isAnnual: false }
    return pageAt('portal', {
      flow: flow.to,
      ...(plan && { plan, billing: isAnnual ? 'annual' : 'monthly' }),
    })
  },

  endLater: (db, { businessId }) => changeDemo(db, businessId, endDemoLater),

  async endNow(db, { id }) {
    const [found] = await db
      .select({ businessId: demoSubscriptions.businessId, state: demoSubscriptions.state })
      .from(demoSubscriptions)
      .where(eq(demoSubscriptions.businessId, businessIn(id)))
    if (found?.state.subscription.id === id) await changeDemo(db, found.businessId, endDemoNow)
  },

  async list(tx, businessId) {
    const state = await findDemo(tx, businessId, { isLocked: true })
    return state ? [state.subscription] : []
  },
}

export async function findDemo(db: Database, businessId: string, { isLocked = false } = {}) {
  const found = db
    .select({ state: demoSubscriptions.state })
    .from(demoSubscriptions)
    .where(eq(demoSubscriptions.businessId, businessId))
  const [row] = await (isLocked ? found.for('update') : found)
  return row?.state ?? null
}

export async function changeDemo(db: Database, businessId: string, change: (state: DemoState) => DemoState) {
  await db.transaction(async (tx) => {
    const state = await findDemo(tx, businessId, { isLocked: true })
    if (!state) throw gone()
    await saveDemo(tx, businessId, change(state))
  })
}

export async function saveDemo(db: Database, businessId: string, state: DemoState) {
  const set = { state, updatedAt: now() }
  await db
    .insert(demoSubscriptions)
    .values({ businessId, ...set })
    .onConflictDoUpdate({ target: demoSubscriptions.businessId, set })
}

/** A demo subscription carries the id of its business: `demo_sub_{businessId}_{number}`. */
export const demoSubscriptionId = (businessId: string, number: number) => `demo_sub_${businessId}_${number}`
const businessIn = (id: string) => id.split('_')[2] ?? id

const gone = () => conflict('There is no subscription to change.')
