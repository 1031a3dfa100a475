import { demoPayment } from '#app/features/billing/billing.schema.ts'
import { payInDemo } from '#app/features/billing/demo-acts.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { aBusiness, aUser } from './factories.ts'

type Bought = { plan?: 'pro' | 'enterprise'; billing?: 'monthly' | 'annual' }

/** An owner who bought a plan on the demo's checkout page. */
export async function aSubscribed(db: Database, { plan = 'pro', billing = 'monthly' }: Bought = {}) {
  const user = await aUser(db)
  const { id: businessId } = await aBusiness(db, { ownerId: user.id })
  const asking = { userId: user.id, businessId }
  await payInDemo(db, asking, demoPayment.parse({ plan, billing, card: 'works' }))
  return { ...asking, email: user.email }
}
