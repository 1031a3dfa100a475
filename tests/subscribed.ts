import { demoOfStripe } from '#app/features/billing/stripe-client.server.ts'
import { startCheckout } from '#app/features/billing/stripe-pages.server.ts'
import { type DemoAction, planChange } from '#app/features/billing/subscription.schema.ts'
import type { Database } from '#app/platform/database.server.ts'
import { aBusiness, aUser } from './factories.ts'

type Owner = { userId: string; businessId: string }
type Bought = { plan?: 'pro' | 'enterprise'; billing?: 'monthly' | 'annual' }

/** Buys a plan on the pages of Stripe's stand-in. */
export async function subscribe(db: Database, owner: Owner, { plan = 'pro', billing = 'monthly' }: Bought) {
  const { url } = await startCheckout(db, owner, planChange.parse({ plan, billing }))
  await actAtStripe(db, owner, 'pay', url.split('/').at(-1))
}

/** Presses a button on a page of Stripe's stand-in, its portal where no session is named. */
export async function actAtStripe(db: Database, owner: Owner, action: DemoAction, sessionId?: string) {
  return demoOfStripe().actInDemo(db, owner.userId, { sessionId, action })
}

/** An owner who bought a plan where no money moves. */
export async function aSubscribed(db: Database, bought: Bought = {}) {
  const user = await aUser(db)
  const { id: businessId } = await aBusiness(db, { ownerId: user.id })
  const owner = { userId: user.id, businessId }
  await subscribe(db, owner, bought)
  return { ...owner, email: user.email }
}
