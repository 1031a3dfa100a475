import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { openBilling } from '#app/features/billing/stripe-client.server.ts'
import {
  openPortal,
  previewChange,
  startChange,
  startCheckout,
} from '#app/features/billing/stripe-pages.server.ts'
import { listCustomers } from '#app/features/billing/subscriber.server.ts'
import { planChange } from '#app/features/billing/subscription.schema.ts'
import { findSubscription, viewSubscription } from '#app/features/billing/subscription-page.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { receiveStripeEvent } from '#app/routes/hooks/events.server.ts'
import { test as base } from './database.ts'
import { aBusiness, aUser } from './factories.ts'
import { signedEvent, startFakeStripe } from './fakes/stripe.ts'
import { runJobs } from './jobs.ts'

const opened = new WeakMap<pg.Pool, ReturnType<typeof connect>>()

/** The stand-in of Stripe with the service connected to it: one for the tests of a file, as they share a database. */
export function aStripe(db: Database, pool: pg.Pool) {
  if (!opened.has(pool)) opened.set(pool, connect(db, pool))
  return opened.get(pool)!
}

async function connect(db: Database, pool: pg.Pool) {
  const fake = await startFakeStripe()
  fake.unref()
  await openBilling({ BILLING: 'stripe', stripe: fake.settings }, db)
  const { world } = fake

  const post = (payload: string, signature: string) =>
    receiveStripeEvent(
      new Request('http://localhost:3000/hooks/stripe', {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body: payload,
      }),
    )

  /** Delivers what happened so far, and does the work that follows. */
  async function deliver(events = world.events.splice(0)) {
    for (const event of events) {
      const { payload, signature } = signedEvent(event)
      await post(payload, signature)
    }
    // Jobs ask for mails.
    while ((await runJobs(db, pool)).length > 0);
  }

  /** What a business has once that is delivered. */
  async function delivered(owner: Owner) {
    await deliver()
    return read(owner)
  }

  /** Lets the time pass for Stripe and for us. */
  function pass(seconds: number) {
    world.advance(seconds)
    moveClock(world.now * 1000 - now().getTime())
  }

  /** The next renewal of a business. */
  async function renew(owner: Owner) {
    const { subscription } = await read(owner)
    pass(Math.max(0, world.subscriptions.get(subscription!.id)!.item.end - world.now))
  }

  async function anOwner() {
    const user = await aUser(db)
    const { id: businessId } = await aBusiness(db, { ownerId: user.id })
    return { userId: user.id, businessId, email: user.email }
  }

  type Owner = Awaited<ReturnType<typeof anOwner>>

  const choose = (plan: string, billing = 'monthly') => planChange.parse({ plan, billing })

  /** Opens the checkout and returns the id of its session. */
  async function checkout(owner: Owner, plan: string, billing?: string) {
    const { url } = await startCheckout(db, owner, choose(plan, billing))
    return new URL(url).pathname.split('/').at(-1)!
  }

  async function buy(owner: Owner, plan: string, billing?: string) {
    world.completeCheckout(await checkout(owner, plan, billing))
    await deliver()
  }

  /** An owner who has bought this plan, for a month at a time. */
  async function aBuyer(plan: string) {
    const owner = await anOwner()
    await buy(owner, plan)
    return owner
  }

  /** Asks for a change and confirms it on the portal, where it leads there. */
  async function change(owner: Owner, plan: string, billing = 'monthly') {
    const preview = await previewChange(db, owner, choose(plan, billing))
    const { url } = await startChange(db, owner, choose(plan, billing))
    press(url)
    return { preview, url }
  }

  const atPortal = async (owner: Owner, act: 'cancel' | 'keep') =>
    press((await openPortal(db, owner)).url, act)

  /** Confirms on the portal what the address leads to; on its first page, keeps the plan. */
  function press(url: string, act?: 'cancel' | 'keep') {
    const session = portalAt(url)
    const running = session && world.of(session.customer).find(({ status }) => status !== 'canceled')
    if (!session || !running) return
    if (session.price) world.confirmChange(running, session.price)
    else world.setCancelled(running, (act ?? (session.flow ? 'cancel' : 'keep')) === 'cancel')
  }

  const portalAt = (url: string) => world.portalSessions.get(url.split('/').at(-1)!)

  /** The business as it is now, the subscription of its owner and who they are at Stripe. */
  async function read({ businessId, userId }: Pick<Owner, 'businessId' | 'userId'>) {
    const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId))
    const stored = await findSubscription(db, userId)
    const [customer = ''] = await listCustomers(db, userId)
    return { business: business!, customer, subscription: stored && viewSubscription(stored) }
  }

  return {
    ...fake,
    post,
    deliver,
    delivered,
    anOwner,
    aBuyer,
    checkout,
    buy,
    change,
    atPortal,
    press,
    portalAt,
    read,
    choose,
    pass,
    renew,
  }
}

export type TestStripe = Awaited<ReturnType<typeof aStripe>>

export const test = base.extend<{ stripe: TestStripe }>({
  stripe: async ({ db, pool }, use) => use(await aStripe(db, pool)),
})
